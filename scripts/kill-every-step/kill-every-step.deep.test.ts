import { expect, test } from 'vitest'
import { SEED } from '../../server/src/testing/chance.ts'
import { killEveryStep } from './drill.ts'

const KILLS = 200

test(`GAM-11: killed ${KILLS} times in every step of every game (ZAR_SEED=${SEED}), nothing is lost, nothing is paid twice, every round ends`, async () => {
  const told = await killEveryStep({ kills: KILLS, seed: SEED, rounds: 3_000 })
  console.log(`${told} (ZAR_SEED=${SEED})`)
  expect(told).toContain(`${KILLS} kills`)
})
