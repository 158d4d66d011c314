import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOCALES } from '@zar/contract/limits'
import { login } from '@zar/contract/players/auth'
import { REFUSALS } from '@zar/contract/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import type { CasinoProcess } from '../testing/casino/process.ts'
import { openProxy } from '../testing/network/proxy.ts'

const PAGE = '<!doctype html><title>Zar</title>'
let casinoFixture: CasinoFixture
let proxy: Awaited<ReturnType<typeof openProxy>>
let webDir: string
let casino: CasinoProcess
let bearer: string

beforeAll(async () => {
  casinoFixture = await openCasinoFixture()
  proxy = await openProxy(casinoFixture.testCasino.url)
  webDir = mkdtempSync(path.join(tmpdir(), 'zar-web-'))
  writeFileSync(path.join(webDir, 'index.html'), PAGE)
  casino = await casinoFixture.start({ DATABASE_URL: proxy.url, WEB_DIR: webDir })
  bearer = await casinoFixture.signIn(await casinoFixture.testCasino.player())
})
afterAll(async () => {
  await casinoFixture.close()
  await proxy.close()
  rmSync(webDir, { recursive: true, force: true })
})

const get = (where: string, headers: Record<string, string> = {}) =>
  fetch(casino.address + where, { headers })
const balance = (locale: string) =>
  get('/api/user/balance', { locale, authorization: `Bearer ${bearer}` })
const logIn = (locale: string) =>
  fetch(casino.address + login.path, {
    method: 'POST',
    headers: { locale, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'somebody', password: 'Somebody-1' }),
  })

describe('O24, OPS-01, FLT-04: while the database is away', () => {
  test.each(['cut', 'fallSilent'] as const)(
    'the process stays ready, its pages are there, calls are refused in words, and then answered (%s)',
    async (how) => {
      expect((await balance('tr')).status).toBe(200)
      proxy[how]()
      for (const locale of LOCALES) {
        for (const said of await Promise.all([balance(locale), logIn(locale)])) {
          expect(said.status).toBe(503)
          expect(Number(said.headers.get('retry-after'))).toBeGreaterThan(0)
          expect(await said.json()).toEqual({
            success: false,
            message: REFUSALS.unavailable[locale],
            data: { code: 'unavailable' },
          })
        }
      }
      expect((await get('/ready')).status).toBe(200)
      expect((await get('/live')).status).toBe(200)
      expect(await (await get('/casino')).text()).toBe(PAGE)
      proxy.serve()
      expect((await balance('tr')).status).toBe(200)
      expect(casino.child.exitCode).toBeNull()
    },
  )
})

test('O9, OPS-02: asked to stop, it is not ready first and answers whoever still comes', async () => {
  const stopping = await casinoFixture.start({ DRAIN_SECONDS: '3' })
  const ask = (where: string, headers: Record<string, string> = {}) =>
    // A connection of its own, as a balancer's next call may be.
    fetch(stopping.address + where, { headers: { ...headers, connection: 'close' } })
  stopping.child.kill('SIGTERM')
  while ((await ask('/ready')).status === 200);
  const said = await ask('/api/user/balance', { authorization: `Bearer ${bearer}` })
  expect(said.status).toBe(200)
  expect(await stopping.exited).toEqual({ code: 0, signal: null })
})
