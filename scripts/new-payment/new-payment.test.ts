import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyCode } from '../testing/code-copy.ts'
import { newPayment } from './new-payment.ts'

const NAME = 'acme-pay'
const FOLDER = `server/src/modules/payments/services/${NAME}`
const {
  at: copy,
  everything,
  run,
  remove,
} = copyCode(['contract', 'art', 'betting', 'traces', 'server'])
afterAll(remove)

test.each(['', 'Acme', '../acme', 'acme pay', 'ışık', 'bank', 'payment-intents', 'testing'])(
  'the name %j is refused, and nothing is changed',
  (name) => {
    const before = everything()
    expect(newPayment(copy, name)).toEqual({ refused: expect.any(String) })
    expect(everything()).toEqual(before)
  },
)

test('what is made is typed and tidy, passes the suite of adapters, and is not made twice', () => {
  const made = newPayment(copy, NAME)
  const files = 'files' in made ? made.files : []
  expect(files).toContain(`${FOLDER}/${NAME}.ts`)
  expect(files).toContain(`${FOLDER}/testing/simulator.ts`)
  const adapter = readFileSync(path.join(copy, FOLDER, `${NAME}.ts`), 'utf8')
  expect(adapter).toContain('export function acmePay(')
  expect(adapter).toContain(`name: '${NAME}'`)
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
  expect(said).toMatch(/Tests +14 passed/)
  expect(status).toBe(0)

  const again = everything()
  expect(newPayment(copy, NAME)).toEqual({ refused: `${FOLDER} is there already` })
  expect(everything()).toEqual(again)
}, 300_000)
