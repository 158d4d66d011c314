/** What `npm run build` makes runs by Node alone. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCasinoFixture } from '../../server/src/testing/casino/casino-fixture.ts'
import { run } from '../../server/src/testing/casino/process.ts'
import { ask } from '../../server/src/testing/casino/raw-request.ts'
import { buildPrograms } from './build-programs.ts'
import { layImage } from './testing/image-files.ts'

// Below the packages that it uses.
const cache = path.resolve('node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'zar-build-'))
const dist = path.join(folder, 'dist')
let build: string
beforeAll(async () => {
  build = await buildPrograms(dist)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a built casino opens without a loader, migrates, and tells its version and the digest of the build', async () => {
  expect(build).toMatch(/^[0-9a-f]{64}$/)
  expect(await buildPrograms(dist)).toBe(build)
  for (const name of [
    'casino',
    'arcade',
    'feed',
    'ledger-verify',
    'audit-verify',
    'ledger-parts',
    'keys',
    'doctor',
    'office',
    'seed',
  ]) {
    const code = readFileSync(path.join(dist, `${name}.mjs`), 'utf8')
    expect([name, code.includes(process.cwd())]).toEqual([name, false])
  }
  const fixture = await openCasinoFixture()
  try {
    const casino = await fixture.start({}, () => [path.join(dist, 'casino.mjs')])
    const { body } = await ask(`${casino.address}/version`)
    expect(JSON.parse(body)).toEqual({ version: expect.any(String), build })
  } finally {
    await fixture.close()
  }
})

test('the files of the image are enough to make keys, to open the casino and to command it', async () => {
  const image = path.join(folder, 'image')
  layImage(image, dist)
  const fixture = await openCasinoFixture()
  try {
    const keys = ['keys', 'arcade-keys', 'feed-keys'].map((name) => path.join(folder, name))
    const command = async (name: string, ...words: string[]) => {
      const way = () => [`dist/${name}.mjs`, ...words]
      const { exited, errors } = run(name, fixture.environment, way, image)
      expect([name, await exited, errors]).toEqual([name, { code: 0, signal: null }, []])
    }
    await command('keys', ...keys)
    const settings = { KEYS_DIR: keys[0] ?? '' }
    const casino = await fixture.start(settings, () => ['dist/casino.mjs'], image)
    expect((await ask(`${casino.address}/ready`)).statusCode).toBe(200)
    await command('seed')
    await command('office', 'licence')
    await command('ledger-verify')
    await command('audit-verify')
  } finally {
    await fixture.close()
  }
})
