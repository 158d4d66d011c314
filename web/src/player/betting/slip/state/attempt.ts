import { type Bet, myBet } from '@zar/contract/betting/bets'
import { type Placed, type Policy, placeBet, type SlipCode } from '@zar/contract/betting/slip'
import { useSyncExternalStore } from 'react'
import { call, Unreachable } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure-text.ts'
import { queryClient } from '../../../../lib/api/query.ts'
import { onHub } from '../../../../lib/hub/hub.ts'
import { markChosen } from '../../odds/cells.ts'
import { keepLast } from '../empty/last-played.ts'
import { asked } from './bets.ts'
import { changeSlip, emptySlip, keyOf, type Leg, removePicks, slip } from './slip.ts'

/** A bet on its way. Its id is kept, so that asking again never places it twice. */
export type Sent = {
  id: string
  legs: readonly { leg: Leg; oddsMilli: number }[]
  sizes: readonly number[]
  columns: number
  unitKurus: number
  /** Of a free bet without its stake. */
  winKurus: number
  isFree: boolean
  /** Its stake is above the limit, and a trader looks at it. */
  asksTrader: boolean
}

/** What became of one. */
export type Outcome = {
  sent: Sent
  state: 'open' | 'refused'
  betId: string | null
  code: SlipCode | null
  maxKurus: number | null
}

export type Attempt =
  | { at: 'rest' }
  | { at: 'sending'; bets: readonly Sent[] }
  /** `until`: when the delay is over, in ms of this page. */
  | {
      at: 'waiting'
      bet: Sent
      bets: readonly Sent[]
      betId: string | null
      until: number
      delayMs: number
      /** How far a trader is with it. */
      review: Bet['review'] | null
    }
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
    for (const bet of bets) outcomes.push(await placeOne(bet, bets, policy))
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

async function placeOne(bet: Sent, bets: readonly Sent[], policy: Policy): Promise<Outcome> {
  const answer = await call(placeBet, {
    id: bet.id,
    legs: bet.legs.map(({ leg, oddsMilli }) => asked(leg, oddsMilli)),
    sizes: [...bet.sizes],
    unitKurus: bet.unitKurus,
    policy,
    ...(bet.isFree ? { isFree: true } : {}),
    ...(bet.asksTrader ? { asksTrader: true } : {}),
  })
  if (answer.state !== 'waiting') return outcomeOf(bet, answer)
  return await waitFor(bet, bets, answer)
}

const outcomeOf = (sent: Sent, { state, betId, code, maxKurus }: Placed): Outcome => ({
  sent,
  state: state === 'open' ? 'open' : 'refused',
  betId,
  code,
  maxKurus,
})

/** How long after its delay a bet is asked about, and how often again. */
const DECIDED_AFTER_MS = 150
const AGAIN_MS = 500

/** A trader’s word comes by the hub; without it a bet is asked about so often. */
const REVIEW_AGAIN_MS = 2_000

async function waitFor(bet: Sent, bets: readonly Sent[], answer: Placed): Promise<Outcome> {
  const { delayMs, betId, isReview } = answer
  const review = isReview ? ({ state: 'waits', counter: null } as const) : null
  change({ at: 'waiting', bet, bets, betId, review, ...endsIn(delayMs) })
  await decided(betId, review ? REVIEW_AGAIN_MS : delayMs + DECIDED_AFTER_MS)
  while (betId !== null) {
    const now = await call(myBet, { id: betId })
    if (now.state !== 'waiting') {
      const state = now.state === 'refused' ? ('refused' as const) : ('open' as const)
      return outcomeOf(asTaken(bet, now), { ...answer, state, code: now.code })
    }
    if (now.review) {
      showReview(now)
      await decided(betId, REVIEW_AGAIN_MS)
    } else await pause(AGAIN_MS)
  }
  return outcomeOf(bet, { ...answer, state: 'refused' })
}

const endsIn = (delayMs: number) => ({ until: performance.now() + delayMs, delayMs })

/** What a trader has done with the bet since, and the clock that runs from then on. */
function showReview({ review, waitsMs }: Bet): void {
  const { now } = kept
  if (now.at !== 'waiting' || !review || now.review?.state === review.state) return
  change({ ...now, review, ...endsIn(waitsMs ?? 0) })
}

/** A counter-offer that was taken is the bet. */
const asTaken = (bet: Sent, { state, unitKurus, possibleKurus, legs }: Bet): Sent =>
  bet.asksTrader && state !== 'refused'
    ? {
        ...bet,
        unitKurus,
        winKurus: possibleKurus,
        legs: bet.legs.map((leg, at) => ({
          ...leg,
          oddsMilli: legs[at]?.odds ?? leg.oddsMilli,
        })),
      }
    : bet

/** Until the hub says something of a bet, or so long. */
function decided(betId: string | null, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      forget()
      resolve()
    }
    const timer = setTimeout(done, ms)
    const forget = onHub('Bet', ({ id }) => {
      if (id === betId) done()
    })
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
