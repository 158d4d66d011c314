import { expect, test } from 'vitest'
import { freeSlot } from '../round/free-slot.ts'
import { resultVoice } from '../round/messages.ts'
import { ownBet, roundAt } from '../testing/room.ts'
import { allChips, lastChips, whyNotBeside } from './chip-bets.ts'

const on = (place: string, stakeKurus: number) => ({ bets: [{ place, stakeKurus }] })
const LIMITS = { least: 1, most: () => 100, mostInAll: 150 }

test('a bet takes the lowest number that is free, and none is left at the most', () => {
  const lies = roundAt('betting', { mine: [ownBet({ slot: 0 }), ownBet({ id: 'b', slot: 2 })] })
  const three = { ...lies, welcome: { ...lies.welcome, betsMax: 3 } }
  expect(freeSlot(three, [])).toBe(1)
  expect(freeSlot(three, [1])).toBeUndefined()
  const back = roundAt('betting', { mine: [ownBet({ slot: 0, state: 'back' })] })
  expect(freeSlot(back, [])).toBe(0)
})

test('chips of several bets on one place are one sum', () => {
  const bets = [ownBet({ bet: on('3', 500) }), ownBet({ id: 'b', bet: on('3', 200) })]
  expect(allChips(bets)).toEqual([{ place: '3', stakeKurus: 700 }])
})

test('what is repeated is the last round’s, without what went back', () => {
  const mine = [
    ownBet({ id: 'a', number: 4, state: 'decided', bet: on('1', 100) }),
    ownBet({ id: 'b', number: 6, state: 'decided', bet: on('3', 500) }),
    ownBet({ id: 'c', number: 6, state: 'back', bet: on('50', 900) }),
    ownBet({ id: 'd', number: 7, bet: on('16', 100) }),
  ]
  expect(lastChips(roundAt('betting', { mine }))).toEqual([{ place: '3', stakeKurus: 500 }])
  expect(lastChips(roundAt('betting'))).toEqual([])
})

test('limits bound all chips of the place and the table, the balance the new ones', () => {
  const lying = [{ place: '1', stakeKurus: 8_000 }]
  const ask = (place: string, stakeKurus: number, balanceKurus = 100_000) =>
    whyNotBeside(lying, [{ place, stakeKurus }], { limits: LIMITS, balanceKurus })
  expect(ask('1', 2_000)).toBeUndefined()
  expect(ask('1', 2_100)).toEqual({ why: 'place', mostKurus: 10_000 })
  expect(ask('3', 7_100)).toEqual({ why: 'table', mostKurus: 15_000 })
  expect(ask('3', 2_000, 1_900)).toEqual({ why: 'balance', mostKurus: 1_900 })
})

test('what brings no more than its stake sounds like no win', () => {
  expect(resultVoice(1_000, 1_000)).toBeUndefined()
  expect([
    resultVoice(1_100, 1_000),
    resultVoice(5_000, 1_000),
    resultVoice(25_000, 1_000),
  ]).toEqual(['small', 'big', 'huge'])
})
