import { useMutation } from '@tanstack/react-query'
import { updatePhone } from '@zar/contract/customer'
import { useState } from 'react'
import { Refused } from '../../lib/call.ts'
import { callWithBox } from '../../lib/demo-box.ts'
import { failureText } from '../../lib/failure-text.ts'
import { session, signIn } from '../../lib/session.ts'
import { notify } from '../../ui/toast.tsx'
import { localDigits, PHONE_DIGITS, PHONE_PREFIX } from './phone-number.ts'
import { t } from './phone-texts.ts'

export type PhoneCode = ReturnType<typeof usePhoneCode>

/** The two steps of a phone's verification: a code is sent to it, and the code is checked. */
export function usePhoneCode({ onVerified }: { onVerified: () => void }) {
  const [step, setStep] = useState<1 | 2>(1)
  const [sentAt, setSentAt] = useState(0)
  const [phone, setPhone] = useState(() => localDigits(session()?.phone ?? ''))
  const [error, setError] = useState<string>()
  const goOn = () => {
    setSentAt(Date.now())
    setStep(2)
  }
  const send = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: () => callWithBox(updatePhone, { step: 1, phone: PHONE_PREFIX + phone }),
    onSuccess: ({ message }) => {
      notify.success(message)
      goOn()
    },
    onError: (failure) => {
      const isTooSoon = failure instanceof Refused && failure.code === 'code_too_soon'
      // The code of a moment ago is still good.
      if (isTooSoon) goOn()
      else if (isAboutPhone(failure)) setError(failureText(failure))
      notify[isTooSoon ? 'info' : 'error'](failureText(failure))
    },
  })
  const check = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) =>
      callWithBox(updatePhone, { step: 2, phone: PHONE_PREFIX + phone, code }),
    onSuccess: ({ message }) => {
      const player = session()
      if (player) signIn({ ...player, phone: PHONE_PREFIX + phone, smsVerified: true })
      notify.success(message)
      onVerified()
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  return {
    ...{ step, phone, sentAt, error },
    isSending: send.isPending,
    isChecking: check.isPending,
    setPhone: (digits: string) => {
      setPhone(digits)
      setError(undefined)
    },
    send: () => {
      if (phone.length !== PHONE_DIGITS) setError(t('phone.short'))
      else if (!send.isPending) send.mutate()
    },
    /** True when the code was wrong. */
    check: (code: string) =>
      check.mutateAsync(code).then(
        () => false,
        (failure: unknown) => failure instanceof Refused,
      ),
    back: () => setStep(1),
  }
}

const isAboutPhone = (failure: unknown): boolean =>
  failure instanceof Refused &&
  ['phone_taken', 'phone_not_served', 'invalid_input'].includes(failure.code ?? '')
