import { randomUUID } from 'node:crypto'
import type { Policy } from '@zar/contract/betting/slip'
import { serialByKey } from '../../../platform/queues.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { PLACES, placeBet } from '../bets/placing/place-bet.ts'
import type { BetRequest } from '../bets/placing/request.ts'

type LegWish = { on: number | number[]; odds: number; isBanker?: boolean }
export type BetWish = {
  id?: string
  legs: readonly LegWish[]
  sizes?: number[]
  unitKurus?: number
  policy?: Policy
  isFree?: boolean
  asksTrader?: boolean
}

export const betOf = (playerId: string, wish: BetWish): BetRequest => ({
  playerId,
  id: wish.id ?? randomUUID(),
  legs: wish.legs.map(({ on, odds, isBanker = false }) => ({
    selections: Array.isArray(on) ? on : [on],
    odds,
    isBanker,
  })),
  sizes: wish.sizes ?? [wish.legs.filter(({ isBanker }) => !isBanker).length],
  unitKurus: wish.unitKurus ?? 10_000,
  policy: wish.policy ?? 'none',
  isFree: wish.isFree,
  asksTrader: wish.asksTrader,
})

/** Whoever places bets in a test, as one process does. */
export function openBettors({ db, clock, house, random }: TestCasino) {
  const bus = { publish: async () => {} }
  const deps = {
    db,
    clock,
    house,
    random,
    bus,
    onCommitted: () => {},
    serialByPlayer: serialByKey(PLACES),
  }
  return {
    deps,
    place: (playerId: string, wish: BetWish) => placeBet(deps, betOf(playerId, wish)),
  }
}
