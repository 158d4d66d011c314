import {
  byPlayer,
  DAY_MS,
  type Finding,
  HOUR_MS,
  lastAt,
  MINUTE_MS,
  moneyE5,
  of,
  type Params,
  reason,
  shareOf,
  stretches,
} from './finding.ts'

const WEEK_MS = 7 * DAY_MS
/** Istanbul is three hours ahead the whole year. */
const ISTANBUL_MS = 3 * HOUR_MS
const NIGHT_ENDS_HOUR = 6
const NIGHT_SITTING_MS = HOUR_MS

/** Rounds of one game, or markets of sports, in one day. */
export type CoverFacts = {
  playerId: string
  days: {
    at: number
    game: string
    rounds: number
    /** Those that paid between half of the stake and no more than what the whole wheel would. */
    covered: number
  }[]
}

/** Play that covers nearly the whole wheel or market, round after round. */
export function findMinimalRisk({ playerId, days }: CoverFacts, params: Params): Finding[] {
  const [n, share] = [of(params, 'n'), of(params, 'c')]
  const found = days.filter(({ rounds, covered }) => rounds >= n && covered >= share * rounds)
  return found.map(({ at, rounds, covered }) => ({
    playerId,
    about: byPlayer(playerId),
    at,
    reasons: [reason('covered_rounds', covered / rounds, share), reason('rounds', rounds, n)],
  }))
}

/** A deposit with what stood before it. */
export type ChasedDeposit = {
  at: number
  /** The balance before it, and since when. */
  balanceE5: bigint
  emptySince: number
  /** Stakes less wins of the day before it. */
  lostE5: bigint
}
export type ChasingFacts = {
  playerId: string
  deposits: ChasedDeposit[]
  /** The middle one of the days with a loss. */
  usualLossE5: bigint
}

const EMPTY_BELOW = moneyE5(10)

/** Deposits within minutes of an empty balance, after losing much more than usual, again and again. */
export function findChasing(
  { playerId, deposits, usualLossE5 }: ChasingFacts,
  params: Params,
): Finding[] {
  const [within, times, n] = [of(params, 'm') * MINUTE_MS, of(params, 'l'), of(params, 'n')]
  if (usualLossE5 <= 0n) return []
  const chased = deposits.filter(
    ({ at, balanceE5, emptySince, lostE5 }) =>
      balanceE5 < EMPTY_BELOW && at - emptySince <= within && shareOf(lostE5, usualLossE5) >= times,
  )
  return stretches(chased, WEEK_MS, (some) => some.length >= n).map((some) => ({
    playerId,
    about: byPlayer(playerId),
    at: lastAt(some),
    reasons: [
      reason('chased_deposits', some.length, n),
      reason('lost_of_usual', shareOf(some.at(-1)?.lostE5 ?? 0n, usualLossE5), times),
    ],
  }))
}

/** Stakes with no pause of half an hour between them. */
export type Sitting = { from: number; at: number; stakes: number; medianE5: bigint }
export type SittingFacts = {
  playerId: string
  /** In order of their ends. */
  sittings: Sitting[]
  /** Of all stakes of thirty days. */
  monthMedianE5: bigint
  monthStakes: number
}

/** How long of a sitting is between midnight and six in Istanbul. */
export function nightMs({ from, at }: Pick<Sitting, 'from' | 'at'>): number {
  let night = 0
  const firstDay = Math.floor((from + ISTANBUL_MS) / DAY_MS) * DAY_MS - ISTANBUL_MS
  for (let day = firstDay; day < at; day += DAY_MS) {
    const end = day + NIGHT_ENDS_HOUR * HOUR_MS
    night += Math.max(0, Math.min(at, end) - Math.max(from, day))
  }
  return night
}

/** Nights of play, more than in the week before. */
export function findNights({ playerId, sittings }: SittingFacts, params: Params): Finding[] {
  const n = of(params, 'n')
  const nights = sittings.filter((sitting) => nightMs(sitting) >= NIGHT_SITTING_MS)
  return stretches(nights, WEEK_MS, (some) => some.length >= n).flatMap((some): Finding[] => {
    const at = lastAt(some)
    const week = nights.filter((one) => one.at <= at && at - one.at <= WEEK_MS).length
    const before = nights.filter(
      (one) => at - one.at > WEEK_MS && at - one.at <= 2 * WEEK_MS,
    ).length
    if (week <= before) return []
    const reasons = [
      reason('night_sittings', week, n),
      reason('night_sittings_before', before, week),
    ]
    return [{ playerId, about: byPlayer(playerId), at, reasons }]
  })
}

type PlayedDay = { at: number; playedMs: number }

/** Hours of play by Istanbul's days; a sitting over midnight counts to both. */
function daysOf(sittings: readonly Sitting[]): PlayedDay[] {
  const days = new Map<number, number>()
  for (const { from, at } of sittings) {
    for (let moment = from; moment < at; ) {
      const day = Math.floor((moment + ISTANBUL_MS) / DAY_MS)
      const until = Math.min(at, (day + 1) * DAY_MS - ISTANBUL_MS)
      days.set(day, (days.get(day) ?? 0) + until - moment)
      moment = until
    }
  }
  const last = lastAt(sittings)
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, playedMs]) => ({
      at: Math.min(last, (day + 1) * DAY_MS - ISTANBUL_MS - 1),
      playedMs,
    }))
}

/** Many hours on many days of a week. */
export function findHours({ playerId, sittings }: SittingFacts, params: Params): Finding[] {
  const [hours, days] = [of(params, 'h'), of(params, 'd')]
  const long = daysOf(sittings).filter(({ playedMs }) => playedMs >= hours * HOUR_MS)
  // Days are told apart by their ends: seven of them are no further apart than six.
  return stretches(long, WEEK_MS - DAY_MS, (some) => some.length >= days).map((some) => ({
    playerId,
    about: byPlayer(playerId),
    at: lastAt(some),
    reasons: [
      reason('long_days', some.length, days),
      reason(
        'longest_day',
        Math.max(...some.map(({ playedMs }) => playedMs)) / MINUTE_MS,
        hours * 60,
      ),
    ],
  }))
}

/** Fewer stakes say nothing of a middle. */
const SITTING_STAKES_MIN = 10
const MONTH_STAKES_MIN = 50

/** A sitting whose stakes are a multiple of the usual. */
export function findStakeRise(facts: SittingFacts, params: Params): Finding[] {
  const { playerId, sittings, monthMedianE5, monthStakes } = facts
  const times = of(params, 'x')
  if (monthStakes < MONTH_STAKES_MIN) return []
  return sittings
    .filter(
      ({ stakes, medianE5 }) =>
        stakes >= SITTING_STAKES_MIN && shareOf(medianE5, monthMedianE5) >= times,
    )
    .map(({ at, medianE5 }) => ({
      playerId,
      about: byPlayer(playerId),
      at,
      reasons: [reason('stake_of_usual', shareOf(medianE5, monthMedianE5), times)],
    }))
}

/** Raises that a player asked for, and whether the limit had been reached in the day before. */
export type WishFacts = { playerId: string; wishes: { at: number; isReached: boolean }[] }

/** Asks for more as soon as a limit is reached. */
export function findRaisedLimits({ playerId, wishes }: WishFacts, params: Params): Finding[] {
  const n = of(params, 'n')
  const reached = wishes.filter(({ isReached }) => isReached)
  return stretches(reached, 30 * DAY_MS, (some) => some.length >= n).map((some) => ({
    playerId,
    about: byPlayer(playerId),
    at: lastAt(some),
    reasons: [reason('raises_at_limit', some.length, n)],
  }))
}
