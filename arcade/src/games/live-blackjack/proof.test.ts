import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import type { Json, Random } from '../game.ts'
import { isPastRight as isRight } from '../rooms/replay-table.ts'
import type { Bet } from './bets.ts'
import { pastOf } from './proof.ts'
import { LIVE_BLACKJACKS } from './rules.ts'
import { behind } from './testing/open-table.ts'
import { playByChance } from './testing/play-by-chance.ts'

const [room] = LIVE_BLACKJACKS
if (!room) throw new Error('no table')

const ROUNDS = 120
const seeds = { serverSeed: commitmentOf('live blackjack'), clientSeed: 'proof' }

const ofRounds = Array.from({ length: ROUNDS }, (_, number) => {
  const random = () => randomOf(seeds, number)
  return {
    random,
    table: playByChance(random, randomOf({ ...seeds, clientSeed: 'chance' }, number)),
  }
})

test('FAIR-05: every bet of a round is computed again from the draws, its own moves and what is kept', () => {
  const kinds = new Set<string>()
  for (const { table, random } of ofRounds) {
    const past = pastOf(table.table)
    for (const { id } of table.placed) {
      const moves = table.movesOf(id)
      for (const move of moves) kinds.add(Object.values(move)[0]?.toString() ?? '')
      const again = room.replay?.(table.betOf(id), moves, random, past)
      expect(again?.winKurus).toBe(table.returned(id))
    }
  }
  expect([...kinds].sort()).toEqual(['double', 'false', 'hit', 'split', 'stand', 'true'])
})

test('FAIR-05: what is kept of a round is right as it is, and wrong with any card or turn changed', () => {
  for (const { table, random } of ofRounds) {
    const past = pastOf(table.table)
    expect(isRight(room, past, random)).toBe(true)
    const { hands, dealer, made } = past
    const reordered = hands.map(({ place, cards }) => ({ cards, place }))
    expect(isRight(room, { made, hands: reordered, dealer }, random)).toBe(true)
    const [first] = past.hands
    if (!first) throw new Error('nobody played')
    const changed: Json[] = [
      { ...past, dealer: [...past.dealer, 0] },
      { ...past, made: [...past.made, 'stand'] },
      { ...past, hands: past.hands.slice(1) },
      { ...past, hands: [{ ...first, cards: [] }, ...past.hands.slice(1)] },
      { ...past, more: 1 },
    ]
    expect(changed.map((one) => isRight(room, one, random))).toEqual(changed.map(() => false))
  }
  expect(isRight(room, { hands: [], dealer: [], made: [] }, ofRounds[0]?.random ?? never)).toBe(
    true,
  )
})

const never = (): Random => {
  throw new Error('nothing is drawn')
}

test('a bet cannot have made moves that its round does not have', () => {
  const round = ofRounds.find(({ table }) =>
    table.placed.some(({ id }) => table.movesOf(id).some((move) => 'play' in move)),
  )
  if (!round) throw new Error('nobody played')
  const { table, random } = round
  const past = pastOf(table.table)
  const own = table.placed.find(({ id }) => table.movesOf(id).some((move) => 'play' in move))
  if (!own) throw new Error('nobody played')
  const moves = table.movesOf(own.id)
  const ask = (bet: Bet, given: readonly Json[]) => room.replay?.(bet, given, random, past)
  expect(ask(own.bet, moves)).toBeDefined()
  expect(ask(own.bet, moves.slice(1))).toBeUndefined()
  expect(ask(own.bet, [...moves, { play: 'hit', turn: 999 }])).toBeUndefined()
  expect(ask(own.bet, [...moves, { insure: true }, { insure: true }])).toBeUndefined()
  expect(ask(own.bet, [...moves, { follow: 'split' }])).toBeUndefined()
  const place = 'place' in own.bet ? own.bet.place : 0
  expect(ask(behind(place), moves)).toBeUndefined()
  expect(ask(behind(place, { follows: false }), [{ follow: 'double', hand: 0 }])).toBeUndefined()
  expect(room.replay?.(own.bet, moves, random)).toBeUndefined()
})
