import { useQuery } from '@tanstack/react-query'
import { round, roundProof, rounds, roundTotals } from '@zar/contract/casino/game-history'
import type { z } from 'zod/mini'
import { call } from '../../../lib/api/call.ts'
import { useFresh } from '../../../lib/api/use-fresh.ts'
import { useEndless } from '../use-endless.ts'

const KEY = ['me', 'casino', 'rounds']
const ONE_KEY = ['me', 'casino', 'round']

export type RoundsFilter = Omit<z.input<typeof rounds.input>, 'before' | 'take'>

/** The rounds the player has played, newest first, page by page. */
export function useRounds(filter: RoundsFilter) {
  useFresh(KEY, ONE_KEY)
  const { pages, rows: found } = useEndless([...KEY, 'list', filter], (step) =>
    call(rounds, { ...filter, ...step }),
  )
  // None yet is not none: further back there may be some.
  const rows = found?.length === 0 && pages.hasNextPage ? undefined : found
  return { pages, rows }
}

/** What the rounds of these days come to, however they came out. */
export function useRoundTotals({ from, to, product }: RoundsFilter) {
  const days = { from, to, product }
  return useQuery({
    queryKey: [...KEY, 'totals', days],
    queryFn: () => call(roundTotals, days),
    refetchOnMount: 'always',
  })
}

export const useRound = (id: string) =>
  useQuery({
    queryKey: [...ONE_KEY, id],
    queryFn: () => call(round, { id }),
    refetchOnMount: 'always',
  })

/** Where the supplier shows how the round came about; null where it does not. */
export const useProof = (id: string) =>
  useQuery({ queryKey: ['me', 'casino', 'proof', id], queryFn: () => call(roundProof, { id }) })
