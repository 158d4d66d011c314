import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyCode } from '../testing/code-copy.ts'
import { codeOf, KINDS, newGame } from './new-game.ts'

const { at: copy, everything, run, remove } = copyCode(['contract', 'art', 'traces', 'arcade'])
afterAll(remove)

const nameOf = (kind: string) => `acme-${kind}`
/** What holds every game of the lists: its facts, its digest, its place at a supplier. */
const OF_ALL_GAMES = [
  'arcade/src/games/find-facts.test.ts',
  'arcade/src/fairness/game-text.test.ts',
  'arcade/src/supplier-clients/offered-games.test.ts',
]
/** A player's verifier plays a round of each again. */
const VERIFIED = `import { expect, test } from 'vitest'
import { randomOf } from './fairness/seeds.ts'
import { verifyRound } from './fairness/verifier.ts'
import { findModes } from './games/find-modes.ts'

test.each(${JSON.stringify(KINDS.map((kind) => codeOf(nameOf(kind))))})('%s is verified', async (gameCode) => {
  const { game, declared, betOf, moveIn } = findModes(gameCode)
  const [{ mode }] = declared()
  const seeds = { serverSeed: 'server', clientSeed: 'client' }
  const random = randomOf(seeds, 0)
  let state = game.begin(betOf(mode), random)
  const moves = []
  while (game.returnOf(state) === undefined) {
    moves.push(moveIn(mode, state))
    state = game.play(state, moves.at(-1), random)
  }
  const verified = await verifyRound({ ...seeds, nonce: 0, gameCode, bet: betOf(mode), moves })
  expect(verified).toMatchObject({ shown: game.shownOf(state), winKurus: game.returnOf(state) })
})
`

test.each([
  ['', 'instant'],
  ['Acme', 'instant'],
  ['acme_game', 'table'],
  ['../acme', 'slot'],
  ['my-example', 'slot'],
  ['mines', 'instant'],
  ['saat-kulesi', 'slot'],
  ['acme', ''],
  ['acme', 'crash'],
])('%j of the kind %j is refused, and nothing is changed', (name, kind) => {
  const before = everything()
  expect(newGame(copy, name, kind)).toEqual({ refused: expect.any(String) })
  expect(everything()).toEqual(before)
})

test('a game of each kind is typed and tidy, is in every list, and its own tests and those of all games pass', () => {
  const files = KINDS.flatMap((kind) => {
    const made = newGame(copy, nameOf(kind), kind)
    return 'files' in made ? made.files : []
  })
  const texts = files.map((file) => readFileSync(path.join(copy, file), 'utf8'))
  const own = texts.filter((_, at) => files[at]?.includes('acme-'))
  expect(own.filter((text) => /example(?!’|'s)/i.test(text))).toEqual([])
  for (const kind of KINDS) expect(texts.join('\n')).toContain(`'${codeOf(nameOf(kind))}'`)

  expect(run('@biomejs/biome/bin/biome', 'ci', ...files)).toMatchObject({ status: 0 })
  expect(run('typescript-native/bin/tsc', '-p', 'arcade')).toEqual({ status: 0, said: '' })
  writeFileSync(path.join(copy, 'vitest.config.ts'), 'export default {}\n')
  const tests = files.filter((file) => file.endsWith('.test.ts'))
  expect(tests).toHaveLength(2 * KINDS.length)
  const verified = 'arcade/src/verified.test.ts'
  writeFileSync(path.join(copy, verified), VERIFIED)
  const all = [...tests, ...OF_ALL_GAMES, verified]
  const { status, said } = run('vitest/vitest.mjs', 'run', '--testTimeout=60000', ...all)
  expect(status, said).toBe(0)

  const again = everything()
  for (const kind of KINDS)
    expect(newGame(copy, nameOf(kind), kind)).toMatchObject({ refused: /is there already/ })
  expect(everything()).toEqual(again)
})
