import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveSite } from './static-site.ts'

const PAGE = '<!doctype html><title>Zar</title>'
const SCRIPT = `/* ${'zar '.repeat(600)} */`
const webDir = mkdtempSync(path.join(tmpdir(), 'zar-pages-'))
mkdirSync(path.join(webDir, 'assets'))
writeFileSync(path.join(webDir, 'index.html'), PAGE)
writeFileSync(path.join(webDir, 'assets', 'app.js'), SCRIPT)
writeFileSync(path.join(webDir, 'assets', 'app.js.br'), brotliCompressSync(SCRIPT))
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

const FRAME = 'https://zar.example/launch-frame'
const NOBODY = {
  webDir,
  siteUrl: 'https://zar.example',
  gameUrls: ['https://games.example/x'],
  sportPartners: {},
  tagManager: { id: undefined, url: undefined },
  liveChat: { url: undefined, backupUrl: undefined },
}

async function pagesOf(more: Partial<Parameters<typeof serveSite>[1]> = {}) {
  const app = Fastify()
  await serveSite(app, { ...NOBODY, ...more })
  return app
}

async function policyOf(more: Parameters<typeof pagesOf>[0]) {
  const { headers } = await (await pagesOf(more)).inject('/')
  const directives = String(headers['content-security-policy']).split(';')
  return new Map(directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1)]))
}

test('WEB-01: without a tag manager and a chat nothing of others may run in the page', async () => {
  const policy = await policyOf({})
  for (const what of ['script-src', 'style-src', 'font-src']) {
    expect(policy.get(what)).toEqual(["'self'"])
  }
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'wss://zar.example',
    'https://games.example',
  ])
  expect(policy.get('frame-src')).toEqual([FRAME, 'https://games.example'])
})

const GUESTS = {
  tagManager: { id: 'TAG-1', url: 'https://tags.example/tags.js?a="<1>' },
  liveChat: { url: 'https://chat.example/a.js', backupUrl: 'https://spare.example/b.js' },
}

test('H22, WEB-01: scripts of others are let into their frames, and none into a page', async () => {
  const policy = await policyOf(GUESTS)
  const bare = await policyOf({})
  expect(policy.get('frame-src')).toEqual([
    FRAME,
    ...['tags', 'chat', 'chat-backup'].map((one) => `https://zar.example/guest-frame/${one}`),
    'https://games.example',
  ])
  for (const [what, sources] of bare) {
    if (what !== 'frame-src') expect(policy.get(what), what).toEqual(sources)
  }
})

test('H22: the frame of a script has no origin, and lets in its address alone', async () => {
  const app = await pagesOf(GUESTS)
  const { headers, body } = await app.inject('/guest-frame/tags')
  const policy = String(headers['content-security-policy'])
  const inline = createHash('sha256').update(/<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '')
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups; default-src 'none'; /)
  expect(policy).toContain(`script-src 'sha256-${inline.digest('base64')}' https://tags.example; `)
  expect(policy).not.toMatch(/chat\.example|spare\.example|unsafe-eval|script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(body).toContain('data-script="https://tags.example/tags.js?a=%22%3C1%3E&amp;id=TAG-1"')
  expect((await app.inject('/guest-frame/chat-backup')).body).toContain(
    'https://spare.example/b.js',
  )
})

test('H22: without its setting a script has no frame', async () => {
  const app = await pagesOf({
    liveChat: { url: undefined, backupUrl: 'https://spare.example/b.js' },
  })
  for (const one of ['tags', 'chat', 'chat-backup', 'else']) {
    expect((await app.inject(`/guest-frame/${one}`)).body).not.toContain('<!doctype')
  }
})

test('no page of ours, nor a frame in it, is given the camera, the microphone, the place or a payment', async () => {
  const app = await pagesOf()
  for (const url of ['/', '/assets/app.js', '/launch-frame', '/api/nothing']) {
    const policy = String((await app.inject(url)).headers['permissions-policy']).split(', ')
    expect(policy).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
    )
    // The frame of a game is given these two.
    expect(policy.join()).not.toMatch(/autoplay|fullscreen/)
  }
})

