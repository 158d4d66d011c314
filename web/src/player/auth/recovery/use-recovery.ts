import { useMutation } from '@tanstack/react-query'
import {
  changePasswordWithCode,
  checkResetCode,
  sendResetPassword,
} from '@zar/contract/players/auth'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import type { PasswordForm } from '../password/password-rules.ts'

type Step = 1 | 2 | 3 | 4
type Typed = { username: string; code: string }
export type Recovery = ReturnType<typeof useRecovery>

/**
 * The four steps of a recovery: name, code, new password, done. Each goes on when the server says so. With the
 * code of a letter the name is enough; once that code was refused, one is sent as ever.
 */
export function useRecovery(letter?: string) {
  const [unspent, setUnspent] = useState(letter)
  const [step, setStep] = useState<Step>(1)
  const [sentAt, setSentAt] = useState(0)
  const [username, setUsername] = useState('')
  const [code, setCode] = useState('')
  const goOn = () => {
    setSentAt(Date.now())
    setStep(2)
  }
  // Offline too: the player is told at once instead of waiting for the network.
  const always = { networkMode: 'always' } as const
  const send = useMutation({
    ...always,
    mutationFn: (name: string) => callWithBox(sendResetPassword, { username: name }),
    onSuccess: ({ message }) => {
      // The first time the next step says it.
      if (step === 2) notify.success(message)
      goOn()
    },
    onError: (failure) => {
      const isTooSoon = failure instanceof Refused && failure.code === 'code_too_soon'
      // The code of a moment ago is still good.
      if (isTooSoon) goOn()
      notify[isTooSoon ? 'info' : 'error'](failureText(failure))
    },
  })
  const check = useMutation({
    ...always,
    mutationFn: (typed: Typed) => callWithBox(checkResetCode, typed),
    onSuccess: (_, typed) => {
      setCode(typed.code)
      setStep(3)
    },
    onError: (failure, typed) => {
      if (typed.code === unspent && failure instanceof Refused) setUnspent(undefined)
      notify.error(failureText(failure))
    },
  })
  const change = useMutation({
    ...always,
    mutationFn: ({ password, repeat }: PasswordForm) =>
      callWithBox(changePasswordWithCode, { password, password2: repeat, username, code }),
    onSuccess: () => setStep(4),
  })
  return {
    step,
    username,
    sentAt,
    change,
    isSending: send.isPending || (step === 1 && check.isPending),
    isChecking: check.isPending,
    send: (name: string) => {
      setUsername(name)
      if (send.isPending || check.isPending) return
      if (unspent) check.mutate({ username: name, code: unspent })
      else send.mutate(name)
    },
    /** True when the code was wrong. */
    check: (typed: string) =>
      check.mutateAsync({ username, code: typed }).then(
        () => false,
        (failure: unknown) => failure instanceof Refused,
      ),
    goTo: setStep,
  }
}
