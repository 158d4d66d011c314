import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { numberOf } from '../fraction.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { type Bet, drawCalls, soldList } from './course.ts'
import { PRIZES } from './levels.ts'
import { fullWithin, growingChance, rtp } from './mathematics.ts'
import { bingoOf } from './rules.ts'
import { sha256 } from './sha-256.ts'

const { bingo } = known.games
const plane = bingoOf({ code: 'zar_cinaralti', balls: 90, ticketLira: 5 })
const square = bingoOf({ code: 'zar_meydan', balls: 75, ticketLira: 2 })
const drawsOf = (name: string, round: number) => () =>
  randomOf({ serverSeed: commitmentOf(name), clientSeed: name }, round)

const sale = (id: string, tickets: number[], seat = id) => ({
  id,
  seat,
  bet: { tickets },
  moves: [],
})
/** So many players with `each` tickets, other ones in every round. */
const salesOf = (players: number, each: number, round = 0) =>
  range(1, players).map((player) =>
    sale(
      `p${player}`,
      range(1, each).map((ticket) => (round * 977 + player * 31 + ticket) % 100_000),
    ),
  )

test('the calls are the published vector, and every number once', () => {
  for (const { nonce, result } of known.draws.bingo90) {
    const calls = drawCalls(90, soloDraws(nonce)())
    expect(calls.slice(0, result.length)).toEqual(result)
    expect([...calls].sort((a, b) => a - b)).toEqual(range(1, 90))
  }
  expect(new Set(drawCalls(75, soloDraws(0)())).size).toBe(75)
})

test('FAIR-20: 95 % of what is sold comes back, in the published shares', () => {
  expect(`${rtp.numerator}/${rtp.denominator}`).toBe(bingo.rtp)
  const sharesOf = (balls: 90 | 75) => {
    const { levels, growingPermille } = PRIZES[balls]
    return [...levels.map(({ permille }) => permille), growingPermille].map((one) => one / 1_000)
  }
  expect(sharesOf(90)).toEqual(Object.values(bingo.shares90))
  expect(sharesOf(75)).toEqual(Object.values(bingo.shares75))
  for (const balls of [90, 75] as const)
    expect(sharesOf(balls).reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.95, 12)
})

test('FAIR-20: the growing prize falls with the published chance', () => {
  const { numerator, denominator } = growingChance(90)
  expect(`${numerator}/${denominator}`).toBe(bingo.growing90.p)
  expect(numberOf(growingChance(75))).toBeCloseTo(bingo.growing75.pDecimal, 15)
  expect([PRIZES[90].growingCalls, PRIZES[75].growingCalls]).toEqual([
    bingo.growing90.calls,
    bingo.growing75.calls,
  ])
  expect(numberOf(fullWithin(90, 42))).toBeCloseTo(2.15462e-6, 10)
  expect(numberOf(fullWithin(90, 45))).toBeCloseTo(7.53057e-6, 10)
})

test('what is sold is what is paid, what the growing prize gained, and the house’s twentieth', () => {
  for (const room of [plane, square]) {
    let [growing, sold, paid] = [0, 0, 0]
    for (const round of range(0, 199)) {
      const placed = salesOf(2 + (round % 9), 1 + (round % 5), round)
      const tables = tablesOf(room, drawsOf('pots', round), { placed, carried: growing })
      const last = tables.at(-1)
      if (!last) throw new Error('no round')
      for (const one of placed) {
        sold += room.stakeOf(one.bet)
        paid += Number(room.returnOf(last, one, 0))
      }
      growing = Number(room.carry?.(last))
    }
    expect(Number.isSafeInteger(paid)).toBe(true)
    expect(paid + growing).toBe((sold * 95) / 100)
  }
})

