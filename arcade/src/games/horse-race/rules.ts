import { isWhole, times } from '../game.ts'
import { type PricedBet, readPricedBet, whyNotAt } from '../markets/market.ts'
import { MARKET_ROOM } from '../markets/market-room.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { HORSES, RACE_CARDS } from './cards.ts'
import { cardOf, isWon, marketsOn, RETURNED_PERCENT } from './chances.ts'
import { drawOrder, drawSplits, type Horse, PARTS, type Splits, TIMES } from './race.ts'

/** Doludizgin: eight horses; the order is drawn by their weights, and the film follows it. */
export type Bet = PricedBet & { race: number }
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
  ...MARKET_ROOM,
  code: 'zar_doludizgin',
  version: '1',
  paytable: {
    returnedPercent: RETURNED_PERCENT,
    horses: HORSES.length,
    cards: RACE_CARDS.map(({ metres, track, weights }) => ({ metres, track, weights })),
    film: { parts: PARTS, ...TIMES },
  },
  takeBackUntilMs: 1_000,
  readBet: (input) => readPricedBet(input, 'race'),
  begin: (carried) => ({ phase: 'betting', race: isRace(carried) ? carried : 0 }),
  phaseOf: ({ phase }) => ({ name: phase, ...PHASES[phase] }),
  whyNoBet: ({ race }, bet) => (bet.race === race ? whyNotAt(marketsOn(race), bet) : 'too_late'),
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
  returnOf(table, { bet }) {
    if (table.phase !== 'result') return undefined
    return isWon(bet.place, table.order) ? times(bet.stakeKurus, bet.price) : 0
  },
  shownOf: ({ phase: _, ...table }) => table,
  pastOf: (table) => ({ race: table.race, order: 'order' in table ? table.order : [] }),
  carriedOf: (past) => (past as { race: number }).race,
  carry: ({ race }) => race + 1,
  replay: (bet, moves, draws) =>
    moves.length === 0
      ? replayAtTable(horseRace, { bet, moves: [], carried: bet.race }, draws)
      : undefined,
}

const isRace = (carried: unknown): carried is number => isWhole(carried, 0, Number.MAX_SAFE_INTEGER)
