import { BET_CLASSES } from '@zar/contract/office/trading/debts'
import { t as room } from '../texts.ts'

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

/** `Keskin, her yerde`, `Olağan, football`. */
export const classLimitTitle = ({ scope, playerClass }: LimitOf): string =>
  `${room(`class_${playerClass}`)}, ${scope === 'all' ? room('limitEverywhere') : scope}`

/** Kuruş of three sums in text: `100000 1000000 5000000`; undefined where there is no limit. */
export function sumsIn(text: unknown): readonly [number, number, number] | undefined {
  const [stake, payout, liability] = String(text).split(' ').map(Number)
  if (!stake || !payout || !liability) return undefined
  return [stake, payout, liability]
}
