import { isWhole, stakesBetween, times } from '../game.ts'
import {
  BETS_MAX,
  type PricedBet,
  pricesOf,
  readPricedBet,
  STAKES,
  whyNotAt,
} from '../markets/market.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { HORSES, RACE_CARDS } from './cards.ts'
import { cardOf, isWon, marketsOn, RETURNED_PERCENT } from './chances.ts'
import { drawOrder, drawSplits, type Horse, PARTS, type Splits, TIMES } from './race.ts'

/** Doludizgin: eight horses; the order is drawn by their weights, and the film follows it. */
export type Bet = PricedBet
/** `race` counts from 0 over all races that the room has run. */
export type Table =
  | { phase: 'betting' | 'closed'; race: number }
  | { phase: 'running' | 'result'; race: number; order: readonly Horse[]; splits: Splits }

/** A race every two minutes. The last horse is in before the running ends. */
const PHASES: Record<Table['phase'], Omit<Phase, 'name'>> = {
  betting: { kind: 'betting', lengthMs: 60_000 },
  closed: { kind: 'closed', lengthMs: 2_000 },
  running: { kind: 'play', lengthMs: 48_000 },
  result: { kind: 'result', lengthMs: 10_000 },
}

export const horseRace: RoomGame<Bet, never, Table> = {
  code: 'zar_doludizgin',
  kind: 'room',
  version: '1',
  stakesKurus: stakesBetween(STAKES.least, STAKES.most),
  paytable: {
    returnedPercent: RETURNED_PERCENT,
    horses: HORSES.length,
    cards: RACE_CARDS.map(({ metres, track, weights }) => ({ metres, track, weights })),
    film: { parts: PARTS, ...TIMES },
  },
  stream: 'blocks',
  betsMax: BETS_MAX,
  takeBackUntilMs: 1_000,
  readBet: readPricedBet,
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, price }) => times(stakeKurus, price),
  begin: (carried) => ({
    phase: 'betting',
    race: isWhole(carried, 0, Number.MAX_SAFE_INTEGER) ? carried : 0,
  }),
  phaseOf: ({ phase }) => ({ name: phase, ...PHASES[phase] }),
  whyNoBet: ({ race }, bet) => whyNotAt(marketsOn(race), bet),
  next(table, _placed, random) {
    switch (table.phase) {
      case 'betting':
        return { ...table, phase: 'closed' }
      case 'closed': {
        const draws = random()
        const order = drawOrder(cardOf(table.race), draws)
        return { phase: 'running', race: table.race, order, splits: drawSplits(order, draws) }
      }
      case 'running':
        return { ...table, phase: 'result' }
      case 'result':
        return undefined
    }
  },
  readMove: () => undefined,
  make: () => ({ why: 'not_now' }),
  returnOf(table, { bet }) {
    if (table.phase !== 'result') return undefined
    return isWon(bet.place, table.order) ? times(bet.stakeKurus, bet.price) : 0
  },
  shownOf: ({ phase: _, ...table }) => ({ ...table, prices: pricesOf(marketsOn(table.race)) }),
  courseOf: () => null,
  carry: ({ race }) => race + 1,
}
