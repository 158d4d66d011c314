import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { verifyRound } from '../../arcade/src/fairness/verifier.ts'
import { bitsOf, snapOf } from '../../arcade/src/games/crash/flight.ts'
import { drawsOf, hashBefore } from '../../arcade/src/rooms/chain/hash-chain.ts'

const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0
const ROUNDS = 300
const SALT = 'a salt'

/** Bets of the rounds of a chain: cashed out by their players, by the server, or lost. */
function bets() {
  let hash: Buffer = createHash('sha256').update('rooms').digest()
  return Array.from({ length: ROUNDS }, (_, at) => {
    const serverSeed = hash.toString('hex')
    hash = hashBefore(hash)
    const snap = snapOf(bitsOf(drawsOf('crash', { hash: serverSeed, salt: SALT, number: 1 })))
    const isCashedOut = at % 3 === 0 && snap > 100
    const cashOut = Math.min(101 + at, snap, 100_000)
    return {
      gameCode: 'zar_ucurtma',
      serverSeed,
      clientSeed: SALT,
      nonce: ROUNDS - at,
      bet: { stakeKurus: 100 * (at + 1), auto: at % 3 === 1 ? 101 + at : null },
      moves: isCashedOut ? [{ cashOut }] : [],
    }
  })
}

test.skipIf(!HAS_PYTHON)(
  'FAIR-05: a verifier that is written from the text alone agrees on every bet of crash',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zar-verify-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'rounds.jsonl')
    const rounds = bets()
    const wrong = { ...rounds[0], moves: [{ cashOut: 100 }] }
    const lines = [...rounds, wrong].map((round) => `${JSON.stringify(round)}\n`)
    writeFileSync(file, lines.join(''))
    const { stdout } = spawnSync('python3', ['scripts/verifier/verify.py', file])
    const answers = String(stdout)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const told = await Promise.all(rounds.map((round) => verifyRound(round)))
    expect(answers.pop()).toHaveProperty('error')
    expect(answers).toEqual(
      told.map(({ commitment, winKurus }) => ({ commitment, returnKurus: winKurus })),
    )
    expect(told.filter(({ winKurus }) => winKurus === 0).length).toBeGreaterThan(50)
  },
)
