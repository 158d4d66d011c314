import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commitmentOf } from '../../arcade/src/fairness/seeds.ts'
import { verifyRound } from '../../arcade/src/fairness/verifier.ts'

const verify = (input: string, file = '-') =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/arcade/verify.ts', file], {
    encoding: 'utf8',
    input,
  })

const ROUND = {
  gameCode: 'zar_terazi',
  serverSeed: commitmentOf('a seed'),
  clientSeed: 'çilek',
  nonce: 4,
  bet: { stakeKurus: 2_000, side: 'over', threshold: 4_950 },
  moves: [],
}

test('FAIR-05: the command computes an export again, and fails where a round does not hold', async () => {
  const { winKurus, commitment } = await verifyRound(ROUND)
  const right = { ...ROUND, commitment, winKurus: winKurus ?? -1 }
  const good = verify(JSON.stringify({ rounds: [right, right] }))
  expect([good.status, good.stderr]).toEqual([0, ''])
  expect(good.stdout).toMatch(/^✓ zar_terazi #4: stake 20\.00, win \d+\.\d\d\n/)
  expect(good.stdout).toContain('2 of 2 rounds hold.')
  const wrong = verify(
    JSON.stringify([
      right,
      { ...right, winKurus: right.winKurus + 1 },
      { ...right, gameCode: 'x' },
    ]),
  )
  expect(wrong.status).toBe(1)
  expect(wrong.stdout).toContain('1 of 3 rounds hold.')
  expect(wrong.stdout).toMatch(/✗ zar_terazi #4: .*the record tells/)
  expect(wrong.stdout).toContain('✗ x #4: no such game, bet or move')
})

test('what is no record, and a file that is not there, is told in a sentence', () => {
  for (const text of ['', '{}', '[4]']) {
    const { status, stderr } = verify(text)
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^- has no record of a round\./)])
  }
  const { status, stderr } = verify('', '/no/such/file')
  expect([status, stderr]).toEqual([1, '/no/such/file cannot be read.\n'])
})
