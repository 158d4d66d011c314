import { expect, test } from 'vitest'
import { numberOf } from '../fraction.ts'
import { BINGO_ROOMS } from './bingo-rooms.ts'
import { BINGO_FACTS, HALLS } from './halls.ts'
import { rtp } from './mathematics.ts'

test('every hall has a code and a name of its own, and what its facts tell is what its rules take', () => {
  expect(BINGO_FACTS.map(({ code }) => code)).toEqual(BINGO_ROOMS.map(({ code }) => code))
  for (const told of [
    BINGO_FACTS.map(({ code }) => code),
    BINGO_FACTS.map(({ name }) => name.tr),
    BINGO_FACTS.map(({ name }) => name.en),
  ])
    expect(new Set(told).size).toBe(BINGO_FACTS.length)
  for (const [at, { stakeLira, rtpBp }] of BINGO_FACTS.entries()) {
    const stakes = BINGO_ROOMS[at]?.stakesKurus ?? []
    expect([stakes[0], stakes.at(-1)]).toEqual([stakeLira.least * 100, stakeLira.most * 100])
    expect([rtpBp.lowest, rtpBp.highest]).toEqual(Array(2).fill(numberOf(rtp) * 10_000))
  }
})

test('the lobby has four halls of 90 balls and two of 75', () => {
  expect(HALLS.filter(({ balls }) => balls === 90)).toHaveLength(4)
  expect(HALLS.filter(({ balls }) => balls === 75)).toHaveLength(2)
})
