import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addPasskey, beginPasskey, passkeys, removePasskey } from '@zar/contract/players/passkey'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { makeKey, NoPasskey } from '../../../lib/session/passkey.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { t } from './passkey-texts.ts'

const KEY = ['me', 'passkeys']

export const usePasskeys = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(passkeys, {}), refetchOnMount: 'always' })

/** The ways in which a passkey comes and goes, each for the password. */
export function usePasskeyChange({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const common = {
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message)
      onDone()
      return client.invalidateQueries({ queryKey: KEY })
    },
    onError: (failure: unknown) => {
      if (failure instanceof NoPasskey) notify.info(t(failure.isKnown ? 'known' : 'broken'))
      else notify.error(failureText(failure))
    },
  } as const
  const add = useMutation({
    ...common,
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const begun = await call(beginPasskey, { password })
      return callWithBox(addPasskey, { name, key: await makeKey(begun) })
    },
  })
  const remove = useMutation({
    ...common,
    mutationFn: (proof: { id: string; password: string }) => callWithBox(removePasskey, proof),
  })
  return { add, remove }
}
