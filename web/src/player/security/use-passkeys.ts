import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addPasskey, beginPasskey, passkeys, removePasskey } from '@zar/contract/passkey'
import { call } from '../../lib/call.ts'
import { callWithBox } from '../../lib/demo-box.ts'
import { failureText } from '../../lib/failure-text.ts'
import { makeKey, NoPasskey } from '../../lib/passkey.ts'
import { notify } from '../../ui/toast.tsx'
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
