import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GameSheet } from './protocol.ts'
import { type ArcadeFixture, openTestArcade } from './testing/open-arcade.ts'

let fixture: ArcadeFixture
let token: string
const pagesDir = mkdtempSync(path.join(tmpdir(), 'arcade-pages-'))

const STYLE = '.loading{color:red}'
const GAME_HTML = `<head><title>game</title><style>${STYLE}</style></head><script type="application/json" id="game"></script><link rel="stylesheet" href="/assets/shell.css"></body>`
const SCREEN = 'src/games/slot/lale-devri/screen/screen.tsx'
const MANIFEST = {
  'game.html': { file: 'assets/game.js', imports: ['_kit.js'] },
  '_kit.js': { file: 'assets/kit.js' },
  [SCREEN]: {
    file: 'assets/screen.js',
    imports: ['_kit.js', '_reel.js'],
    css: ['assets/lines.css'],
  },
  '_reel.js': { file: 'assets/reel.js', css: ['assets/reel.css'] },
  'src/screens/words/tr.ts': { file: 'assets/tr.js' },
  'src/screens/words/en.ts': { file: 'assets/en.js' },
}

beforeAll(async () => {
  for (const page of ['rules', 'verify']) {
    writeFileSync(path.join(pagesDir, `${page}.html`), `<title>${page}</title>`)
  }
  writeFileSync(path.join(pagesDir, 'game.html'), GAME_HTML)
  mkdirSync(path.join(pagesDir, '.vite'))
  writeFileSync(path.join(pagesDir, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
  mkdirSync(path.join(pagesDir, 'assets'))
  writeFileSync(path.join(pagesDir, 'assets', 'game-abc.js'), 'export const game = 1')
  fixture = await openTestArcade({ pagesDir })
  token = await fixture.seat()
})
afterAll(async () => {
  await fixture.close()
  rmSync(pagesDir, { recursive: true })
})

const fetchPage = (url: string) => fixture.app.http.inject({ method: 'GET', url })

test.each([
  ['/play/zar_nar_bahcesi', 'game', 'frame-ancestors http://site.test'],
  ['/rules/zar_nar_bahcesi?lang=tr', 'rules', "frame-ancestors 'self' http://site.test"],
  ['/verify', 'verify', "frame-ancestors 'self' http://site.test"],
])(
  'WEB-01: %s is its page, framed by the site alone and running own scripts alone',
  async (url, title, frames) => {
    const reply = await fetchPage(url)
    expect([reply.statusCode, reply.body]).toEqual([
      200,
      expect.stringContaining(`<title>${title}</title>`),
    ])
    const policy = String(reply.headers['content-security-policy'])
    expect(policy.endsWith(frames)).toBe(true)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['referrer-policy']).toBe('no-referrer')
  },
)

test('a page of a game says which game it is, and asks at once for the files of that game and language', async () => {
  const { body } = await fetchPage('/play/zar_nar_bahcesi?demo=1&lang=en')
  const [, text = ''] = /<script type="application\/json" id="game">(.*)<\/script>/.exec(body) ?? []
  expect(JSON.parse(text)).toMatchObject({
    folder: 'slot/lale-devri',
    facts: { code: 'zar_nar_bahcesi', name: { tr: 'Nar Bahçesi' } },
  })
  const asked = [...body.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)
  expect(asked.toSorted()).toEqual([
    '/assets/en.js',
    '/assets/lines.css',
    '/assets/reel.css',
    '/assets/reel.js',
    '/assets/screen.js',
    '/assets/shell.css',
  ])
  // What comes later wins.
  expect(asked.filter((file) => file?.endsWith('.css'))).toEqual([
    '/assets/shell.css',
    '/assets/reel.css',
    '/assets/lines.css',
  ])
})

test('WEB-01: the one style in the page is allowed by its hash, and no other', async () => {
  const policy = String(
    (await fetchPage('/play/zar_nar_bahcesi')).headers['content-security-policy'],
  )
  const hash = createHash('sha256').update(STYLE).digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
})

test('built files are kept for ever, pages are asked for again', async () => {
  const script = await fetchPage('/assets/game-abc.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toContain('javascript')
  const page = await fetchPage('/play/zar_nar_bahcesi')
  expect(page.headers['cache-control']).toBe('no-cache')
})

test.each([
  '/play/zar_yok',
  '/rules/zar_yok',
  '/game.html',
  '/game.html?x',
  '/assets',
  '/../package.json',
  '/x',
])('%s is not found', async (url) => {
  const reply = await fetchPage(url)
  expect([reply.statusCode, reply.json()]).toEqual([404, { refusal: 'game_unknown' }])
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each(['/assets/', '/.vite/manifest.json'])('%s is not shown', async (url) => {
  const reply = await fetchPage(url)
  expect(reply.statusCode).toBe(403)
  expect(reply.body).not.toContain('game')
})

test('GAM-01: the rules of a game are open to anyone in both languages, with its RTP, paytable and version', async () => {
  const { body } = await fixture.get('/api/sheet/zar_nar_bahcesi')
  const sheet = GameSheet.parse(body)
  expect(sheet).toMatchObject({ gameCode: 'zar_nar_bahcesi', version: expect.any(String) })
  expect(sheet.rtp.bp).toBe(9_640)
  expect(sheet.symbols.length).toBeGreaterThan(3)
  expect(sheet.symbols.every(({ pays }) => pays.length === 3)).toBe(true)
  for (const lang of ['tr', 'en']) {
    const page = await fetchPage(`/rules/zar_nar_bahcesi?lang=${lang}`)
    expect([page.statusCode, page.body]).toEqual([200, '<title>rules</title>'])
  }
})

test('the sheet of a game is open to anyone, an unknown one is not found', async () => {
  const sheet = await fixture.get('/api/sheet/zar_nar_bahcesi')
  expect(GameSheet.parse(sheet.body).rtp.bp).toBe(9_640)
  const unknown = await fixture.get('/api/sheet/zar_yok')
  expect([unknown.status, unknown.body]).toEqual([404, { refusal: 'game_unknown' }])
})

const spin = (change: object) => ({
  token,
  commandId: randomUUID(),
  bet: { stakeKurus: 2_000 },
  ...change,
})
const stake = (stakeKurus: unknown) => spin({ bet: { stakeKurus } })

test.each([
  ['a negative stake', stake(-2_000)],
  ['half a kuruş', stake(0.5)],
  ['a stake no game offers', stake(2_020)],
  ['2^53 + 1', stake(2 ** 53)],
  ['a textual stake', stake('2000')],
  ['no command id', spin({ commandId: undefined })],
  ['a command id that is none', spin({ commandId: 'x' })],
  ['GAM-04: an outcome of the page’s own', spin({ winKurus: 1_000_000 })],
  ['a list', []],
  ['null', null],
])('a spin with %s is refused, and nothing is stored', async (_, body) => {
  const before = (await fixture.rounds()).length
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: '/api/begin',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body, (_key, value) => {
      return value === 2 ** 53 ? 'BIG' : value
    }).replace('"BIG"', '9007199254740993'),
  })
  expect([reply.statusCode, reply.json()]).toEqual([400, { refusal: 'invalid_input' }])
  expect((await fixture.rounds()).length).toBe(before)
})

test.each([
  ['malformed JSON', '{"token":', 'application/json', 400],
  ['a body over 64 KB', JSON.stringify({ token: 'x'.repeat(65_536) }), 'application/json', 413],
  ['another content type', 'token=x', 'text/plain', 415],
  ['a poisoned prototype', '{"__proto__":{"token":"x"}}', 'application/json', 400],
])('%s is refused', async (_, payload, type, status) => {
  const headers = { 'content-type': type }
  const reply = await fixture.app.http.inject({
    method: 'POST',
    url: '/api/begin',
    headers,
    payload,
  })
  expect([reply.statusCode, reply.json()]).toEqual([status, { refusal: 'invalid_input' }])
})

test('an unknown token opens nothing', async () => {
  const stranger = 'f'.repeat(64)
  const unknown = { refusal: 'session_unknown' }
  const session = await fixture.get(`/api/session?token=${stranger}`)
  expect([session.status, session.body]).toEqual([401, unknown])
  const rounds = await fixture.get(`/api/rounds?token=${stranger}`)
  expect([rounds.status, rounds.body]).toEqual([401, unknown])
  const spun = await fixture.post('/api/begin', spin({ token: stranger }))
  expect([spun.status, spun.body]).toEqual([401, unknown])
  const finished = await fixture.finish(stranger, randomUUID())
  expect([finished.status, finished.body]).toEqual([401, unknown])
  const seed = await fixture.post('/api/seed', {
    token: stranger,
    clientSeed: 'x',
    commitment: 'f'.repeat(64),
  })
  expect([seed.status, seed.body]).toEqual([401, unknown])
})

test('SES-06: a session ends after twelve hours', async () => {
  const short = await fixture.seat()
  fixture.later(12 * 3_600_000 - 1)
  expect((await fixture.get(`/api/session?token=${short}`)).status).toBe(200)
  fixture.later(1)
  expect((await fixture.get(`/api/session?token=${short}`)).status).toBe(401)
})

test('WEB-05: a player’s answers are kept nowhere', async () => {
  const { headers } = await fixture.get('/api/session?demo=1&game=zar_nar_bahcesi')
  expect(headers['cache-control']).toBe('no-store')
})

test('OPS-01: live and ready, and not ready once it is told to stop', async () => {
  expect(await fixture.get('/live')).toMatchObject({ status: 200, body: { status: 'live' } })
  expect(await fixture.get('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  fixture.app.drain()
  expect(await fixture.get('/ready')).toMatchObject({ status: 503, body: { status: 'not ready' } })
  expect((await fixture.get('/live')).status).toBe(200)
})

test('a database that is gone is a 500 without a word of why', async () => {
  const alone = await openTestArcade()
  await alone.arcade.pool.end()
  const reply = await alone.app.http.inject({ method: 'GET', url: '/api/session?token=x' })
  expect(reply.statusCode).toBe(500)
  expect(Object.keys(reply.json())).toEqual(['error', 'requestId'])
  expect(reply.json().error).toBe('internal')
  const ready = await alone.app.http.inject({ method: 'GET', url: '/ready' })
  expect(ready.statusCode).toBe(503)
  await alone.crash().catch(() => undefined)
  await alone.app.http.close()
  await alone.operator.close()
  await alone.database.close()
})
