import { isWhole, type Json, membersOf, times } from '../game.ts'
import { type PricedBet, readPricedBet, whyNotAt } from '../markets/market.ts'
import { MARKET_ROOM } from '../markets/market-room.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { GOAL_WEIGHTS } from './goal-weights.ts'
import { drawEvents, drawResults, type MatchEvent } from './match.ts'
import { isWon, marketsIn, RETURNED_PERCENT, strengthsIn } from './odds.ts'
import { type Goals, NO_STANDINGS, type Standing, standingsAfter, WEEKS } from './season.ts'
import { TEAMS } from './teams.ts'

/** Zar Ligi: a week of eight matches, whose film follows the drawn results. */
export type Bet = PricedBet & { week: number }
/** A season from 1, a week of it from 0, and how the teams stood before that week. */
type Week = { season: number; week: number; standings: readonly Standing[] }
type Played = { results: readonly Goals[]; events: readonly (readonly MatchEvent[])[] }
export type Table =
  | ({ phase: 'betting' | 'closed' } & Week)
  | ({ phase: 'playing' | 'result' } & Week & Played)

/** A week every three minutes; a minute of a match is a second. */
const PHASES: Record<Table['phase'], Omit<Phase, 'name'>> = {
  betting: { kind: 'betting', lengthMs: 78_000 },
  closed: { kind: 'closed', lengthMs: 2_000 },
  playing: { kind: 'play', lengthMs: 90_000 },
  result: { kind: 'result', lengthMs: 10_000 },
}

const FIRST_WEEK: Week = { season: 1, week: 0, standings: NO_STANDINGS }

export const league: RoomGame<Bet, never, Table> = {
  ...MARKET_ROOM,
  code: 'zar_zar_ligi',
  version: '1',
  paytable: {
    returnedPercent: RETURNED_PERCENT,
    weights: GOAL_WEIGHTS,
    teams: TEAMS.map(({ name, attack, defence }) => [name, attack, defence]),
    weeks: WEEKS,
  },
  takeBackUntilMs: 1_000,
  readBet(input) {
    const bet = readPricedBet(input, 'week')
    return bet && bet.week < WEEKS ? bet : undefined
  },
  begin: (carried) => ({ phase: 'betting', ...weekOf(carried) }),
  phaseOf: ({ phase }) => ({ name: phase, ...PHASES[phase] }),
  whyNoBet: ({ week }, bet) => (bet.week === week ? whyNotAt(marketsIn(week), bet) : 'too_late'),
  next(table, _placed, random) {
    switch (table.phase) {
      case 'betting':
        return { ...table, phase: 'closed' }
      case 'closed': {
        const draws = random()
        const results = drawResults(strengthsIn(table.week), draws)
        const events = results.map((result) => drawEvents(result, draws))
        return { ...table, phase: 'playing', results, events }
      }
      case 'playing':
        return { ...table, phase: 'result' }
      case 'result':
        return undefined
    }
  },
  returnOf(table, { bet }) {
    if (table.phase !== 'result') return undefined
    const [match, ...market] = bet.place.split(':')
    const goals = table.results[Number(match)]
    const isWin = goals !== undefined && isWon(market.join(':'), goals)
    return isWin ? times(bet.stakeKurus, bet.price) : 0
  },
  // Bets are closed once results are known: pages tell them minute by minute.
  shownOf: ({ phase: _, ...table }) => table,
  pastOf: (table) => ({
    season: table.season,
    week: table.week,
    results: 'results' in table ? table.results : [],
  }),
  carriedOf: carriedAt,
  carry,
  replay: (bet, moves, draws) =>
    moves.length === 0
      ? replayAtTable(league, { bet, moves: [], carried: carriedAt(bet) }, draws)
      : undefined,
}

/** No result depends on how the teams stood. */
function carriedAt(past: Json): Json {
  const { season = FIRST_WEEK.season, week } = past as { season?: number; week: number }
  return { ...FIRST_WEEK, season, week }
}

/** The week after this; after the last week a new season begins. */
function carry(table: Table): Json {
  const { season, week } = table
  if (week + 1 === WEEKS) return { ...FIRST_WEEK, season: season + 1 }
  const results = 'results' in table ? table.results : []
  return { season, week: week + 1, standings: standingsAfter(table.standings, week, results) }
}

function weekOf(carried: Json): Week {
  const read = membersOf(carried, ['season', 'week', 'standings'])
  if (!read || !isWhole(read.season, 1, Number.MAX_SAFE_INTEGER)) return FIRST_WEEK
  if (!isWhole(read.week, 0, WEEKS - 1) || !Array.isArray(read.standings)) return FIRST_WEEK
  return { season: read.season, week: read.week, standings: read.standings as Standing[] }
}
