import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyCode } from '../testing/code-copy.ts'
import { newProvider } from './new-provider.ts'
import { renamed } from './spelling.ts'

const NAME = 'acme-games'
const SERVER = `server/src/providers/${NAME}`
const {
  at: copy,
  everything,
  run,
  remove,
} = copyCode(['contract', 'art', 'betting', 'traces', 'server', 'arcade', 'web'])
afterAll(remove)

test.each([
  ...['', 'Acme', 'acme_games', '-acme', 'acme-', 'acme--games', '7acme', '../acme', 'acme games'],
  ...['a'.repeat(31), 'ışık', 'acme/x', 'testing', 'hub88', 'egt-digital', 'my-example'],
])('the name %j is refused, and nothing is changed', (name) => {
  const before = everything()
  expect(newProvider(copy, name)).toEqual({ refused: expect.any(String) })
  expect(everything()).toEqual(before)
})

test('a name is spelled as each place spells it', () => {
  const text = `const EXAMPLE = exampleClient(openExampleClient, '/example') // Example’s`
  expect(renamed(text, NAME)).toBe(
    `const ACME_GAMES = acmeGamesClient(openAcmeGamesClient, '/acme-games') // Acme Games’s`,
  )
})

test('what is made is typed and tidy, says what is to be filled in, and is not made twice', () => {
  const made = newProvider(copy, NAME)
  const files = 'files' in made ? made.files : []
  for (const file of ['wallet.test.ts', 'index.ts', 'testing/open-wire.ts', 'to-fill-in.test.ts']) {
    expect(files).toContain(`${SERVER}/${file}`)
  }
  expect(files).toContain(`arcade/src/supplier-clients/${NAME}/${NAME}.test.ts`)
  expect(readFileSync(path.join(copy, 'contract/src/casino/casino.ts'), 'utf8')).toContain(
    `'${NAME}': `,
  )
  const texts = files.map((file) => readFileSync(path.join(copy, file), 'utf8'))
  const own = files.filter((file) => file.includes(NAME)).map((file) => texts[files.indexOf(file)])
  expect(own.filter((text) => /example(?!’|'s)/i.test(text ?? ''))).toEqual([])

  const code = files.filter((file) => file.endsWith('.ts'))
  expect(run('@biomejs/biome/bin/biome', 'ci', ...code)).toMatchObject({ status: 0 })
  // The server has no page, and the other rooms do.
  const ofServer = (file: string) => /^(server|contract|art)/.test(file)
  for (const { lib, types, of } of [
    { lib: ['es2023'], types: ['node'], of: code.filter(ofServer) },
    {
      lib: ['es2023', 'dom', 'dom.iterable'],
      // As in the site itself: a sheet may be imported.
      types: ['node', 'vite/client'],
      of: code.filter((file) => !ofServer(file)),
    },
  ]) {
    const compilerOptions = { lib, types, jsx: 'react-jsx' }
    const tsconfig = { extends: './tsconfig.base.json', compilerOptions, files: of }
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(tsconfig))
    expect(run('typescript-native/bin/tsc', '-p', '.')).toEqual({ status: 0, said: '' })
  }

  const again = everything()
  expect(newProvider(copy, NAME)).toEqual({ refused: `${NAME} is a supplier already` })
  expect(everything()).toEqual(again)
})

test('the list to fill in names every case of the suite, and a file that was changed leaves it', () => {
  const list = () => {
    const { said } = run('vitest/vitest.mjs', 'run', `${SERVER}/to-fill-in.test.ts`)
    return said.split('\n').filter((line) => /^\s*×.* is Acme Games’s own/.test(line))
  }
  writeFileSync(path.join(copy, 'vitest.config.ts'), 'export default {}\n')
  const before = list()
  for (let number = 1; number <= 34; number += 1) {
    expect(before.join('\n')).toContain(`W${String(number).padStart(2, '0')}`)
  }
  appendFileSync(path.join(copy, SERVER, 'signature.ts'), '// As their contract has it.\n')
  expect(before.length - list().length).toBe(1)
})
