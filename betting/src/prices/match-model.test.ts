import { SPORTS, type Sport } from '@zar/contract/betting/sport'
import { describe, expect, test } from 'vitest'
import type { Market } from '../markets/market.ts'
import { rulesOf } from '../settlement/settle.ts'
import { fairChance } from './chances.ts'
import { LEAGUE_EXPECTATION } from './football/expectation.ts'
import { bookOf } from './margin/books.ts'
import { modelOf } from './match-model.ts'
import { chancesOf, type Model } from './model.ts'
import { priceOf } from './price.ts'
import { FIRST_SERVE } from './tennis/tennis.ts'

const shooter = (game: 'cs2' | 'valorant') => ({ game, bestOf: 5, rounds: [0.52] }) as const
const moba = { bestOf: 5, map: { win: 0.55, kills: 27, durationMin: 32 } } as const
const PLAYER = { id: 'player', points: 15, rebounds: 6, assists: 4 }
const FOOTBALLER = {
  id: 'player',
  side: 'home',
  goalShare: 0.3,
  assistShare: 0.1,
  sot: 1,
  cards: 0.2,
} as const

/** A match of each sport before it begins, as long as it can be. */
const MODELS: Record<Sport, Model> = {
  football: modelOf('football', {
    ...LEAGUE_EXPECTATION,
    players: [FOOTBALLER],
    tie: { firstLeg: null, doAwayGoalsCount: false },
  }),
  basketball: modelOf('basketball', { margin: 3, total: 165, minutes: 40, players: [PLAYER] }),
  tennis: modelOf(
    'tennis',
    { serve: { home: 0.65, away: 0.6 }, bestOf: 5, hasMatchTiebreak: false },
    { ...FIRST_SERVE, server: 'home' },
  ),
  volleyball: modelOf('volleyball', { rally: 0.51, bestOf: 5 }),
  'ice-hockey': modelOf('ice-hockey', { goals: { home: 3.1, away: 2.7 } }),
  'american-football': modelOf('american-football', { margin: 3, total: 45 }),
  cs2: modelOf('cs2', shooter('cs2')),
  valorant: modelOf('valorant', shooter('valorant')),
  lol: modelOf('lol', moba),
  dota2: modelOf('dota2', moba),
}

/** A game of tennis that nobody knows the server of yet. */
const isAhead = ({ key, line }: Market) => key === 'match.nextgame' && Number(line) > 2

function expectPriced(sport: Sport, market: Market, selections: readonly string[]): void {
  const chances = chancesOf(MODELS[sport], market)
  if (!chances) throw new Error(`no chances at ${market.line}`)
  const named = selections.length === 0 ? [...chances.keys()] : selections
  expect(chances.size).toBeGreaterThan(0)
  expect([...chances.keys()]).toEqual(named.filter((selection) => chances.has(selection)))
  for (const { win, halfWin, push, halfLoss, loss } of chances.values()) {
    expect(Math.min(win, halfWin, push, halfLoss, loss)).toBeGreaterThanOrEqual(0)
    expect(win + halfWin + push + halfLoss + loss).toBeCloseTo(1, 7)
  }
  const prices = priceOf(chances, bookOf(sport, market.key, false))
  expect([...prices.keys()]).toEqual([...chances.keys()])
}

describe.each(SPORTS)('%s', (sport) => {
  const rules = Object.entries(rulesOf(sport))

  test.each(rules.map(([key, rule]) => ({ key, rule })))(
    '$key is priced at each of its lines, for selections that the catalogue has',
    ({ key, rule }) => {
      const markets = (rule.lines ?? [null]).map((line) => ({ key, line }))
      for (const market of markets.filter((one) => !isAhead(one))) {
        expectPriced(sport, market, rule.selections)
      }
    },
  )

  test('the fair chances of a market add up to its winners', () => {
    for (const [key, rule] of rules.filter(([name]) => !name.startsWith('player.'))) {
      const line = rule.lines?.[0] ?? null
      const fair = [...(chancesOf(MODELS[sport], { key, line })?.values() ?? [])].map(fairChance)
      const winners = fair.reduce((sum, p) => sum + p, 0)
      // Bands of a margin have none for a match that stays level.
      const isShort = sport === 'american-football' && key === 'match.margin'
      expect(winners, key).toBeCloseTo(/\.dc/.test(key) ? 2 : 1, isShort ? 2 : 6)
    }
  })
})
