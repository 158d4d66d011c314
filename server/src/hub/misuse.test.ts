import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { HANDSHAKE, openHubTests, RS, SITE } from './testing/site.ts'

let tests: Awaited<ReturnType<typeof openHubTests>>
beforeAll(async () => {
  tests = await openHubTests()
})
afterEach(() => tests.closeOpened())
afterAll(() => tests.close())

test.each([
  ['no token', '', {}, 401],
  ['an unknown token', '?access_token=nobody', {}, 401],
  ['a token with a space', '?access_token=a%20b', {}, 401],
  ['a page of another site (WEB-02)', '?access_token=GOOD', { origin: 'http://evil.test' }, 403],
  ['a page of no site (WEB-02)', '?access_token=GOOD', { origin: 'null' }, 403],
  ['our own page', '?access_token=GOOD', { origin: SITE }, 101],
  ['a bearer header', '', { authorization: 'Bearer GOOD' }, 101],
])('%s: the upgrade answers as it should', async (_, query, headers, status) => {
  const { url } = await tests.openSite()
  const { token } = tests.signIn()
  const withToken = Object.entries(headers).map(([key, value]) => [
    key,
    value.replace('GOOD', token),
  ])
  const raw = await tests.rawSocket(
    url + query.replace('GOOD', token),
    Object.fromEntries(withToken),
  )
  expect(raw.status).toBe(status)
})

test('an upgrade elsewhere is not found', async () => {
  const { url } = await tests.openSite()
  expect((await tests.rawSocket(`${url}x?access_token=${tests.signIn().token}`)).status).toBe(404)
})

test('negotiation names the one transport, and needs a token', async () => {
  const { url } = await tests.openSite()
  const ask = (headers: Record<string, string>) =>
    fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST', headers, body: '' })
  const taken = await ask({ authorization: `Bearer ${tests.signIn().token}` })
  expect(await taken.json()).toMatchObject({
    negotiateVersion: 1,
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  })
  expect((await ask({})).status).toBe(401)
  expect((await ask({ authorization: 'Bearer nobody' })).status).toBe(401)
})

test('a refused token leaves the official client unconnected', async () => {
  const { hub, url } = await tests.openSite()
  await expect(tests.connect(url, 'nobody')).rejects.toThrow()
  expect(hub.connections()).toBe(0)
})

test('WSS-01: a player has at most so many connections', async () => {
  const { url } = await tests.openSite({ limits: { connectionsPerPlayer: 2 } })
  const { token } = tests.signIn()
  const ask = async () => (await tests.rawSocket(`${url}?access_token=${token}`)).status
  expect([await ask(), await ask(), await ask()]).toEqual([101, 101, 429])
})

test.each([
  ['a frame over 64 KiB', (s: WebSocket) => s.send('x'.repeat(65 * 1024)), 1009],
  [
    'a message that never ends',
    (s: WebSocket) => say(s, ['x'.repeat(40_000), 'x'.repeat(40_000)]),
    1009,
  ],
  ['a binary frame', (s: WebSocket) => s.send(Buffer.from('{}')), 1003],
  ['no JSON', (s: WebSocket) => s.send(`nonsense${RS}`), 1002],
  ['a message without a type', (s: WebSocket) => s.send(`{}${RS}`), 1002],
  ['a hundred and one messages', (s: WebSocket) => s.send(`{"type":6}${RS}`.repeat(101)), 1008],
  ['a goodbye', (s: WebSocket) => s.send(`{"type":7}${RS}`), 1000],
])('WSS-01: %s closes the connection with the right code', async (_, misbehave, code) => {
  const { url } = await tests.openSite()
  const { socket, closed } = await tests.rawSocket(`${url}?access_token=${tests.signIn().token}`)
  socket.send(HANDSHAKE)
  await once(socket, 'message')
  misbehave(socket)
  expect(await closed).toBe(code)
})

function say(socket: WebSocket, texts: string[]) {
  for (const text of texts) socket.send(text)
}

test.each([
  ['another protocol', '{"protocol":"messagepack","version":1}', /not supported/],
  ['a later version', '{"protocol":"json","version":9}', /not supported/],
  ['no JSON', 'hello', /not JSON/],
  ['null', 'null', /not supported/],
])('a handshake with %s is told why and closed', async (_, handshake, why) => {
  const { url } = await tests.openSite()
  const { socket, closed } = await tests.rawSocket(`${url}?access_token=${tests.signIn().token}`)
  socket.send(handshake + RS)
  const [answer] = await once(socket, 'message')
  expect(JSON.parse(String(answer).slice(0, -1)).error).toMatch(why)
  expect(await closed).toBe(1002)
})

test('a handshake in pieces, with a call behind it, is answered in full', async () => {
  const { url } = await tests.openSite()
  const { socket } = await tests.rawSocket(`${url}?access_token=${tests.signIn().token}`)
  const texts: string[] = []
  socket.on('message', (data) => texts.push(String(data)))
  const call = `{"type":1,"invocationId":"7","target":"Nothing","arguments":[]}${RS}`
  say(socket, [HANDSHAKE.slice(0, 9), HANDSHAKE.slice(9) + call.slice(0, 20), call.slice(20)])
  while (texts.length < 2) await once(socket, 'message')
  expect(texts).toEqual([
    `{}${RS}`,
    `{"type":3,"invocationId":"7","error":"Unknown hub method 'Nothing'"}${RS}`,
  ])
})

test('the official client reads the answer to an unknown method as an error', async () => {
  const { url } = await tests.openSite()
  const { connection } = await tests.connect(url, tests.signIn().token)
  await expect(connection.invoke('Nothing')).rejects.toThrow(/Unknown hub method/)
})
