import { expect, test } from 'vitest'
import { SEED } from '../../server/src/testing/chance.ts'
import { killEveryStep } from './drill.ts'

const { ZAR_KILLS = 200, ZAR_KILL_MINUTES = 90 } = process.env
const KILLS = Number(ZAR_KILLS)
const AT_MOST_MS = Number(ZAR_KILL_MINUTES) * 60_000
const TIMEOUT_MS = AT_MOST_MS + 30 * 60_000

test(`GAM-11: killed ${KILLS} times in every step of every game (ZAR_SEED=${SEED}), nothing is lost, nothing is paid twice, every round ends`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const { kills, told } = await killEveryStep({
    kills: KILLS,
    seed: SEED,
    rounds: 3_000,
    atMostMs: AT_MOST_MS,
  })
  console.log(`${told} (ZAR_SEED=${SEED})`)
  expect(kills).toBe(KILLS)
})
