import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seeded } from '../../../testing/seeded.ts'
import { rtpOf } from './rtp.ts'

type Known = {
  n: number
  stakes: number
  wins: number
  s2: number
  sw: number
  w2: number
  declared: number
  sd: number
  expect: Record<string, number | string>
}
const { rtp: known } = JSON.parse(
  readFileSync(new URL('../testing/known-answers.json', import.meta.url), 'utf8'),
) as { rtp: Known[] }

test.each(known)('GAM-16: the known interval and band of $n rounds, $expect.state', (one) => {
  const told = rtpOf(one, { rtp: one.declared, sd: one.sd })
  for (const [name, value] of Object.entries(one.expect))
    if (typeof value === 'string') expect(told?.state).toBe(value)
    else expect(told?.[name as 'rtp']).toBeCloseTo(value, 6)
})

const ROUNDS = 12_000
const [PRIZE, RTP] = [8, 0.96]

/** Rounds of a game that pays eight times the stake, and of which the true return is known. */
function play(chance: () => number, rtp: number) {
  const sums = { n: 0, stakes: 0, wins: 0, s2: 0, sw: 0, w2: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const stake = 1 + Math.floor(chance() * 5)
    const win = chance() < rtp / PRIZE ? stake * PRIZE : 0
    sums.n++
    sums.stakes += stake
    sums.wins += win
    sums.s2 += stake * stake
    sums.sw += stake * win
    sums.w2 += win * win
  }
  return sums
}
const sd = Math.sqrt(RTP * PRIZE - RTP * RTP)

test('GAM-16: of 1,000 fair sets about one in a hundred leaves its interval, and hardly any the band', () => {
  let [missed, outside] = [0, 0]
  for (let set = 0; set < 1_000; set++) {
    const told = rtpOf(play(seeded(set), RTP), { rtp: RTP, sd })
    if (!told) throw new Error('nothing was staked')
    if (RTP < told.low99 || RTP > told.high99) missed++
    if (told.state === 'outside') outside++
  }
  expect(missed).toBeGreaterThan(1)
  expect(missed).toBeLessThan(25)
  expect(outside).toBeLessThan(10)
})

test('GAM-16: a bias of 25 points is found in each of 50 sets', () => {
  const states = Array.from(
    { length: 50 },
    (_, set) => rtpOf(play(seeded(set), RTP - 0.25), { rtp: RTP, sd })?.state,
  )
  expect(new Set(states)).toEqual(new Set(['outside']))
})

test('without stakes there is no return, and without a deviation no band', () => {
  const nothing = { n: 0, stakes: 0, wins: 0, s2: 0, sw: 0, w2: 0 }
  expect(rtpOf(nothing, null)).toBeUndefined()
  expect(rtpOf(play(seeded(1), RTP), { rtp: RTP, sd: null })).toMatchObject({
    bandLow: null,
    state: 'undeclared',
  })
})