test('a file goes out as the build pressed it, and whole to whom that says nothing', async () => {
  const app = await pagesOf()
  const pressed = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'br' } })
  expect(pressed.headers).toMatchObject({ 'content-encoding': 'br' })
  expect(pressed.headers['content-type']).toMatch(/javascript/)
  expect(pressed.headers['cache-control']).toContain('immutable')
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(SCRIPT)
  const whole = await app.inject({ url: '/assets/app.js' })
  expect(whole.body).toBe(SCRIPT)
  expect((await app.inject({ url: '/anywhere', headers: { 'accept-encoding': 'br' } })).body).toBe(
    PAGE,
  )
})

test('P6: the home page comes drawn in the language of the browser, other pages as they are', async () => {
  const style = '.hero{color:red}'
  const shells = mkdtempSync(path.join(tmpdir(), 'zar-shells-'))
  writeFileSync(path.join(shells, 'index.html'), PAGE)
  for (const name of ['tr', 'tr.read', 'en', 'en.read']) {
    writeFileSync(path.join(shells, `home.${name}.html`), `<style>${style}</style>${name}`)
  }
  const app = await pagesOf({ webDir: shells })
  const ask = (url: string, cookie?: string) =>
    app.inject({ url, headers: { ...(cookie !== undefined && { cookie }) } })
  const bodyOf = async (cookie?: string) => (await ask('/', cookie)).body.replace(/.*<\/style>/, '')
  expect(await bodyOf()).toBe('tr')
  expect(await bodyOf('a=b; shell=en')).toBe('en')
  expect(await bodyOf('shell=en.read; c=d')).toBe('en.read')
  for (const odd of ['shell=de', 'shell=../index', 'shell=', 'xshell=en', 'shell=enx', '=;;']) {
    expect(await bodyOf(odd)).toBe('tr')
  }
  expect((await ask('/spor', 'shell=en')).body).toBe(PAGE)
  const home = await ask('/?dialog=login')
  expect(home.body).toContain('tr')
  expect(home.headers.vary).toContain('cookie')
  expect(home.headers['cache-control']).toBe('no-cache')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(home.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  rmSync(shells, { recursive: true, force: true })
})

test('X7, H3: a launch page runs without an origin, with no more rights than to open the game', async () => {
  const { statusCode, headers, body } = await (await pagesOf()).inject('/launch-frame')
  expect(statusCode).toBe(200)
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1)]),
  )
  expect(policy.get('sandbox')).toEqual(['allow-scripts', 'allow-forms', 'allow-popups'])
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual(["'unsafe-inline'", 'https://games.example'])
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect(policy.has('connect-src')).toBe(false)
  // Where a browser would not keep it apart, nothing is run.
  expect(body).toContain("if (self.origin === 'null' && parent !== self)")
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('P6: data goes in the page of its path, no text of it ends the element, and the policy stays as it is', async () => {
  const told: { now: object | undefined } = { now: undefined }
  const dataOf = { '/spor': { id: 'first', read: () => told.now } }
  const app = await pagesOf({ dataOf })
  expect((await app.inject('/spor')).body).toBe(PAGE)
  told.now = { name: '</script><script>alert(1)</script><!--', odds: 1850 }
  const { body, headers } = await app.inject('/spor?sport=football')
  expect(headers['content-type']).toContain('text/html')
  expect(headers['cache-control']).toBe('no-cache')
  const [, json = ''] =
    /<script type="application\/json" id="first">([^<]*)<\/script>$/.exec(body) ?? []
  expect(JSON.parse(json)).toEqual(told.now)
  expect(headers['content-security-policy']).toBe(
    (await app.inject('/')).headers['content-security-policy'],
  )
  for (const url of ['/', '/livespor', '/spor/1']) {
    expect((await app.inject(url)).body, url).toBe(PAGE)
  }
})
