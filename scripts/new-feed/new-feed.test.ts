import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyCode } from '../testing/code-copy.ts'
import { newFeed } from './new-feed.ts'

const NAME = 'acme-odds'
const FOLDER = `server/src/modules/betting/feed/${NAME}`
const {
  at: copy,
  everything,
  run,
  remove,
} = copyCode(['contract', 'art', 'betting', 'traces', 'server'])
afterAll(remove)

test.each(['', 'Acme', 'acme_odds', '../acme', 'acme odds', 'ışık', 'company', 'apply', 'testing'])(
  'the name %j is refused, and nothing is changed',
  (name) => {
    const before = everything()
    expect(newFeed(copy, name)).toEqual({ refused: expect.any(String) })
    expect(everything()).toEqual(before)
  },
)

test('what is made is typed and tidy, passes the suite of adapters, and is not made twice', () => {
  const made = newFeed(copy, NAME)
  const files = 'files' in made ? made.files : []
  for (const file of [
    `${NAME}-feed.ts`,
    'suite.test.ts',
    'testing/open-wire.ts',
    'testing/stand-in.ts',
  ]) {
    expect(files).toContain(`${FOLDER}/${file}`)
  }
  const feed = readFileSync(path.join(copy, FOLDER, `${NAME}-feed.ts`), 'utf8')
  expect(feed).toContain('openAcmeOddsFeed')
  expect(feed).toContain(`source: '${NAME}'`)
  expect(run('@biomejs/biome/bin/biome', 'ci', ...files)).toMatchObject({ status: 0 })
  const compilerOptions = { lib: ['es2023'], types: ['node'] }
  const tsconfig = { extends: './tsconfig.base.json', compilerOptions, files }
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(tsconfig))
  expect(run('typescript-native/bin/tsc', '-p', '.')).toEqual({ status: 0, said: '' })

  writeFileSync(
    path.join(copy, 'vitest.config.ts'),
    'export default { test: { testTimeout: 120_000 } }\n',
  )
  const { status, said } = run('vitest/vitest.mjs', 'run', `${FOLDER}/suite.test.ts`)
  expect(said).toMatch(/Tests +13 passed/)
  expect(status).toBe(0)

  const again = everything()
  expect(newFeed(copy, NAME)).toEqual({ refused: `${FOLDER} is there already` })
  expect(everything()).toEqual(again)
}, 300_000)
