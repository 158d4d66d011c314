import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query'
import { type LegState, mySlipQuote, type SlipQuote, slipQuote } from '@zar/contract/betting/slip'
import { useEffect } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { useSignedIn } from '../../../../lib/session/session.ts'
import { onPrices } from '../../odds/prices.ts'
import { askedAtAgreed, type SlipBet } from './bets.ts'
import { keyOf, slip } from './slip.ts'

const AGAIN_MS = 15_000
const ANYONES = ['betting', 'quote']
const MINE = ['me', 'betting-quote']
/** Joint prices are asked for again so long after one of their single prices has moved. */
const MOVED_MS = 700

export type Quote = Omit<SlipQuote, 'legs'> & { legs: ReadonlyMap<string, LegState> }

/** What the server says of each bet: its prices, and the limits and the delay that it has for this player. */
export function useQuotes(bets: readonly SlipBet[]): (Quote | undefined)[] {
  const isSignedIn = useSignedIn()
  const answers = useQueries({
    queries: bets.map(({ key, legs }) => ({
      queryKey: [
        ...(isSignedIn ? MINE : ANYONES),
        key,
        legs.map(({ isBanker }) => isBanker).join(),
      ],
      queryFn: async (): Promise<Quote> => {
        const answer = await call(isSignedIn ? mySlipQuote : slipQuote, {
          legs: legs.map((leg) => askedAtAgreed(leg, slip())),
        })
        const keyed = answer.legs.map(
          (state, at) => [keyOf(legs[at] ?? { picks: [] }), state] as const,
        )
        return { ...answer, legs: new Map(keyed) }
      },
      staleTime: AGAIN_MS,
      refetchInterval: AGAIN_MS,
      placeholderData: keepPreviousData<Quote>,
    })),
  })
  useJointPrices(bets)
  return answers.map(({ data }) => data)
}

/** A bet builder has a price of its own, which no selection tells. */
function useJointPrices(bets: readonly SlipBet[]): void {
  const client = useQueryClient()
  const joined = bets
    .flatMap(({ legs }) => legs.filter(({ picks }) => picks.length > 1).map(keyOf))
    .join('+')
  useEffect(() => {
    if (joined === '') return
    const ids = joined.split('+').map(Number)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onPrices((changed) => {
      if (timer || !ids.some((id) => changed.has(id))) return
      timer = setTimeout(() => {
        timer = undefined
        for (const queryKey of [ANYONES, MINE]) void client.invalidateQueries({ queryKey })
      }, MOVED_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, joined])
}
