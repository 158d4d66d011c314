import type { Said } from './company-state.ts'

/** When the matches of tests begin, unless they say otherwise. */
export const KICK_OFF = new Date('2026-03-01T18:00:00Z')

export const fixture = (event: string, more: object = {}): Said => ({
  type: 'fixture',
  event,
  id: event,
  sport: 'football',
  league: { id: 'tr-1', name: 'Süper Lig', country: 'TR' },
  start: KICK_OFF.getTime(),
  home: { id: 'gs', name: 'Galatasaray' },
  away: { id: 'fb', name: 'Fenerbahçe' },
  bestOf: null,
  live: true,
  status: 'scheduled',
  version: 1,
  ...more,
})

type Prices = [key: string, oddsMilli: number | null, fairPpm: number | null][]

export const market = (key: string, line: string | null, prices: Prices, status = 1) => ({
  key,
  line,
  status,
  prices,
})

/** 1X2 with a margin of some five per cent. */
export const result = (
  [home, draw, away]: [number, number, number] = [1850, 3600, 4400],
  status = 1,
) =>
  market(
    'ft.result',
    null,
    [
      ['1', home, fairOf(home)],
      ['X', draw, fairOf(draw)],
      ['2', away, fairOf(away)],
    ],
    status,
  )

export const total = (line = '2.5', [over, under]: [number, number] = [1900, 1900], status = 1) =>
  market(
    'ft.total',
    line,
    [
      ['over', over, fairOf(over)],
      ['under', under, fairOf(under)],
    ],
    status,
  )

const fairOf = (odds: number) => Math.round(950_000_000 / odds)

export const odds = (event: string, markets: object[], more: object = {}): Said => ({
  type: 'odds_change',
  event,
  markets,
  ...more,
})

export const clockAt = (period: string, elapsed: number) => ({
  clock: { period, elapsed, running: true },
})
export const scoreOf = (home: number, away: number, more: object = {}) => ({
  score: { total: [home, away], parts: [[home, away]], ...more },
})
