import type { Policy } from '@zar/contract/betting/slip'
import { useSyncExternalStore } from 'react'
import { Unreachable } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure-text.ts'
import { queryClient } from '../../../../lib/api/query.ts'
import { markChosen } from '../../odds/cells.ts'
import { keepLast } from '../empty/last-played.ts'
import { type Outcome, placeOne, type Sent, type Wait } from './place-one.ts'
import { changeSlip, emptySlip, keyOf, type Leg, removePicks, slip } from './slip.ts'

export type { Outcome, Sent } from './place-one.ts'

export type Attempt =
  | { at: 'rest' }
  | { at: 'sending'; bets: readonly Sent[] }
  | ({ at: 'waiting'; bet: Sent; bets: readonly Sent[] } & Wait)
  /** No answer came: what was sent is asked about with the same ids. */
  | { at: 'lost'; bets: readonly Sent[]; policy: Policy }
  | { at: 'placed'; placed: readonly Outcome[]; refused: readonly Outcome[]; atIso: string }
  | { at: 'refused'; outcome: Outcome | null; message: string | null; atIso: string }

const REST: Attempt = { at: 'rest' }
const listeners = new Set<() => void>()
const kept: { now: Attempt } = { now: REST }

export const attempt = (): Attempt => kept.now
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useAttempt = (): Attempt => useSyncExternalStore(subscribe, attempt)

function change(next: Attempt): void {
  kept.now = next
  const waiting = 'bets' in next ? next.bets.flatMap(({ legs }) => legs) : []
  markChosen(
    slip().picks.map(({ id }) => id),
    waiting.flatMap(({ leg }) => leg.picks.map(({ id }) => id)),
  )
  for (const listener of listeners) listener()
}

/** The result has been read. */
export const leaveAttempt = (): void => change(REST)

export const isUnderWay = ({ at }: Attempt): boolean =>
  at === 'sending' || at === 'waiting' || at === 'lost'

/** Places bets one after another, and waits for those that are held. */
export async function place(bets: readonly Sent[], policy: Policy): Promise<void> {
  change({ at: 'sending', bets })
  const outcomes: Outcome[] = []
  try {
    for (const bet of bets) {
      const onWait = (wait: Wait) => change({ at: 'waiting', bet, bets, ...wait })
      outcomes.push(await placeOne(bet, policy, onWait))
    }
    finish(outcomes)
  } catch (error) {
    if (error instanceof Unreachable) change({ at: 'lost', bets, policy })
    else if (outcomes.length > 0) finish(outcomes)
    else refuse({ outcome: null, message: failureText(error) })
  }
  for (const noun of ['bets', 'bonus', 'betting-quote']) {
    void queryClient.invalidateQueries({ queryKey: ['me', noun] })
  }
}

/** Asks about bets of which no answer came, by their own ids. */
export const askAgain = (lost: Extract<Attempt, { at: 'lost' }>): Promise<void> =>
  place(lost.bets, lost.policy)

function finish(outcomes: readonly Outcome[]): void {
  const placed = outcomes.filter(({ state }) => state === 'open')
  const refused = outcomes.filter(({ state }) => state === 'refused')
  const [first] = refused
  if (placed.length === 0 && first) {
    refuse({ outcome: first, message: null })
    return
  }
  keepLast(slip())
  if (refused.length === 0) emptySlip()
  else removePicks(placed.flatMap(idsOf))
  change({ at: 'placed', placed, refused, atIso: new Date().toISOString() })
}

const idsOf = ({ sent }: Outcome): number[] =>
  sent.legs.flatMap(({ leg }) => leg.picks.map(({ id }) => id))

function refuse(refusal: { outcome: Outcome | null; message: string | null }): void {
  change({ at: 'refused', atIso: new Date().toISOString(), ...refusal })
}

/** Agrees to the odds as they are now. */
export function agreeTo(legs: readonly { leg: Leg; nowMilli: number | null }[]): void {
  const now = new Map(legs.map(({ leg, nowMilli }) => [keyOf(leg), nowMilli]))
  const joint = Object.fromEntries(
    [...now].filter((one): one is [string, number] => one[0].includes('+') && one[1] !== null),
  )
  changeSlip({
    picks: slip().picks.map((pick) => ({ ...pick, odds: now.get(String(pick.id)) ?? pick.odds })),
    joint: { ...slip().joint, ...joint },
  })
}
