import type { Said } from './company-state.ts'
import { fixture, market } from './said.ts'

/** Until when bets on the tests’ season are taken. */
export const CLOSES = new Date('2026-05-22T17:00:00Z')

const TEAMS = { gs: 'Galatasaray', fb: 'Fenerbahçe', bjk: 'Beşiktaş', ts: 'Trabzonspor' }
const PLAYERS = { 'gs-p0': 'A. Zorluer', 'fb-p0': 'B. Karatepe' }

/** A season of the Süper Lig as the company tells it. */
export const season = (event = 's1', more: object = {}): Said =>
  fixture(event, {
    start: CLOSES.getTime(),
    home: { id: 'tr-1', name: 'Süper Lig' },
    away: { id: event, name: '2026/1' },
    live: false,
    outright: {
      participants: Object.entries({ ...TEAMS, ...PLAYERS }).map(([id, name]) => ({ id, name })),
    },
    ...more,
  })

/** A market of a season, with odds in thousandths by who is named. */
export const outright = (
  key: 'winner' | 'relegated' | 'topscorer',
  odds: Record<string, number | null>,
  status = 1,
) =>
  market(
    `outright.${key}`,
    null,
    Object.entries(odds).map(([id, milli]) => [
      id,
      milli,
      milli === null ? 0 : Math.round(850_000_000 / milli),
    ]),
    status,
  )

export const WINNER = { gs: 2_000, fb: 2_500, bjk: 8_000, ts: 15_000 }
