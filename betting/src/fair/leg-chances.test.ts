import { SPORTS } from '@zar/contract/betting/sport'
import { describe, expect, test } from 'vitest'
import type { Chances, Market } from '../markets/market.ts'
import type { Board, MatchNow } from '../match/match-now.ts'
import { fairChance } from '../prices/chances.ts'
import { chancesOf, type Model } from '../prices/model.ts'
import { findRule, rulesOf } from '../settlement/settle.ts'
import { canPush, legChances } from './leg-chances.ts'
import { CASES, type Case, MILLION, now, told } from './testing/cases.ts'

const marketOf = ([key, line]: readonly [string, string | null]): Market => ({
  key,
  line,
})

const exactOf = (model: Model, market: Market, selection: string): Chances => {
  const chances = chancesOf(model, market)?.get(selection)
  if (!chances) throw new Error(`${market.key} ${market.line} is not priced`)
  return chances
}
/** What a stake of 1 at these odds is expected to come to. */
const worth = ({ win, halfWin, push, halfLoss }: Chances, odds: number) =>
  win * odds + (halfWin * (odds + 1)) / 2 + push + halfLoss / 2
const chancesIn = (ppm: ReturnType<typeof legChances>['chancesPpm']): Chances => ({
  win: (ppm.win ?? 0) / MILLION,
  halfWin: (ppm['half-win'] ?? 0) / MILLION,
  push: (ppm.push ?? 0) / MILLION,
  halfLoss: (ppm['half-loss'] ?? 0) / MILLION,
  loss: (ppm.loss ?? 0) / MILLION,
})

function ask(about: Case, market: Market, selection: string, board: Board) {
  const exact = exactOf(about.model, market, selection)
  const fairPpm = Math.round(fairChance(exact) * MILLION)
  const seen = legChances({ ...market, selection }, fairPpm, { ...about.now, board })
  const sum = Object.values(seen.chancesPpm).reduce((all, one) => all + one, 0)
  expect(sum).toBe(MILLION)
  return { exact, seen: chancesIn(seen.chancesPpm), fairPpm }
}
const selectionsOf = ({ model }: Case, market: Market) => [
  ...(chancesOf(model, market)?.keys() ?? []),
]

/** The half lines on both sides of a whole or quarter line of a market. */
function around(market: Market): [string, string | null][] {
  const line = Number(market.line ?? 0)
  const key = /\.(dnb|winner)$/.test(market.key) ? market.key.replace(/\w+$/, 'ah') : market.key
  const middle = Math.round(line)
  return [
    [key, String(middle - 0.5)],
    [key, String(middle + 0.5)],
  ]
}

/** Each half line by itself, and both. */
const boardsBeside = (market: Market) => {
  const both = around(market)
  return { both, each: both.map((one) => [one]) }
}

const NAMES = ['win', 'halfWin', 'push', 'halfLoss', 'loss'] as const

describe.each(CASES)('$name', (about) => {
  const lined = about.markets.map(marketOf).filter(({ key }) => key !== 'match.winner')
  test.each(lined)(
    '$key $line by the half lines beside it is the model’s own, to the rounding of what is told',
    (market) => {
      const { both, each } = boardsBeside(market)
      for (const selection of selectionsOf(about, market)) {
        const { exact, seen } = ask(about, market, selection, told(about.model, both))
        for (const name of NAMES)
          expect(Math.abs(seen[name] - exact[name]), `${selection} ${name}`).toBeLessThan(4e-6)
        for (const one of each) {
          const by = ask(about, market, selection, told(about.model, one)).seen
          expect(Math.abs(by.win - exact.win), `${selection} by ${one}`).toBeLessThan(1e-4)
        }
      }
    },
  )

  test.each(about.markets.map(marketOf))(
    '$key $line without them is worth what the model says within 0.3 % of the stake at the fair odds and twice those',
    (market) => {
      for (const selection of selectionsOf(about, market)) {
        const { exact, seen, fairPpm } = ask(
          about,
          market,
          selection,
          told(about.model, about.beside),
        )
        for (const odds of [MILLION / fairPpm, (2 * MILLION) / fairPpm]) {
          const gap = Math.abs(worth(seen, odds) - worth(exact, odds))
          expect(gap, `${selection} at ${odds}`).toBeLessThan(0.003)
        }
      }
    },
  )
})

