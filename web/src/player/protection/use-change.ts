import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Protection } from '@zar/contract/protection'
import { PROTECTION_KEY } from '../../lib/account/protection.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { notify } from '../../ui/feedback/toast.tsx'

type SendChange = () => Promise<{ data: Protection; message: string }>

/** One change of the player's limits and breaks, told as it is answered. */
export function useChange(onDone: () => void = () => {}) {
  const client = useQueryClient()
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (ask: SendChange) => ask(),
    onSuccess: ({ data, message }) => {
      client.setQueryData(PROTECTION_KEY, data)
      notify.success(message)
      onDone()
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
}
