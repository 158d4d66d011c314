import { SPORTS } from '@zar/contract/betting/sport'
import { BET_CLASSES } from '@zar/contract/office/trading/debts'
import { marketName } from '../../../lib/betting/market-name.ts'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { t as room } from '../texts.ts'
import { t } from './texts.ts'

export type LimitOf = { scope: string; playerClass: (typeof BET_CLASSES)[number] }

/** As the audit log names it: `limit:key:ft.result.sharp`. */
export const classLimitObject = ({ scope, playerClass }: LimitOf): string =>
  `limit:${scope}.${playerClass}`

/** The limit that an object names; undefined where it names none. A scope may hold dots and colons. */
export function classLimitIn(object: string): LimitOf | undefined {
  const [, scope, named] = /^limit:(.+)\.([a-z]+)$/.exec(object) ?? []
  const playerClass = BET_CLASSES.find((one) => one === named)
  return scope && playerClass ? { scope, playerClass } : undefined
}

/** `Keskin, her yerde`, `Olağan, Futbol`, `Yeni, Süper Lig`. `league` is the name of one that the scope is of. */
export const classLimitTitle = (
  { scope, playerClass }: LimitOf,
  league: string | null = null,
): string => `${room(`class_${playerClass}`)}, ${placeName(scope, league)}`

/** The name of where a limit of a class is; a key that nobody knows is said as it is. */
export function placeName(scope: string, league: string | null = null): string {
  if (scope === 'all') return room('limitEverywhere')
  if (league !== null) return league
  if (scope.startsWith('key:')) return keyName(scope.slice('key:'.length))
  const sport = SPORTS.find((one) => one === scope)
  return sport ? sportName(sport) : t('gone', { name: scope })
}

/** The name of a market by its key, with no match to name its sides by. */
export const keyName = (key: string, sport: (typeof SPORTS)[number] = 'football'): string =>
  marketName({ key, line: null }, { sport, home: t('home'), away: t('away') })

/** Kuruş of three sums in text: `100000 1000000 5000000`; undefined where there is no limit. */
export function sumsIn(text: unknown): readonly [number, number, number] | undefined {
  const [stake, payout, liability] = String(text).split(' ').map(Number)
  if (!stake || !payout || !liability) return undefined
  return [stake, payout, liability]
}
