import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBus } from '../platform/bus/bus.ts'
import type { SignedIn } from '../platform/http/route.ts'
import { tellPlayer } from './outbox.ts'
import { openPump, PUSH_TOPIC } from './pump.ts'
import { HANDSHAKE, log, openHubTests, RS } from './testing/site.ts'

let tests: Awaited<ReturnType<typeof openHubTests>>
beforeAll(async () => {
  tests = await openHubTests()
})
afterEach(() => tests.closeOpened())
afterAll(() => tests.close())

test('what the outbox promised reaches every connection of its player, in order, and nobody else', async () => {
  const { url } = await tests.openSite()
  const { playerId, token } = tests.signIn()
  const [desk, phone, other] = await Promise.all([
    tests.connect(url, token),
    tests.connect(url, token, { negotiate: true }),
    tests.connect(url, tests.signIn().token),
  ])
  // Only being kicked sends them: nothing is polled for meanwhile.
  const pump = openPump({ db: tests.database.db, bus: tests.bus, log, pollMs: 600_000 })
  tests.open.push(pump)

  for (const balance of [10, 20.5, 30.00001]) {
    await tests.database.db
      .transaction()
      .execute((tx) => tellPlayer(tx, playerId, 'Balance', { balance }))
    pump.kick()
  }

  const told = [10, 20.5, 30.00001].map((balance) => ['Balance', { balance }])
  expect(await desk.next(3)).toEqual(told)
  expect(await phone.next(3)).toEqual(told)
  expect(other.heard).toEqual([])
  await pump.close()
  expect(await tests.database.db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('each page hears a notification in its own language, and who says none in the player’s', async () => {
  const { url } = await tests.openSite()
  const { playerId, token } = tests.signIn()
  const pages = await Promise.all(
    ['?locale=tr', '?locale=en', '?locale=xx', ''].map((query) =>
      tests.connect(url + query, token),
    ),
  )
  const pump = openPump({ db: tests.database.db, bus: tests.bus, log })
  tests.open.push(pump)
  const own = { id: '1', type: 1, timeStamp: '2026-03-01T12:00:00.000Z', isRead: false }
  const [turkish, english] = [
    { title: 'Para geldi', note: 'Hesabında.' },
    { title: 'Money came', note: 'In your account.' },
  ]
  await tests.database.db
    .transaction()
    .execute((tx) =>
      tellPlayer(tx, playerId, 'Notification', { ...own, ...turkish, words: { en: english } }),
    )
  pump.kick()
  const heard = await Promise.all(pages.map(async (page) => (await page.next(1))[0]?.[1]))
  const inTurkish = { ...own, ...turkish }
  expect(heard).toEqual([inTurkish, { ...own, ...english }, inTurkish, inTurkish])
})

test('pings keep a connection alive that has nothing else to say', async () => {
  const { hub, url } = await tests.openSite({ limits: { pingMs: 250, silenceMs: 2_500 } })
  const client = await tests.connect(url, tests.signIn().token, { pingMs: 250, silenceMs: 3_000 })
  const dropped = client.reconnected.then(() => 'dropped')
  // Longer than either end waits for a word of the other.
  expect(await Promise.race([client.pings(14), dropped])).toBeUndefined()
  expect(hub.connections()).toBe(1)
})

test('a client that falls silent is cut off', async () => {
  const { url } = await tests.openSite({ limits: { pingMs: 30, silenceMs: 90 } })
  const { say, closed } = await tests.rawSocket(`${url}?access_token=${tests.signIn().token}`)
  say(HANDSHAKE)
  expect(await closed).toBe(1006)
})

test('a socket that never shakes hands is cut off', async () => {
  const { url } = await tests.openSite({ limits: { pingMs: 30, handshakeMs: 60 } })
  const { closed } = await tests.rawSocket(`${url}?access_token=${tests.signIn().token}`)
  expect(await closed).toBe(1006)
})

test('a connection is asked to return after its lifetime', async () => {
  const limits = { pingMs: 30, lifetimeMs: 2_000, silenceMs: 600_000 }
  const { url } = await tests.openSite({ limits })
  const { reconnected } = await tests.connect(url, tests.signIn().token)
  await reconnected
  const { say, closed, socket } = await tests.rawSocket(
    `${url}?access_token=${tests.signIn().token}`,
  )
  const texts: string[] = []
  socket.on('message', (data) => texts.push(String(data)))
  say(HANDSHAKE)
  expect(await closed).toBe(1012)
  expect(texts.at(-1)).toBe(`{"type":7,"allowReconnect":true}${RS}`)
})

test('a dropped socket reconnects and hears what comes next', async () => {
  const { hub, url, cutWires } = await tests.openSite()
  const player = tests.signIn()
  const { reconnected, next } = await tests.connect(url, player.token)
  cutWires()
  await reconnected
  expect(hub.connections()).toBe(1)
  await tests.push(player.playerId, 2)
  expect(await next(1)).toEqual([['Balance', { balance: 2 }]])
})

test('a client that does not read is dropped, and nobody waits for it', async () => {
  const { url } = await tests.openSite({ limits: { bufferedMaxBytes: 20_000 } })
  const player = tests.signIn()
  const slow = await tests.rawSocket(`${url}?access_token=${player.token}`)
  slow.say(HANDSHAKE)
  await once(slow.socket, 'message')
  slow.socket.pause()
  const quick = await tests.connect(url, player.token)
  const note = 'x'.repeat(7_000)
  const big = { playerId: player.playerId, command: 'Notification', message: { note } }
  // Enough to fill the kernel's buffers of a loopback connection.
  for (let sent = 0; sent < 2_000; sent += 1) await tests.bus.publish(PUSH_TOPIC, { pushes: [big] })
  await quick.next(2_000)
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
})

test('a push arrives whole, however long it is', async () => {
  const { url } = await tests.openSite()
  const player = tests.signIn()
  const page = await tests.connect(url, player.token)
  // Around 125 bytes the head of a frame changes; a letter of Turkish has two bytes.
  const notes = [0, 40, 60, 100, 7_000].flatMap((length) =>
    Array.from({ length: 24 }, (_, more) => 'ş'.repeat(length / 2) + 'x'.repeat(more)),
  )
  for (const note of notes) {
    const push = { playerId: player.playerId, command: 'Notification', message: { note } }
    await tests.bus.publish(PUSH_TOPIC, { pushes: [push] })
  }
  expect(await page.next(notes.length)).toEqual(notes.map((note) => ['Notification', { note }]))
})

test('a stopping server tells its clients to come back', async () => {
  const { hub, url } = await tests.openSite()
  const { say, closed, socket } = await tests.rawSocket(
    `${url}?access_token=${tests.signIn().token}`,
  )
  const texts: string[] = []
  socket.on('message', (data) => texts.push(String(data)))
  say(HANDSHAKE)
  await once(socket, 'message')

  await hub.close()

  expect(await closed).toBe(1012)
  expect(texts.join('')).toBe(`{}${RS}{"type":7,"allowReconnect":true}${RS}`)
})

test('SES-03: log-out ends the connections of its session alone, everywhere, before they hear what follows', async () => {
  const bus2 = await openBus({ databaseUrl: tests.database.url, log })
  tests.open.push(bus2)
  const here = await tests.openSite()
  const there = await tests.openSite({ bus: bus2 })
  const first = tests.signIn()
  const second = tests.signIn(first.playerId)
  const ending = await Promise.all([
    tests.connect(here.url, first.token),
    tests.connect(there.url, first.token),
  ])
  const staying = await tests.connect(there.url, second.token)

  await here.hub.closePlayerSessions({ tokenHash: first.tokenHash })
  await tests.push(first.playerId, 1)
  expect(await staying.next(1)).toEqual([['Balance', { balance: 1 }]])
  await Promise.all(ending.map(({ closed }) => closed))

  expect(ending.map(({ heard }) => heard)).toEqual([[], []])
  expect(staying.connection.state).toBe('Connected')

  await here.hub.closePlayerSessions({ playerId: first.playerId })
  await staying.closed
})

test('SES-03: a socket whose session ends while it is being looked up is not let in', async () => {
  const player = tests.signIn()
  let ask: () => void = () => {}
  let answer: (player: SignedIn) => void = () => {}
  const asked = new Promise<void>((resolve) => (ask = resolve))
  const { hub, url } = await tests.openSite({
    findSignedIn: () => {
      ask()
      return new Promise((resolve) => (answer = resolve))
    },
  })
  const raw = tests.rawSocket(`${url}?access_token=${player.token}`)
  await asked
  await hub.closePlayerSessions({ tokenHash: player.tokenHash })
  answer(player)
  expect((await raw).status).toBe(401)
})
