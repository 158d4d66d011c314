import { useQuery } from '@tanstack/react-query'
import { type CashOutQuote, cashOutQuote } from '@zar/contract/betting/bets'
import { useRef } from 'react'
import { call } from '../../../../lib/api/call.ts'

/** A quote lives five seconds: the one that is looked at is asked for before it ends. */
const LOOKED_AT_MS = 3_000
const IN_LIST_MS = 15_000

/** What a bet, or a part of it, is worth now. */
export function useQuote(betId: string, percent: number, { isLookedAt = false, isOn = true } = {}) {
  const query = useQuery({
    queryKey: ['me', 'cash-out', betId, percent],
    queryFn: () => call(cashOutQuote, { betId, percent }),
    refetchInterval: isLookedAt ? LOOKED_AT_MS : IN_LIST_MS,
    staleTime: 0,
    gcTime: 0,
    enabled: isOn,
    retry: false,
  })
  const last = useRef<CashOutQuote | null>(null)
  if (query.data?.closed === null) last.current = query.data
  return {
    quote: query.data,
    /** The newest that could have been sold at. */
    lastOpen: last.current,
    isError: query.isError && !query.data,
    refetch: query.refetch,
  }
}
