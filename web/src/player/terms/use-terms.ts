import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { acceptTerms, readTerms, type Terms } from '@zar/contract/players/terms'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { notify } from '../../ui/feedback/toast.tsx'

const KEY = ['me', 'terms'] as const
/** A text changes a few times a year. */
const FRESH_MS = 10 * 60_000

/** What the player accepted, and what is due. */
export const useTerms = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(readTerms, {}), staleTime: FRESH_MS })

type Due = NonNullable<Terms['due']>

/** Accepts what is due. A refusal means that it changed meanwhile: what is due is read anew. */
export function useAccept() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ document, version, locale }: Due) =>
      call(acceptTerms, { document, version, locale }),
    onSuccess: (now) => client.setQueryData(KEY, now),
    onError: (failure) => {
      notify.error(failureText(failure))
      void client.invalidateQueries({ queryKey: KEY })
    },
  })
}
