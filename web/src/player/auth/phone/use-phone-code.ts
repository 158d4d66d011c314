import { useMutation } from '@tanstack/react-query'
import { Password } from '@zar/contract/players/auth'
import { updatePhone } from '@zar/contract/players/customer'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { session, signIn } from '../../../lib/session/session.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { localDigits, PHONE_DIGITS, PHONE_PREFIX } from './phone-number.ts'
import { t } from './phone-texts.ts'

export type PhoneCode = ReturnType<typeof usePhoneCode>

/** The two steps of a phone's verification: a code is sent to it, and the code is checked. */
export function usePhoneCode({ onVerified }: { onVerified: () => void }) {
  const [step, setStep] = useState<1 | 2>(1)
  const [sentAt, setSentAt] = useState(0)
  const [phone, setPhone] = useState(() => localDigits(session()?.phone ?? ''))
  const [error, setError] = useState<string>()
  // Another number than before is taken for the password only.
  const proof = useProof(phone !== localDigits(session()?.phone ?? ''))
  const send = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: () =>
      callWithBox(updatePhone, {
        step: 1,
        phone: PHONE_PREFIX + phone,
        ...(proof.isNeeded && { password: proof.password }),
      }),
    onSuccess: ({ message }) => {
      notify.success(message)
      setSentAt(Date.now())
      setStep(2)
    },
    onError: (failure) => {
      const isTooSoon = failure instanceof Refused && failure.code === 'code_too_soon'
      // The code of a moment ago is still good, and no newer: its minute goes on as it was.
      if (isTooSoon) setStep(2)
      else if (isAboutPhone(failure)) setError(failureText(failure))
      else if (isAboutPassword(failure)) proof.setError(failureText(failure))
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
    step,
    phone,
    sentAt,
    error,
    proof,
    isSending: send.isPending,
    isChecking: check.isPending,
    setPhone: (digits: string) => {
      setPhone(digits)
      setError(undefined)
    },
    send: () => {
      const isWhole = phone.length === PHONE_DIGITS
      if (!isWhole) setError(t('phone.short'))
      if (proof.isThere() && isWhole && !send.isPending) send.mutate()
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

/** The password again, where it is needed. It is kept for another code to the same number. */
function useProof(isNeeded: boolean) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  return {
    isNeeded,
    password,
    error,
    setError,
    set: (next: string) => {
      setPassword(next)
      setError(undefined)
    },
    /** Says what is missing. */
    isThere: () => {
      const isThere = !isNeeded || Password.safeParse(password).success
      if (!isThere) setError(t('password.missing'))
      return isThere
    },
  }
}

const isAboutPassword = (failure: unknown): boolean =>
  failure instanceof Refused &&
  ['phone_password_needed', 'wrong_password'].includes(failure.code ?? '')
const isAboutPhone = (failure: unknown): boolean =>
  failure instanceof Refused &&
  ['phone_taken', 'phone_not_served', 'invalid_input'].includes(failure.code ?? '')
