import { expect, test } from 'vitest'
import { liveHoldem } from '../games/live-holdem/rules.ts'
import { verifyRoomBet } from './room-verifier.ts'

const HOLDEM = { place: 0, anteKurus: 2_000, aaKurus: 0, callsAtEnd: false }
const round = (bet: object, ...moves: object[]) => ({
  serverSeed: 'ab'.repeat(32),
  clientSeed: 'salt',
  nonce: 7,
  bet: bet as never,
  moves: moves as never[],
})

test.each([
  ['folds', HOLDEM, { fold: true }, 2_000],
  ['calls', HOLDEM, { call: true }, 6_000],
  ['calls with what was reserved', { ...HOLDEM, callsAtEnd: true }, { call: true }, 6_000],
])(
  'FAIR-05: the stake of a hand that %s is told with its further stakes',
  async (_, bet, move, staked) => {
    const { stakedKurus } = await verifyRoomBet(liveHoldem, round(bet, move))
    expect(stakedKurus).toBe(staked)
  },
)
