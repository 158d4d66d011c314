import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { commitmentOf, digestOf, randomOf } from '../../arcade/src/fairness/seeds.ts'
import { EARLIER_MODES } from '../../arcade/src/games/earlier/modes.ts'
import { type AnyModes, MODES } from '../../arcade/src/games/find-modes.ts'
import type { Json } from '../../arcade/src/games/game.ts'
import { SEED, times } from '../../server/src/testing/chance.ts'

const ROUNDS = times(100)
/** Free spins and boxes come once in a hundred rounds or two. */
const ROUNDS_OF_SLOT = 15 * ROUNDS
/** Of a million rounds, which `ZAR_MANY=10000` asks for (FAIR-05). */
const AT_ONCE = 20_000
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0
const clientSeed = `çilek ${SEED}`

/** A round of a mode, by the moves that it prescribes; one in seven is left before its end. */
function play(modes: AnyModes, mode: string, nonce: number) {
  const { game } = modes
  const serverSeed = commitmentOf(`verifier ${SEED} ${game.code} ${game.version} ${mode}`)
  const random = randomOf({ serverSeed, clientSeed }, nonce)
  const bet = modes.betOf(mode)
  if (bet === undefined) return undefined
  const moves: Json[] = []
  let state = game.begin(bet, random)
  while (game.returnOf(state) === undefined && !(nonce % 7 === 6 && moves.length > 0)) {
    const move = modes.moveIn?.(mode, state)
    if (move === undefined || game.whyNot(state, move)) break
    moves.push(move)
    state = game.play(state, move, random)
  }
  const returnKurus = game.returnOf(state) ?? null
  const digest = digestOf(game.code, game.version)
  return {
    round: { serverSeed, clientSeed, nonce, gameCode: game.code, bet, moves, digest },
    told: { commitment: commitmentOf(serverSeed, digest), returnKurus },
  }
}

/** So many rounds, of modes from all over a game's list, in parts that fit in memory. */
function* roundsOf(modes: AnyModes) {
  const all = modes.declared().map(({ mode }) => mode)
  const length = modes.game.kind === 'slot' ? ROUNDS_OF_SLOT : ROUNDS
  for (let from = 0; from < length; from += AT_ONCE) {
    const part = Array.from({ length: Math.min(AT_ONCE, length - from) }, (_, at) => {
      const nonce = from + at
      return play(modes, all[(nonce * 7_919) % all.length] ?? '', nonce)
    })
    yield part.filter((played) => played !== undefined)
  }
}

function* partsOf(all: readonly AnyModes[]) {
  for (const modes of all) yield* roundsOf(modes)
}

test.skipIf(!HAS_PYTHON).each(MODES.map((modes) => [modes.name, modes] as const))(
  'FAIR-05: a verifier that is written from the text alone agrees on every round of %s and of its earlier versions',
  async (_name, modes) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zar-verify-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [file, tables] = [path.join(folder, 'rounds.jsonl'), path.join(folder, 'tables.json')]
    const { code, paytable } = modes.game
    const earlier = EARLIER_MODES.filter(({ game }) => game.code === code)
    const tablesOf = earlier.map(({ game }) => [`${code}@${game.version}`, game.paytable])
    writeFileSync(tables, JSON.stringify(Object.fromEntries([[code, paytable], ...tablesOf])))
    for (const played of partsOf([modes, ...earlier])) {
      writeFileSync(file, played.map(({ round }) => `${JSON.stringify(round)}\n`).join(''))
      const { stdout, stderr, status } = spawnSync(
        'python3',
        ['scripts/verifier/verify.py', file, '--tables', tables],
        { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
      )
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
      const lines = stdout.trim().split('\n')
      expect(lines.map((line) => JSON.parse(line))).toEqual(played.map(({ told }) => told))
      // The reporter has its turn.
      await setImmediate()
    }
  },
)
