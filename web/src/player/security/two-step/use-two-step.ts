import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { beginTwoStep, confirmTwoStep, endTwoStep, twoStep } from '@zar/contract/players/two-step'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { Refused } from '../../../lib/api/request.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { notify } from '../../../ui/feedback/toast.tsx'

const KEY = ['me', 'two-step']

/** Whether the second step is on. */
export const useTwoStep = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(twoStep, {}), refetchOnMount: 'always' })

type Stage =
  | { name: 'rest' | 'password' | 'off' }
  | { name: 'scan'; secret: string; url: string }
  | { name: 'codes'; recoveryCodes: string[] }
export type TwoStepChange = ReturnType<typeof useTwoStepChange>

const AT_REST: Stage = { name: 'rest' }
const FIRST: Stage = { name: 'password' }

/** The way on (password, first code, recovery codes) and the way off (password and code). */
export function useTwoStepChange() {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>(AT_REST)
  const refresh = () => client.invalidateQueries({ queryKey: KEY })
  const common = {
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    onError: (failure: unknown) => notify.error(failureText(failure)),
  } as const
  const begin = useMutation({
    ...common,
    mutationFn: (password: string) => callWithBox(beginTwoStep, { password }),
    onSuccess: ({ data }) => setStage({ name: 'scan', ...data }),
  })
  const confirm = useMutation({
    ...common,
    mutationFn: (code: string) => callWithBox(confirmTwoStep, { code }),
    onSuccess: ({ data, message }) => {
      setStage({ name: 'codes', ...data })
      notify.success(message)
      void refresh()
    },
    onError: (failure) => {
      common.onError(failure)
      // The secret has run out: the way begins again.
      if (failure instanceof Refused && failure.code === 'two_step_not_begun') setStage(FIRST)
    },
  })
  const end = useMutation({
    ...common,
    mutationFn: (proof: { password: string; code: string }) => callWithBox(endTwoStep, proof),
    onSuccess: ({ message }) => {
      setStage({ name: 'rest' })
      notify.success(message)
      void refresh()
    },
  })
  return {
    stage,
    begin,
    confirm,
    end,
    /** Whether something was opened here: what opens it takes the focus again. */
    hasMoved: stage !== AT_REST,
    goTo: (name: 'rest' | 'password' | 'off') => setStage({ name }),
  }
}
