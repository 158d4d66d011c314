import { useMutation } from '@tanstack/react-query'
import { changeEmail } from '@zar/contract/players/account'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { notify } from '../../../ui/feedback/toast.tsx'

export type EmailForm = { email: string; password: string }
export type EmailChange = ReturnType<typeof useEmailChange>

/** The two steps to a new address: a code for the password, and the address for the code. */
export function useEmailChange({ onChanged }: { onChanged: () => void }) {
  const [asked, setAsked] = useState<EmailForm & { sentAt: number }>()
  // Offline too: the player is told at once instead of waiting for the network.
  const always = { networkMode: 'always' } as const
  const send = useMutation({
    ...always,
    mutationFn: (form: EmailForm) => callWithBox(changeEmail, { step: 1, ...form }),
    onSuccess: ({ message }, form) => {
      setAsked({ ...form, sentAt: Date.now() })
      notify.success(message)
    },
    onError: (failure, form) => {
      const isTooSoon = failure instanceof Refused && failure.code === 'code_too_soon'
      // The code of a moment ago is still good.
      if (isTooSoon) setAsked({ ...form, sentAt: Date.now() })
      notify[isTooSoon ? 'info' : 'error'](failureText(failure))
    },
  })
  const check = useMutation({
    ...always,
    mutationFn: (code: string) =>
      callWithBox(changeEmail, { step: 2, email: asked?.email ?? '', code }),
    onSuccess: ({ message }) => {
      notify.success(message)
      onChanged()
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  return {
    asked,
    send,
    isChecking: check.isPending,
    /** True when the code was wrong. */
    check: (code: string) =>
      check.mutateAsync(code).then(
        () => false,
        (failure: unknown) => failure instanceof Refused,
      ),
    back: () => setAsked(undefined),
  }
}
