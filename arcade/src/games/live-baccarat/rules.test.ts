import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { baccarat, type Result, returnOf } from '../baccarat/rules.ts'
import { numberOf } from '../fraction.ts'
import type { Settled } from '../game.ts'
import { expectFacts } from '../testing/room-facts.ts'
import { placedAs, settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { liveBaccaratFacts } from './facts.ts'
import { modes } from './mathematics.ts'
import { type Bet, LENGTHS, liveBaccarat, type Move, type Table } from './rules.ts'

const on = (place: string, stakeKurus = 1_000) => ({ place, stakeKurus })
const bet = (...bets: ReturnType<typeof on>[]): Bet => ({ bets })
const betOf = (seat: string, ...bets: ReturnType<typeof on>[]) => ({
  ...placedAs<Bet, Move>(bet(...bets)),
  seat,
})
const inRound = (nonce: number, placed: ReturnType<typeof betOf>[] = []) =>
  tablesOf(liveBaccarat, soloDraws(nonce), { placed })
const resultOf = (tables: readonly Table[]) => (tables.at(-1) as { result: Result }).result
const tableIn = (tables: readonly Table[], phase: Table['phase']) => {
  const found = tables.find((table) => table.phase === phase)
  if (!found) throw new Error(phase)
  return found
}
/** A round that has this phase. */
const roundWith = (phase: Table['phase'], placed: ReturnType<typeof betOf>[] = []) => {
  for (let nonce = 0; nonce < 100; nonce++) {
    const tables = inRound(nonce, placed)
    if (tables.some((table) => table.phase === phase)) return tables
  }
  throw new Error(`no ${phase}`)
}

test('a coup is that of the table for one, of the same draws, and pays the same', () => {
  const all = bet(...['player', 'banker', 'tie', 'playerPair', 'bankerPair'].map((one) => on(one)))
  for (let nonce = 0; nonce < 200; nonce++) {
    const solo = baccarat.begin(all, soloDraws(nonce)()) as unknown as Settled<Bet, Result>
    const tables = inRound(nonce)
    expect(resultOf(tables)).toEqual(solo.result)
    expect(settledIn(liveBaccarat, tables, placedAs<Bet, Move>(all))).toEqual({
      phase: 'result',
      returned: returnOf(all.bets, solo.result),
    })
  }
})

test('cards are shown as they are turned, and not before', () => {
  const tables = roundWith('bankerThird')
  const { player, banker } = resultOf(tables)
  const shownIn = (phase: Table['phase']) => liveBaccarat.shownOf(tableIn(tables, phase))
  expect([shownIn('closed'), shownIn('dealing')]).toEqual([{}, {}])
  expect(shownIn('player')).toEqual({ squeezer: null })
  expect(shownIn('banker')).toEqual({ player: player.slice(0, 2), squeezer: null })
  expect(shownIn('bankerThird')).toEqual({ player, banker: banker.slice(0, 2) })
  expect(shownIn('result')).toEqual({ player, banker })
})

test('the seat with the most on a side opens it, nobody else, and at its own moment', () => {
  const placed = [
    betOf('a', on('player', 1_000)),
    betOf('b', on('player', 500), on('banker', 500)),
    betOf('b', on('player', 600)),
  ]
  const tables = inRound(0, placed)
  const open = (phase: Table['phase'], seat: string, side: string) =>
    liveBaccarat.make(tableIn(tables, phase), betOf(seat, on('player')), { open: side }, 0)
  expect(open('player', 'b', 'player')).toEqual({ move: { open: 'player' }, isPhaseOver: true })
  expect(open('player', 'a', 'player')).toEqual({ why: 'not_now' })
  expect(open('player', 'b', 'banker')).toEqual({ why: 'not_now' })
  expect(open('dealing', 'b', 'player')).toEqual({ why: 'not_now' })
  expect(open('banker', 'b', 'banker')).toEqual({ move: { open: 'banker' }, isPhaseOver: true })
  const lengthOf = (phase: Table['phase'], from = tables) =>
    liveBaccarat.phaseOf(tableIn(from, phase)).lengthMs
  expect(lengthOf('player')).toBe(LENGTHS.squeezed)
  expect(lengthOf('player', inRound(0))).toBe(LENGTHS.turned)
  const wrong = [{ open: 'tie' }, {}, { open: 'player', more: 1 }, { open: 'player', card: 2 }]
  expect(wrong.map(liveBaccarat.readMove)).toEqual(wrong.map(() => undefined))
})

test('one card may be opened by itself: all see it, and the second one ends the squeeze', () => {
  const own = { ...betOf('a', on('banker')), id: 'own' }
  const tables = inRound(0, [own])
  const { player, banker } = resultOf(tables)
  const [table, first] = [tableIn(tables, 'banker'), { open: 'banker', card: 1 } as const]
  expect(liveBaccarat.make(table, own, first, 0)).toEqual({ move: first })
  const opened = liveBaccarat.after?.(table, own, first) ?? table
  expect(liveBaccarat.shownOf(opened)).toEqual({
    player: player.slice(0, 2),
    squeezer: 'own',
    turned: { at: 1, card: banker[1] },
  })
  expect(liveBaccarat.make(opened, own, first, 0)).toEqual({ why: 'not_now' })
  for (const second of [{ open: 'banker', card: 0 }, { open: 'banker' }] as const) {
    expect(liveBaccarat.make(opened, own, second, 0)).toEqual({ move: second, isPhaseOver: true })
    expect(liveBaccarat.after?.(opened, own, second)).toEqual(opened)
  }
  const next = liveBaccarat.next(opened, [own], soloDraws(0))
  expect(next).toEqual(tables[tables.indexOf(table) + 1])
})

test('whose bet squeezes is shown while it does, and no seat ever', () => {
  const placed = [betOf('a', on('tie')), { ...betOf('a', on('banker')), id: 'second' }]
  const tables = inRound(0, placed)
  const shownIn = (phase: Table['phase']) => liveBaccarat.shownOf(tableIn(tables, phase))
  expect(shownIn('player')).toEqual({ squeezer: null })
  expect(shownIn('banker')).toMatchObject({ squeezer: 'second' })
  expect(shownIn('result')).toEqual(liveBaccarat.shownOf(tableIn(inRound(0), 'result')))
})

test('the faces of a side are told to who squeezes it, and to nobody else', () => {
  const tables = inRound(0, [
    betOf('a', on('player')),
    { ...betOf('b', on('banker')), id: 'second' },
  ])
  const facesIn = (phase: Table['phase'], id: string) =>
    liveBaccarat.ownCourseOf?.(tableIn(tables, phase), { ...betOf('a', on('player')), id }, 0)
  const { player, banker } = resultOf(tables)
  expect(facesIn('player', 'bet')).toMatchObject({ faces: player.slice(0, 2) })
  expect(facesIn('banker', 'second')).toMatchObject({ faces: banker.slice(0, 2) })
  for (const [phase, id] of [
    ['dealing', 'bet'],
    ['player', 'second'],
    ['banker', 'bet'],
    ['result', 'bet'],
  ] as const)
    expect(facesIn(phase, id)).toMatchObject({ faces: null })
})

test('a squeeze shows, never changes: a bet is replayed with it or without', () => {
  const one = bet(on('banker'))
  const alone = liveBaccarat.replay?.(one, [], soloDraws(3))
  for (const moves of [
    [{ open: 'banker' }],
    [
      { open: 'banker', card: 0 },
      { open: 'banker', card: 1 },
    ],
  ])
    expect(liveBaccarat.replay?.(one, moves, soloDraws(3))).toEqual(alone)
  expect(liveBaccarat.replay?.(one, [{ open: 'both' }], soloDraws(3))).toBeUndefined()
})

test('limits hold for all bets of a seat', () => {
  const most = on('tie', 2_000_000)
  const ask = (...placed: ReturnType<typeof betOf>[]) =>
    liveBaccarat.whyNoBet?.({ phase: 'betting' }, bet(on('tie', 500)), placed, 'a')
  expect([ask(), ask(betOf('b', most)), ask(betOf('a', most))]).toEqual([
    undefined,
    undefined,
    'over_limit',
  ])
})

test('FAIR-27: 20,000 coups return in play what each bet declares', () => {
  const rounds = 20_000
  const seeds = { serverSeed: commitmentOf('live baccarat'), clientSeed: 'live baccarat' }
  const figures = modes()
  const sums = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    const result = resultOf(tablesOf(liveBaccarat, () => randomOf(seeds, round)))
    for (const { mode } of figures)
      sums.set(mode, (sums.get(mode) ?? 0) + returnOf([on(mode, 100)], result) / 100)
  }
  for (const { mode, rtp, variance } of figures) {
    const error = Math.sqrt(numberOf(variance) / rounds)
    const z = ((sums.get(mode) ?? 0) / rounds - numberOf(rtp)) / error
    expect(Math.abs(z), mode).toBeLessThan(3.29)
  }
})

test('what is told of the table is what its rules take and its mathematics says', () => {
  expectFacts(liveBaccaratFacts, liveBaccarat, modes())
})
