import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProvider } from './new-provider.ts'
import { renamed } from './spelling.ts'

const NAME = 'acme-games'
const SERVER = `server/src/providers/${NAME}`
const root = process.cwd()
const copy = mkdtempSync(path.join(tmpdir(), 'zar-new-provider-'))

beforeAll(() => {
  const rooms = ['contract', 'art', 'server', 'arcade', 'web']
  const files = globSync([
    ...rooms.map((room) => `${room}/{package.json,tsconfig.json,src/**}`),
    ...['tsconfig.base.json', 'biome.json', 'package.json'],
  ])
  for (const file of files) cpSync(file, path.join(copy, file))
  const modules = path.join(copy, 'node_modules')
  mkdirSync(path.join(modules, '@zar'), { recursive: true })
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') || name === '@zar') continue
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  }
  for (const room of ['contract', 'art']) {
    symlinkSync(path.join(copy, room), path.join(modules, '@zar', room))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Every file of the copy and what is in it. */
const everything = () =>
  globSync('{contract,art,server,arcade,web}/**', { cwd: copy, ignore: '**/node_modules/**' })
    .sort()
    .map((file) => `${file} ${hash('sha256', readFileSync(path.join(copy, file)))}`)

function run(script: string, ...words: string[]) {
  const at = path.join(copy, 'node_modules', script)
  const { status, stdout, stderr } = spawnSync(process.execPath, [at, ...words], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, said: stdout + stderr }
}

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
}, 240_000)

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
}, 120_000)
