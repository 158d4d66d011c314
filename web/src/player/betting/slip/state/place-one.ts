import { type Bet, myBet } from '@zar/contract/betting/bets'
import { type Placed, type Policy, placeBet, type SlipCode } from '@zar/contract/betting/slip'
import { call } from '../../../../lib/api/call.ts'
import { onHub } from '../../../../lib/hub/hub.ts'
import { asked } from './bets.ts'
import type { Leg } from './slip.ts'

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

/** How long a bet that was sent is held, and how far a trader is with it. */
export type Wait = {
  betId: string | null
  /** When the delay is over, in ms of this page. */
  until: number
  delayMs: number
  review: Bet['review'] | null
}

/**
 * Places a bet and answers what became of it, once it is decided. `onWait` hears that it is held, and what a trader
 * does meanwhile. Asked again with the same id it is the same bet.
 */
export async function placeOne(
  bet: Sent,
  policy: Policy,
  onWait: (wait: Wait) => void,
): Promise<Outcome> {
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
  return await waitFor(bet, answer, onWait)
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

async function waitFor(bet: Sent, answer: Placed, onWait: (wait: Wait) => void): Promise<Outcome> {
  const { delayMs, betId, isReview } = answer
  const review = isReview ? ({ state: 'waits', counter: null } as const) : null
  onWait({ betId, review, ...endsIn(delayMs) })
  await decided(betId, review ? REVIEW_AGAIN_MS : delayMs + DECIDED_AFTER_MS)
  if (betId === null) return outcomeOf(bet, { ...answer, state: 'refused' })
  const { now, state } = await untilDecided(betId, review, onWait)
  return outcomeOf(asTaken(bet, now), { ...answer, state, code: now.code })
}

async function untilDecided(betId: string, first: Wait['review'], onWait: (wait: Wait) => void) {
  let review = first
  for (;;) {
    const now = await call(myBet, { id: betId })
    if (now.state !== 'waiting') {
      return { now, state: now.state === 'refused' ? ('refused' as const) : ('open' as const) }
    }
    if (isNews(now, review)) {
      review = now.review ?? null
      onWait({ betId, review, ...endsIn(now.waitsMs ?? 0) })
    }
    await (now.review ? decided(betId, REVIEW_AGAIN_MS) : pause(AGAIN_MS))
  }
}

/** Whether a trader has done something with the bet since: another clock runs from then on. */
const isNews = ({ review }: Bet, before: Wait['review']): boolean =>
  review !== undefined && review !== null && review.state !== before?.state

const endsIn = (delayMs: number) => ({ until: performance.now() + delayMs, delayMs })

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
