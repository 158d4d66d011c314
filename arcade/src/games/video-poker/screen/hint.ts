import { type Card, rankOf, suitOf } from '../../cards.ts'
import { countDraws } from '../draws.ts'
import { bestHold, type Holds } from '../holds.ts'
import type { Shown } from './shown.ts'

export type Hint = { held: readonly number[]; mean: number }

const drawsOf = new Map<number, Holds>()
/** The last hint alone: the page asks for it at every change. */
const hintOf = new Map<string, Hint>()

/** The hold that returns most in the mean. */
export function hintFor({ dealt, coins }: Pick<Shown, 'dealt' | 'coins'>): Hint {
  const key = [coins, ...dealt].join()
  const known = hintOf.get(key) ?? bestHold(drawsFor(coins), dealt)
  hintOf.clear()
  hintOf.set(key, known)
  return known
}

function drawsFor(coins: number): Holds {
  const known = drawsOf.get(coins) ?? countDraws(coins)
  drawsOf.set(coins, known)
  return known
}

/** How the cards to hold are told apart: by rank where that is enough, else by suit as well. */
export type HoldText =
  | { by: 'all' }
  | { by: 'none' }
  | { by: 'suit'; suit: number; count: number }
  | { by: 'rank'; ranks: { rank: number; count: number }[] }
  | { by: 'card'; cards: Card[] }

export function holdText(dealt: readonly Card[], held: readonly number[]): HoldText {
  const kept = dealt.filter((_, place) => held.includes(place))
  const gone = dealt.filter((_, place) => !held.includes(place))
  const [first = 0] = kept
  if (kept.length === 0) return { by: 'none' }
  if (gone.length === 0) return { by: 'all' }
  const suit = suitOf(first)
  const isOneSuit = kept.every((card) => suitOf(card) === suit)
  if (kept.length > 2 && isOneSuit && gone.every((card) => suitOf(card) !== suit))
    return { by: 'suit', suit, count: kept.length }
  if (kept.some((card) => gone.some((one) => rankOf(one) === rankOf(card))))
    return { by: 'card', cards: kept }
  const ranks = [...new Set(kept.map(rankOf))]
  const countOf = (rank: number) => kept.filter((card) => rankOf(card) === rank).length
  return { by: 'rank', ranks: ranks.map((rank) => ({ rank, count: countOf(rank) })) }
}

const KEY = 'zar.hint'

/** Remembered on the device; a browser may keep nothing for us. */
export function recallHint(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

export function rememberHint(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {}
}
