import type { LicensedGames } from '../../../db/tables/protection.ts'

/** A licence that two people have approved. */
export type Licence = {
  /** From when on it holds: its first day, or the second approval where that came later. */
  fromMs: number
  /** When it ends: at midnight after its last day, or as it was withdrawn. */
  untilMs: number
  countryIds: ReadonlySet<number>
  games: ReadonlySet<LicensedGames>
}

export const holds = ({ fromMs, untilMs }: Licence, nowMs: number): boolean =>
  fromMs <= nowMs && nowMs < untilMs

/** Whether it holds, or has held. One that was withdrawn before its first day never did. */
export const hasHeld = ({ fromMs, untilMs }: Licence, nowMs: number): boolean =>
  fromMs <= nowMs && fromMs < untilMs

export type HouseQuestion = {
  countryId: number
  /** What is played. Without it: whether the player may pay in. */
  games?: LicensedGames | undefined
}

export type HouseRefusal = 'real_money_closed' | 'country_not_allowed' | 'maintenance'

/** Why no licence covers this, or undefined. Of several licences one must cover all of it. */
export function whyUncovered(
  licences: readonly Licence[],
  { countryId, games }: HouseQuestion,
  nowMs: number,
): HouseRefusal | undefined {
  const ofGames = licences.filter(
    (one) => holds(one, nowMs) && (games === undefined || one.games.has(games)),
  )
  if (ofGames.length === 0) return 'real_money_closed'
  const isCovered = ofGames.some(({ countryIds }) => countryIds.has(countryId))
  return isCovered ? undefined : 'country_not_allowed'
}