test('the list of sold tickets is hashed as bets are closed, before a number is drawn', () => {
  const placed = [sale('b', [7, 3]), sale('a', [40_210])]
  const tables = tablesOf(plane, drawsOf('list', 1), { placed })
  const shown = tables.slice(0, 3).map(plane.shownOf)
  const list = 'a 40210\nb 7 3\n'
  expect(soldList(placed)).toBe(list)
  const listHash = createHash('sha256').update(list).digest('hex')
  expect(shown).toEqual([
    { growingKurus: 0 },
    { growingKurus: 0, tickets: 3, players: 2, soldKurus: 1_500, listHash },
    expect.objectContaining({ listHash, won: [] }),
  ])
})

test('SHA-256 of any text is Node’s', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1_000]) {
    const text = range(1, length)
      .map((at) => String.fromCharCode(32 + ((at * 7) % 90)))
      .join('')
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('a round calls number after number, pauses at a prize, and ends with the first full house', () => {
  for (const room of [plane, square]) {
    const placed = salesOf(20, 3)
    const tables = tablesOf(room, drawsOf('course', 4), { placed })
    expect(tables.slice(0, 3).map(({ phase }) => phase)).toEqual(['betting', 'closed', 'call'])
    const names = tables.map((table) => room.phaseOf(table).name)
    const last = room.shownOf(tables.at(-1) ?? room.begin(null)) as {
      calls: number[]
      won: { level: string; call: number }[]
    }
    expect(names.filter((name) => name === 'call')).toHaveLength(last.calls.length)
    expect(names.filter((name) => name === 'prize')).toHaveLength(
      new Set(last.won.map(({ call }) => call)).size,
    )
    expect(names.slice(-2)).toEqual(['prize', 'result'])
    expect(last.won.at(-1)).toMatchObject({ level: 'full', call: last.calls.length })
    expect(last.won.map(({ level }) => level).sort()).toEqual(
      PRIZES[room === plane ? 90 : 75].levels.map(({ name }) => name).sort(),
    )
  }
})

test('nothing that is still to be called or won is shown', () => {
  const placed = salesOf(20, 3)
  let called = 0
  for (const table of tablesOf(plane, drawsOf('hidden', 5), { placed })) {
    const shown = plane.shownOf(table) as { calls?: number[]; won?: { call: number }[] }
    called = shown.calls?.length ?? 0
    const isTold = table.phase !== 'call'
    for (const { call } of shown.won ?? []) expect(call).toBeLessThan(called + (isTold ? 1 : 0))
    expect(Object.keys(shown)).not.toContain('order')
    expect(Object.keys(shown)).not.toContain('course')
  }
  expect(called).toBeGreaterThan(40)
})

test('with fewer than two players every ticket goes back, and the growing prize stays', () => {
  for (const placed of [[], [sale('a', [1, 2])], [sale('a', [1], 'one'), sale('b', [2], 'one')]]) {
    const tables = tablesOf(plane, drawsOf('alone', 1), { placed, carried: 12_345 })
    expect(tables.map(({ phase }) => phase)).toEqual(['betting', 'off'])
    for (const one of placed)
      expect(settledIn(plane, tables, one)).toEqual({ phase: 'off', returned: 'stake back' })
    expect(plane.carry?.(tables.at(-1) ?? plane.begin(null))).toBe(12_345)
  }
})

test('one to twenty-four tickets are bought at once, each sold once in a round', () => {
  const read = (tickets: unknown) => plane.readBet({ tickets })
  expect(read([40_210])).toEqual({ tickets: [40_210] })
  expect(plane.stakeOf(read(range(1, 24)) as Bet)).toBe(24 * 500)
  for (const wrong of [[], range(1, 25), [1, 1], [-1], [100_000], ['1'], '1'])
    expect(read(wrong)).toBeUndefined()
  const table = plane.begin(null)
  const placed = [sale('a', [1, 2])]
  expect(plane.whyNoBet?.(table, { tickets: [3, 2] }, placed, 'seat')).toBe('place_taken')
  expect(plane.whyNoBet?.(table, { tickets: [3, 4] }, placed, 'seat')).toBeUndefined()
})
