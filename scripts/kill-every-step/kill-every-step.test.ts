import { expect, test } from 'vitest'
import { killEveryStep } from './drill.ts'

const SEED = 20_261_126

test('GAM-11: the arcade, the casino and both are killed within steps of rounds: nothing is lost, nothing is paid twice, every round ends', async () => {
  expect(await killEveryStep({ kills: 3, seed: SEED, rounds: 200 })).toContain('3 kills')
}, 60_000)
