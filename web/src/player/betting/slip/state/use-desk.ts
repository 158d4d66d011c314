import { useEffect, useState } from 'react'
import { useSession } from '../../../../lib/session/session.ts'
import { isStale } from '../../odds/cells.ts'
import { useSettings } from '../../settings/settings.ts'
import { useFeed } from '../../stream/line-state.ts'
import { useTopics } from '../../stream/use-topic.ts'
import { agreeTo } from './attempt.ts'
import { betsOf, type SlipBet } from './bets.ts'
import { type FreeBet, type FreeState, freeStateOf, profitsOf, unitOf } from './free-bet.ts'
import { type LegNow, legNow, usePriceTick } from './leg-now.ts'
import { type BetFacts, costOf, nextStep, type Step } from './next-step.ts'
import { keyOf, legsOf, type Slip, useSlip } from './slip.ts'
import { type BetSums, columnsIn, sumsOf, totalMilliOf } from './sums.ts'
import { type Quote, useQuotes } from './use-quotes.ts'

/** A bet of the slip with its limits and sums. */
export type DeskBet = BetFacts & {
  bet: SlipBet
  legs: readonly LegNow[]
  /** Null while it has no stake, or a price is not known. */
  sums: BetSums | null
  delayMs: number
}

/** All that the slip shows. */
export type Desk = {
  slip: Slip
  legs: readonly LegNow[]
  bets: readonly DeskBet[]
  step: Step
  costKurus: number
  winKurus: number
  /** The product of the open legs’ odds, now and as it was agreed; null where one is not known. */
  totalMilli: number | null
  agreedMilli: number | null
  balanceKurus: number | null
  hasConfirmed: boolean
  confirm: () => void
  /** The player’s free bet that runs. */
  freeBet: FreeBet | null
  /** How the free bet stands that the slip is to be paid by; null where the player’s own money pays. */
  free: FreeState | null
}

export function useDesk(): Desk {
  const slip = useSlip()
  const settings = useSettings()
  const balance = useSession()?.balance
  useFeed()
  const legs = legsOf(slip)
  usePriceTick(slip.picks.map(({ id }) => id))
  useTopics([...new Set(slip.picks.map(({ event }) => `event:${event}`))], null)
  const gone = new Set(
    legs.filter((leg) => legNow(leg, slip, undefined).state === 'gone').map(keyOf),
  )
  const bets = betsOf(slip, (leg) => gone.has(keyOf(leg)))
  const quotes = useQuotes(bets)
  const quoted = new Map(quotes.flatMap((quote) => [...(quote?.legs ?? [])]))
  const now = legs.map((leg) => legNow(leg, slip, quoted.get(keyOf(leg))))
  useJointAgreed(now)
  const typed = bets.map((bet, at) => deskBet(bet, now, quotes[at]))
  const freeBet = toldFreeBet(quotes)
  // A visitor is told of none: the choice waits for the log-in.
  const free = slip.isFree && balance !== undefined ? freeStateOf(freeBet, typed) : null
  const deskBets = free ? typed.map((bet) => freely(bet, free === 'pays' ? freeBet : null)) : typed
  const balanceKurus = balance === undefined ? null : Math.round(balance * 100)
  const [confirmed, setConfirmed] = useState('')
  const costKurus = costOf(deskBets)
  const hasConfirmed = confirmed === String(costKurus)
  const open = now.filter(({ state }) => state !== 'gone')
  return {
    slip,
    legs: now,
    bets: deskBets,
    step: nextStep({
      legs: now,
      bets: deskBets,
      policy: settings.policy,
      isStale: isStale(),
      balanceKurus,
      confirmKurus: settings.confirmKurus,
      hasConfirmed,
      free,
    }),
    costKurus,
    winKurus: deskBets.reduce((sum, { sums }) => sum + (sums?.winKurus ?? 0), 0),
    totalMilli: totalOf(open, ({ nowMilli }) => nowMilli),
    agreedMilli: totalOf(open, ({ agreedMilli }) => agreedMilli),
    balanceKurus,
    hasConfirmed,
    confirm: () => setConfirmed(String(costKurus)),
    freeBet: freeBet ?? null,
    free,
  }
}

/** The free bet that a quote told of; undefined until one has come. */
function toldFreeBet(quotes: readonly (Quote | undefined)[]): FreeBet | null | undefined {
  const quote = quotes.find((one) => one !== undefined)
  return quote && (quote.freeBet ?? null)
}

/** A bet that the free bet pays, whatever stake was typed; without one it has no stake. */
function freely(bet: DeskBet, freeBet: FreeBet | null | undefined): DeskBet {
  if (!freeBet) return { ...bet, unitKurus: null, sums: null }
  const unitKurus = unitOf(freeBet, bet)
  const sums = sumsOf(pricedOf(bet.bet, bet.legs), bet.sizes, unitKurus)
  return { ...bet, unitKurus, sums: sums && profitsOf(sums) }
}

/** The joint price of a bet builder is agreed to as it is first told. */
function useJointAgreed(legs: readonly LegNow[]): void {
  const fresh = legs.filter(
    ({ agreedMilli, nowMilli }) => agreedMilli === null && nowMilli !== null,
  )
  const key = fresh.map((leg) => leg.key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a leg is agreed to once
  useEffect(() => {
    if (key !== '') agreeTo(fresh)
  }, [key])
}

const LEAST_KURUS = 500

function deskBet(bet: SlipBet, legs: readonly LegNow[], quote: Quote | undefined): DeskBet {
  const own = legs.filter(({ key }) => bet.legs.some((leg) => keyOf(leg) === key))
  const priced = pricedOf(bet, own)
  return {
    bet,
    legs: own,
    unitKurus: bet.unitKurus,
    sizes: bet.sizes,
    columns: columnsIn(priced, bet.sizes),
    minKurus: quote?.minKurus ?? LEAST_KURUS,
    maxKurus: quote?.maxKurus ?? null,
    maxCode: quote?.maxCode ?? 'L-204',
    reviewMaxKurus: quote?.reviewMaxKurus ?? null,
    delayMs: quote?.delayMs ?? 0,
    sums: bet.unitKurus ? sumsOf(priced, bet.sizes, bet.unitKurus) : null,
  }
}

const pricedOf = (bet: SlipBet, legs: readonly LegNow[]) =>
  legs.map(({ nowMilli, key }) => ({
    oddsMilli: nowMilli ?? 0,
    isBanker: bet.legs.some((leg) => keyOf(leg) === key && leg.isBanker),
  }))

function totalOf(legs: readonly LegNow[], oddsOf: (leg: LegNow) => number | null): number | null {
  const odds = legs.map(oddsOf).filter((one) => one !== null)
  if (odds.length < legs.length || odds.length === 0) return null
  return totalMilliOf(odds.map((oddsMilli) => ({ oddsMilli, isBanker: false })))
}