const LINES = [null, '0', '1', '-1', '2.25', '3', '3.5', '10', '20', '160']

describe.each(SPORTS)('%s', (sport) => {
  const one = CASES.find((each) => each.now.sport === sport)
  test('a selection may push wherever its model lets it', () => {
    const pushing = Object.keys(rulesOf(sport))
      .flatMap((key) => LINES.map((line) => ({ key, line })))
      .filter((market) => findRule(sport, market))
      .filter((market) =>
        [...((one && chancesOf(one.model, market)) ?? []).values()].some(
          ({ halfWin, push, halfLoss }) => halfWin + push + halfLoss > 0,
        ),
      )
    expect(pushing.length).toBeGreaterThan(2)
    const bestOf = one?.now.bestOf ?? null
    expect(pushing.filter((market) => !canPush(market, { sport, bestOf }))).toEqual([])
  })
})

test('what only wins or loses, or is told without its match, has its plain value', () => {
  const plain = { chancesPpm: { win: 560_000, loss: 440_000 } }
  const ask = (key: string, line: string | null, selection: string, at?: MatchNow) =>
    legChances({ key, line, selection }, 560_000, at)
  for (const sport of SPORTS) {
    expect(ask('match.total', '20.5', 'over', now(sport))).toEqual(plain)
    expect(ask('match.nextgame', '5', 'hold', now(sport))).toEqual(plain)
    expect(
      ask('match.winner', null, '1', now(sport === 'american-football' ? 'lol' : sport)),
    ).toEqual(plain)
  }
  expect(ask('ft.eh', '-1', 'X', now('football'))).toEqual(plain)
  expect(ask('match.total', '20', 'over')).toEqual(plain)
})

test('the reference’s quarter line, from its half lines: 41 % win, 27 % half lost, 32 % lost', () => {
  const row = (line: string, p: number) => ({ key: 'ft.ah', line, selection: '1', p, isOpen: true })
  const board = [row('-0.5', 0.41), row('0.5', 0.68)]
  // 0.41 of what is decided: 0.41 + 0.32 + 0.27 / 2.
  const fairPpm = Math.round((0.41 / 0.865) * MILLION)
  const seen = legChances(
    { key: 'ft.ah', line: '-0.25', selection: '1' },
    fairPpm,
    now('football', { board }),
  )
  expect(seen).toEqual({ chancesPpm: { win: 410_000, 'half-loss': 270_000, loss: 320_000 } })
})

const over = (line: string, p: number) => {
  const market = { key: 'match.total', line, selection: 'over' }
  return { ...market, p, isOpen: true }
}
const [LOWER, UPPER] = [over('160.5', 0.6), over('161.5', 0.5)]

describe.each([
  ['both half lines', [LOWER, UPPER]],
  ['the lower one', [LOWER]],
  ['the upper one', [UPPER]],
  ['no other line', []],
])('by %s', (_, board) => {
  test.each(
    ['160.75', '161', '161.25'].flatMap((line) => ['over', 'under'].map((side) => [line, side])),
  )('a likelier %s %s is worth more, and its chances always add up', (line, selection) => {
    let before = 0
    for (let fairPpm = 1_000; fairPpm <= MILLION; fairPpm += 9_973) {
      const asked = { key: 'match.total', line: line ?? '', selection: selection ?? '' }
      const { chancesPpm } = legChances(asked, fairPpm, now('basketball', { board }))
      const own = Object.values(chancesPpm)
      expect(own.reduce((all, one) => all + one, 0)).toBe(MILLION)
      expect(Math.min(...own)).toBeGreaterThanOrEqual(0)
      const value = worth(chancesIn(chancesPpm), 2)
      expect(value, `at ${fairPpm}`).toBeGreaterThanOrEqual(before)
      before = value
    }
  })
})

test('a half line that is off is not read', () => {
  const row = (line: string, p: number, isOpen: boolean) => ({
    key: 'match.ah',
    line,
    selection: '1',
    p,
    isOpen,
  })
  const at = (isOpen: boolean) =>
    legChances(
      { key: 'match.ah', line: '-4', selection: '1' },
      500_000,
      now('basketball', { board: [row('-3.5', 0.9, isOpen), row('-4.5', 0.2, isOpen)] }),
    )
  expect(at(true).chancesPpm.push).toBe(700_000)
  expect(at(false).chancesPpm.push).toBeLessThan(50_000)
})
