import { useMutation } from '@tanstack/react-query'
import { login } from '@zar/contract/players/auth'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { closeDialog, openDialog } from '../../../lib/dialog/dialog.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { signIn } from '../../../lib/session/session.ts'
import { takeLeft } from '../../../lib/session/session-ended.ts'
import { notify } from '../../../ui/feedback/toast.tsx'

export type LoginForm = z.input<typeof login.input>

/** Name and password, and then the second step where the server asks for one. */
export function useLogIn() {
  /** What the second step is asked for. */
  const [first, setFirst] = useState<LoginForm>()
  const opening = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (form: LoginForm) => callWithBox(login, form),
    onSuccess: ({ data, message }) => {
      signIn(data)
      const left = takeLeft(data.usercode)
      if (left) openDialog(left)
      else closeDialog()
      if (message) notify.success(message)
    },
    onError: (failure, form) => {
      const code = failure instanceof Refused ? failure.code : undefined
      if (code === 'second_step_needed') {
        setFirst(form)
        return
      }
      // Whoever is no longer known by name and password begins again.
      if (code === 'wrong_credentials') setFirst(undefined)
      notify.error(failureText(failure))
    },
  })
  const isWrongCode = opening.error instanceof Refused && opening.error.code === 'second_step_wrong'
  return {
    isBusy: opening.isPending,
    isSecond: first !== undefined,
    codeError: isWrongCode ? failureText(opening.error) : undefined,
    start: (form: LoginForm) => {
      if (!opening.isPending) opening.mutate(form)
    },
    finish: (code: string) => {
      if (first && !opening.isPending) opening.mutate({ ...first, code })
    },
    back: () => setFirst(undefined),
  }
}
