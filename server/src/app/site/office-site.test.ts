import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveSite } from './static-site.ts'

const PLAYERS = '<!doctype html><title>Zar</title>'
const OFFICE = '<!doctype html><title>Zar Ofis</title>'
const PREVIEW = '<!doctype html><title>Preview</title>'
const SCRIPT = `/* ${'ofis '.repeat(600)} */`
const folder = mkdtempSync(path.join(tmpdir(), 'zar-office-'))
const webDir = path.join(folder, 'dist')
const officeDir = path.join(folder, 'dist-office')
for (const one of [webDir, officeDir]) mkdirSync(path.join(one, 'assets'), { recursive: true })
writeFileSync(path.join(webDir, 'index.html'), PLAYERS)
writeFileSync(path.join(officeDir, 'office.html'), OFFICE)
writeFileSync(path.join(officeDir, 'preview.html'), PREVIEW)
writeFileSync(path.join(officeDir, 'office.html.br'), brotliCompressSync(OFFICE))
writeFileSync(path.join(officeDir, 'assets', 'desk-1.js'), SCRIPT)
writeFileSync(path.join(officeDir, 'assets', 'desk-1.js.br'), brotliCompressSync(SCRIPT))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function open(dir = webDir) {
  const app = Fastify()
  await serveSite(app, {
    webDir: dir,
    siteUrl: 'https://zar.example',
    gameUrls: ['https://games.example/x'],
    sportPartners: {},
    tagManager: { id: undefined, url: undefined },
    liveChat: { url: undefined, backupUrl: undefined },
  })
  return app
}

const PATHS = ['/office', '/office/', '/office/staff', '/office/players/ZR%20100?tab=1']

test('AUT-07: every path of the office is its one page, which no browser keeps', async () => {
  const app = await open()
  for (const url of PATHS) {
    const { statusCode, headers, body } = await app.inject(url)
    expect({ url, statusCode, body }).toEqual({ url, statusCode: 200, body: OFFICE })
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  }
})

test('AUT-07: the page of the office runs what is its own alone, nothing inline, in no frame', async () => {
  const app = await open()
  for (const url of PATHS) {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self' wss://zar.example",
        "frame-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]),
    )
    expect(policy).not.toMatch(/unsafe|sha256|games\.example/)
  }
})

test('the preview of content stands in a frame of the office alone, and calls nobody', async () => {
  const app = await open()
  for (const url of ['/office/preview', '/office/preview?lang=en']) {
    const { headers, body } = await app.inject(url)
    expect(body).toBe(PREVIEW)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'"]))
    expect(policy.join()).not.toMatch(/connect-src|unsafe/)
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('a file of the office goes out as the build pressed it, and is kept for good', async () => {
  const app = await open()
  const url = '/office/assets/desk-1.js'
  const pressed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(pressed.headers).toMatchObject({ 'content-encoding': 'br' })
  expect(pressed.headers['content-type']).toMatch(/javascript/)
  expect(pressed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(SCRIPT)
  expect((await app.inject(url)).body).toBe(SCRIPT)
})

test('a file of the office that is gone is no page', async () => {
  const app = await open()
  const { body } = await app.inject('/office/assets/old-2.js')
  expect(body).not.toContain('<!doctype')
})

test('the site of the players stays as it is, and knows no office where none was built', async () => {
  const app = await open()
  expect((await app.inject('/')).body).toBe(PLAYERS)
  expect((await app.inject('/officer')).body).toBe(PLAYERS)
  const alone = path.join(folder, 'alone')
  mkdirSync(alone)
  writeFileSync(path.join(alone, 'index.html'), PLAYERS)
  expect((await (await open(alone)).inject('/office/staff')).body).not.toContain('<!doctype')
})
