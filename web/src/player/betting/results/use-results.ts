import { useQuery } from '@tanstack/react-query'
import { myBets } from '@zar/contract/betting/bets'
import { bettingEvent, bettingResults } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { call } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/session.ts'
import type { BetSelection } from '../my-bets/bet-facts.ts'
import { withNames } from '../names/names.ts'
import { DAY_MS, dayAt } from '../words/kick-off.ts'

const FRESH_MS = 60_000
/** A bet is made some days before its match at most, as a rule. */
const BETS_DAYS = 7
const BETS_MAX = 50

/** What is over on a day. The present day is read again, as its matches end. */
export const useResults = (sport: Sport, day: string) =>
  useQuery({
    queryKey: ['betting', 'results', sport, day],
    queryFn: () => call(bettingResults, { sport, day }).then(withNames),
    staleTime: FRESH_MS,
    refetchInterval: day === dayAt(Date.now()) ? FRESH_MS : false,
  })

/** What happened in a match that is over, and what was counted. */
export const useOver = (id: string) =>
  useQuery({
    queryKey: ['betting', 'over', id],
    queryFn: () => call(bettingEvent, { id }).then(withNames),
    staleTime: FRESH_MS,
  })

/** Of the player’s bets the selections on each match, by its id; nothing for a visitor. */
export function useOwnSelections(day: string): ReadonlyMap<string, readonly BetSelection[]> {
  const player = useSession()
  const from = dayAt(Date.parse(`${day}T12:00:00Z`) - BETS_DAYS * DAY_MS)
  const { data } = useQuery({
    queryKey: ['me', 'bets', 'of-results', from],
    queryFn: () => call(myBets, { isOpen: false, from, to: null, before: null, take: BETS_MAX }),
    enabled: player !== null,
    staleTime: FRESH_MS,
    select: ({ rows }) => bySelection(rows.flatMap(({ legs }) => legs)),
  })
  return data ?? NONE
}
const NONE: ReadonlyMap<string, readonly BetSelection[]> = new Map()

function bySelection(
  legs: readonly { selections: readonly BetSelection[] }[],
): Map<string, BetSelection[]> {
  const found = new Map<string, BetSelection[]>()
  for (const selection of legs.flatMap(({ selections }) => selections)) {
    const known = found.get(selection.event) ?? []
    if (!known.some(({ id }) => id === selection.id)) known.push(selection)
    found.set(selection.event, known)
  }
  return found
}
