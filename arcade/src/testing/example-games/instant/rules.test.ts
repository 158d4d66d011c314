import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { exampleFacts } from './facts.ts'
import { modes } from './mathematics.ts'
import { exampleGame, PAY, SIDES } from './rules.ts'

const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
const STAKE_KURUS = 2_000

test('every call returns 97 of 100', () => {
  for (const { rtp, mostHundredths } of modes()) {
    expect(rtp).toEqual({ numerator: 97n, denominator: 100n })
    expect(mostHundredths).toBe(PAY)
  }
  expect(exampleFacts.rtpBp).toEqual({ lowest: 9_700, highest: 9_700 })
})

test('the side that falls pays, and the other does not', () => {
  for (const side of SIDES) {
    for (const nonce of [0, 1, 2, 3]) {
      const state = exampleGame.begin({ stakeKurus: STAKE_KURUS, side }, randomOf(SEEDS, nonce))
      const isRight = state.result.side === side
      expect(exampleGame.returnOf(state)).toBe(isRight ? 3_880 : 0)
    }
  }
})

test.each([
  null,
  {},
  { stakeKurus: STAKE_KURUS },
  { stakeKurus: STAKE_KURUS, side: 'edge' },
  { stakeKurus: 150, side: 'heads' },
  { stakeKurus: 200_100, side: 'heads' },
  { stakeKurus: STAKE_KURUS, side: 'heads', returnKurus: 1 },
])('%j is no bet', (input) => {
  expect(exampleGame.readBet(input)).toBeUndefined()
})
