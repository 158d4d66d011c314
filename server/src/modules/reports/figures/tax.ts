import { licensedOf, type TaxBase } from '@zar/contract/office/system/tax-rates'
import type { LicensedGames } from '../../../db/tables/protection.ts'
import type { PeriodRows } from '../read/rows.ts'
import { dayBefore, sum } from './figures.ts'
import { divided } from './told.ts'
import { SPORT } from './tree.ts'

/** A licence as far as taxes ask: the days on which it holds, both among them. */
export type Profile = {
  id: bigint
  number: string
  authority: string
  countries: string[]
  games: LicensedGames[]
  validFrom: string
  validUntil: string
}

export type Rate = {
  id: bigint
  licenceId: bigint
  base: TaxBase
  /** Null of deposits. */
  product: string | null
  ratePpm: number
  /** Of winnings. */
  lineE5: bigint | null
  fromDay: string
}

/** The days of a period on which a rate applies. */
export type Part = { rate: Rate; from: string; to: string }

type Days = { from: string; to: string }

const PPM_KURUS_E5 = 1_000_000n * 1_000n
const KURUS_E5 = 1_000n

/** Half up to the kuruş. A base below zero owes nothing, and is carried over to no other line or period. */
export const taxOf = (baseE5: bigint, ratePpm: number): bigint =>
  baseE5 <= 0n ? 0n : divided(baseE5 * BigInt(ratePpm), PPM_KURUS_E5) * KURUS_E5

const later = (one: string, other: string): string => (one > other ? one : other)
const sooner = (one: string, other: string): string => (one < other ? one : other)
const kindOf = ({ base, product }: Rate): string => `${base} ${product ?? ''}`

/** Each day has the rate of its day: a rate applies until the next of the same base and product begins. */
export function partsOf(profile: Profile, rates: readonly Rate[], period: Days): Part[] {
  const within = {
    from: later(profile.validFrom, period.from),
    to: sooner(profile.validUntil, period.to),
  }
  const own = rates.filter(({ licenceId }) => licenceId === profile.id)
  return own
    .map((rate) => {
      const next = own
        .filter((one) => kindOf(one) === kindOf(rate) && one.fromDay > rate.fromDay)
        .map(({ fromDay }) => fromDay)
        .sort()[0]
      return {
        rate,
        from: later(within.from, rate.fromDay),
        to: next === undefined ? within.to : sooner(within.to, dayBefore(next)),
      }
    })
    .filter(({ from, to }) => from <= to)
    .sort(
      (one, other) =>
        kindOf(one.rate).localeCompare(kindOf(other.rate)) || one.from.localeCompare(other.from),
    )
}

/** What is taxed of a part, but for winnings, which are read win by win. */
export function baseOf({ rate, from, to }: Part, { play, money, settled }: PeriodRows): bigint {
  const isOf = (row: { day: string }) => from <= row.day && row.day <= to
  if (rate.base === 'deposits') {
    const deposits = money.filter((row) => row.reason === 'deposit' && isOf(row))
    return sum(deposits, ({ sumE5 }) => sumE5)
  }
  if (rate.base === 'ggr' && rate.product === SPORT)
    return sum(settled.filter(isOf), (row) => row.stakesE5 - row.payoutsE5)
  const own = play.filter((row) => row.product === rate.product && isOf(row))
  return sum(own, (row) => row.stakesE5 - (rate.base === 'ggr' ? row.winsE5 : 0n))
}

/** Products of the licence that were played or settled on a day on which no rate of theirs applies. */
export function unratedOf(profile: Profile, parts: readonly Part[], rows: PeriodRows): string[] {
  const played = new Map<string, Set<string>>()
  const add = (product: string, day: string) =>
    played.set(product, (played.get(product) ?? new Set()).add(day))
  for (const { product, day } of rows.play) add(product, day)
  for (const { day } of rows.settled) add(SPORT, day)
  const isRated = (product: string, day: string) =>
    parts.some(({ rate, from, to }) => rate.product === product && from <= day && day <= to)
  const isHeld = (day: string) => profile.validFrom <= day && day <= profile.validUntil
  return [...played]
    .filter(([product]) => profile.games.includes(licensedOf(product)))
    .filter(([product, days]) => [...days].some((day) => isHeld(day) && !isRated(product, day)))
    .map(([product]) => product)
    .sort()
}

/** Numbers of other licences whose lines have figures of the same product on the same days. */
export function sharedWith(
  own: readonly Part[],
  others: readonly (readonly [Profile, readonly Part[]])[],
): string[] {
  const isSame = (one: Part, other: Part) =>
    one.rate.product === other.rate.product && one.from <= other.to && other.from <= one.to
  return others
    .filter(([, parts]) => parts.some((part) => own.some((one) => isSame(one, part))))
    .map(([{ number }]) => number)
}
