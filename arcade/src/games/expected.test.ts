import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../fairness/seeds.ts'
import { expectedOf } from './expected.ts'
import { findModes } from './find-modes.ts'
import type { Json, Random } from './game.ts'

const serverSeed = commitmentOf('expected')
const drawsOf = (round: number): Random => randomOf({ serverSeed, clientSeed: 'expected' }, round)

type Play = { bet: (round: number) => Json; move?: (state: Json, round: number) => Json }

/** Rounds of the rules themselves against what `expectedOf` says of each. */
function played(name: string, rounds: number, { bet: betOf, move }: Play) {
  const modes = findModes(name)
  if (!modes) throw new Error(name)
  const { game } = modes
  let [excess, squares, variance] = [0, 0, 0]
  const names = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const bet = betOf(round)
    if (game.readBet(bet) === undefined) throw new Error(JSON.stringify(bet))
    const random = drawsOf(round)
    let state = game.begin(bet, random)
    while (game.returnOf(state) === undefined)
      state = game.play(state, move?.(state, round) ?? {}, random)
    const expected = expectedOf(modes, bet, state)
    const over = (game.returnOf(state) ?? 0) - expected.meanKurus
    excess += over
    squares += over ** 2
    variance += expected.variance
    names.add(expected.mode)
  }
  return { z: excess / Math.sqrt(variance), ratio: squares / variance, modes: [...names].sort() }
}

const stakes = (round: number) => [100, 500, 2_000][round % 3] ?? 100
const openedIn = (state: Json) => (state as { opened: number[] }).opened
const rightIn = (state: Json) => (state as { right: number[] }).right

const GAMES: [string, number, Play][] = [
  ['plinko', 3_000, { bet: (round) => ({ stakeKurus: stakes(round), rows: 8, risk: 'mid' }) }],
  [
    'plinko',
    3_000,
    {
      bet: (round) => ({
        stakeKurus: stakes(round),
        rows: 12,
        risk: 'high',
        count: 1 + (round % 20),
      }),
    },
  ],
  ['wheel', 3_000, { bet: (round) => ({ stakeKurus: stakes(round), segments: 20, risk: 'mid' }) }],
  [
    'dice',
    3_000,
    { bet: (round) => ({ stakeKurus: stakes(round), side: 'over', threshold: 2_000 + round }) },
  ],
  [
    'limbo',
    3_000,
    { bet: (round) => ({ stakeKurus: stakes(round), target: 110 + (round % 200) }) },
  ],
  [
    'roulette',
    3_000,
    {
      bet: (round) => ({
        bets: [
          { place: 'red', stakeKurus: stakes(round) },
          { place: 'dozen:1', stakeKurus: 300 },
          { place: 'straight:7', stakeKurus: 100 },
        ],
      }),
    },
  ],
  [
    'sicbo',
    3_000,
    {
      bet: (round) => ({
        bets: [
          { place: 'big', stakeKurus: stakes(round) },
          { place: 'total:12', stakeKurus: 100 },
        ],
      }),
    },
  ],
  [
    'mines',
    3_000,
    {
      bet: (round) => ({ stakeKurus: stakes(round), broken: 3 }),
      // Stops where the last tile of the round's number says, so that nothing but luck decides.
      move: (state, round) => {
        const opened = openedIn(state).length
        return opened < 1 + (round % 5) ? { open: opened } : { cashOut: true }
      },
    },
  ],
  [
    'hilo',
    3_000,
    {
      bet: (round) => ({ stakeKurus: stakes(round) }),
      move: (state, round) => {
        if (rightIn(state).length > round % 3) return { cashOut: true }
        const card = (state as { cards: { card: number }[] }).cards.at(-1)?.card ?? 0
        return { call: card >> 2 < 7 ? 'higher' : 'lower' }
      },
    },
  ],
]

test.each(GAMES)(
  'GAM-16: what %s returned is its expectation but for chance, and varies as it is said to',
  (name, rounds, play) => {
    const { z, ratio } = played(name, rounds, play)
    expect(Math.abs(z)).toBeLessThan(3.29)
    expect(ratio).toBeGreaterThan(0.8)
    expect(ratio).toBeLessThan(1.25)
  },
)

test('GAM-16: a round of a game with one way to bet is expected what that declares', () => {
  const slot = findModes('saat-kulesi')
  const [declared] = slot?.declared() ?? []
  if (!slot || !declared) throw new Error('no slot')
  const expected = expectedOf(slot, { stakeKurus: 200 }, null)
  expect(expected).toMatchObject({ mode: 'main', meanKurus: 200 * declared.rtp })
  expect(Math.sqrt(expected.variance)).toBeCloseTo(200 * declared.deviation, 9)
})

test('GAM-16: a king’s lower and an ace’s higher are expected by their own chances', () => {
  const hilo = findModes('hilo')
  if (!hilo) throw new Error('no hi-lo')
  const bet = { stakeKurus: 100 }
  const state = (card: number, by: string) => ({
    ...bet,
    cards: [
      { card, by: null },
      { card: 20, by },
    ],
    right: [12],
    end: 'cashed out',
  })
  const [king, ace] = [
    expectedOf(hilo, bet, state(48, 'lower')),
    expectedOf(hilo, bet, state(0, 'higher')),
  ]
  expect(king).toEqual(ace)
  expect(king.meanKurus).toBeCloseTo((105 * 12) / 13, 9)
})

test('GAM-16: bets that share their cards are never said to vary less than they can', () => {
  const bets = (round: number) => ({
    bets: [
      { place: 'banker', stakeKurus: stakes(round) },
      { place: 'tie', stakeKurus: 100 },
    ],
  })
  const { z, ratio, modes } = played('baccarat', 2_000, { bet: bets })
  expect(Math.abs(z)).toBeLessThan(3.29)
  expect(ratio).toBeLessThan(1.1)
  expect(modes).toEqual(['several'])
})

test('GAM-16: further stakes are part of what is expected at the tables of several steps', () => {
  const holdem = findModes('holdem')
  if (!holdem) throw new Error('no hold’em')
  const bet = { anteKurus: 1_000, aaKurus: 0 }
  const [folded, called] = ['folded', 'called'].map((end) =>
    expectedOf(holdem, bet, { ...bet, player: [], dealer: [], board: [], end }),
  )
  expect(called?.meanKurus).toBeCloseTo(2_000 + (folded?.meanKurus ?? 0), 9)
  const { z } = played('blackjack', 1_500, {
    bet: () => ({ stakesKurus: [1_000] }),
    move: (state) => findModes('blackjack')?.moveIn?.('main', state) ?? {},
  })
  expect(Math.abs(z)).toBeLessThan(3.29)
})
