import { E5 } from '@zar/contract/money'
import type { ReasonCode } from '@zar/contract/office/risk/rule-list'

/** What was looked at, with the number seen and the bound that it passed. Money in E5. */
export type Reason = { code: ReasonCode; seen: string; bound: string | null }

export type Finding = {
  playerId: string
  /** What the rule raises once at a time: an account, a pair, a device. */
  about: string
  /** Milliseconds since 1970. */
  at: number
  reasons: Reason[]
}

export type Params = Readonly<Record<string, number>>

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const reason = (
  code: ReasonCode,
  seen: number | bigint,
  bound: number | bigint | null = null,
): Reason => ({ code, seen: textOf(seen), bound: bound === null ? null : textOf(bound) })

const textOf = (number: number | bigint) =>
  typeof number === 'bigint' ? `${number}` : `${Math.round(number * 100) / 100}`

/** Whole units of a parameter as money. */
export const moneyE5 = (units: number): bigint => BigInt(Math.round(units * 100)) * (E5 / 100n)

/** A parameter that the rule has. */
export function of(params: Params, name: string): number {
  const value = params[name]
  if (value === undefined) throw new Error(`the rule has no parameter ${name}`)
  return value
}

export const byPlayer = (playerId: string) => `player:${playerId}`
export const byPair = (one: string, other: string) => `pair:${[one, other].sort().join(' ')}`

/**
 * The first stretch of time no longer than `withinMs` that `isEnough`, and each next one after its end. Items
 * are in order of time.
 */
export function stretches<Item extends { at: number }>(
  items: readonly Item[],
  withinMs: number,
  isEnough: (stretch: readonly Item[]) => boolean,
): Item[][] {
  const found: Item[][] = []
  let from = 0
  for (let to = 0; to < items.length; to++) {
    const last = items[to]
    while (last && from < to && last.at - (items[from]?.at ?? 0) > withinMs) from++
    const stretch = items.slice(from, to + 1)
    if (!isEnough(stretch)) continue
    found.push(stretch)
    from = to + 1
  }
  return found
}

export const lastAt = (items: readonly { at: number }[]): number => items.at(-1)?.at ?? 0

export const sumE5 = (items: readonly { amountE5: bigint }[]): bigint =>
  items.reduce((sum, { amountE5 }) => sum + amountE5, 0n)

/** One amount as a part of another, as a number for comparing and showing; money itself stays whole. */
export const shareOf = (partE5: bigint, wholeE5: bigint): number =>
  wholeE5 === 0n ? 0 : Number((partE5 * 10_000n) / wholeE5) / 10_000
