import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from './rate-limit.ts'
import { type ArcadeFixture, openTestArcade } from './testing/open-arcade.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade({ limits: { calls: 8, demos: 3 }, trustedProxies: '10.0.0.0/8' })
})
afterAll(() => fixture.close())

const DEMO = '/api/session?demo=1&game=zar_nar_bahcesi'
const call = (url: string, remoteAddress: string, headers = {}) =>
  fixture.app.http.inject({ url, remoteAddress, headers })

async function statuses(times: number, url: string, address: string) {
  const replies = []
  for (let at = 0; at < times; at++) replies.push((await call(url, address)).statusCode)
  return replies
}

test('H13: one address opens so many demos a minute, and is told when it may open another', async () => {
  expect(await statuses(3, DEMO, '192.0.2.1')).toEqual([200, 200, 200])
  const refused = await call(DEMO, '192.0.2.1')
  expect([refused.statusCode, refused.json()]).toEqual([429, { refusal: 'too_many' }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statuses(1, '/api/session?x=1&demo=1&game=zar_nar_bahcesi', '192.0.2.1')).toEqual([
    429,
  ])
  // Other calls of that address, and other addresses, go on.
  expect(await statuses(1, '/api/sheet/zar_nar_bahcesi', '192.0.2.1')).toEqual([200])
  expect(await statuses(1, DEMO, '192.0.2.2')).toEqual([200])
})

test('H13: one address makes so many calls a minute, however it writes them', async () => {
  expect(await statuses(8, '/api/sheet/zar_nar_bahcesi', '192.0.2.3')).toEqual(Array(8).fill(200))
  for (const url of ['/api/sheet/zar_nar_bahcesi', '/%61pi/rounds?token=x', '/api/session']) {
    expect((await call(url, '192.0.2.3')).json()).toEqual({ refusal: 'too_many' })
  }
  expect(await statuses(20, '/live', '192.0.2.3')).toEqual(Array(20).fill(200))
})

test('behind a proxy that is trusted every player is counted alone, behind another none is believed', async () => {
  const from = (address: string, player: string) =>
    call(DEMO, address, { 'x-forwarded-for': player })
  for (let player = 0; player < 5; player++) {
    expect((await from('10.1.2.3', `203.0.113.${player}`)).statusCode).toBe(200)
  }
  const replies = []
  for (let player = 0; player < 5; player++) {
    replies.push((await from('192.0.2.9', `203.0.113.9${player}`)).statusCode)
  }
  expect(replies).toEqual([200, 200, 200, 429, 429])
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, caller) => {
  expect(callerOf(ip)).toBe(caller)
})
