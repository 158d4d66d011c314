import type { callMe } from '@zar/contract/support/support'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { openLog } from '../../platform/log/log.ts'
import { openThrottle } from '../../platform/rate-limits/throttle.ts'
import { browser, signedUp } from '../../testing/players/mailbox.ts'
import { type From, openPlayerApp } from '../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import type { SupportPolicy } from './deps.ts'
import { supportRoutes } from './index.ts'

type Body = z.input<typeof callMe.input>
const ENDLESS = { tries: 1_000, seconds: 60 }

let casino: TestCasino
type Site = Awaited<ReturnType<typeof openPlayerApp>>
let site: Site
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openSite({ player: ENDLESS, address: ENDLESS })
})
afterAll(() => casino.close())

const openSite = (policy: SupportPolicy) => {
  const deps = { ...casino, log: openLog('silent'), throttle: openThrottle(casino), policy }
  return openPlayerApp(casino, undefined, supportRoutes(deps))
}
const GOOD: Body = {
  name: 'Işıl Ö.',
  message: 'Akşam altıdan sonra arayın',
  contacts: [{ type: 1, contact: '0532 111 22 33' }],
}
const ask = (body: object, from: From, at = site) => at.post('/api/cms/callme', body, from)
const stored = () =>
  casino.db
    .selectFrom('call_request')
    .select(['name', 'message', 'contacts'])
    .orderBy('created_at', 'desc')
    .execute()

test('§7 cms/callme: the request is kept as it was written', async () => {
  const { from } = await signedUp(site)
  const contacts = [1, 2, 3, 4, 4].map((type) => ({ type, contact: `<b>iletişim ${type}</b>` }))
  expect(await ask({ ...GOOD, contacts }, from)).toMatchObject({
    success: true,
    data: null,
    message: 'Talebin alındı. Ekibimiz en kısa sürede seni arayacak.',
  })
  expect(await stored()).toEqual([{ name: GOOD.name, message: GOOD.message, contacts }])
})

const contact = (value: string, type: unknown = 1) => ({ contacts: [{ type, contact: value }] })
test.each([
  { why: 'a name of 4', change: { name: 'Işıl' } },
  { why: 'a name of 31', change: { name: 'x'.repeat(31) } },
  { why: 'a blank name', change: { name: '      ' } },
  { why: 'a message of 4', change: { message: 'alo?' } },
  { why: 'a message of 101', change: { message: 'x'.repeat(101) } },
  { why: 'no contact', change: { contacts: [] } },
  { why: 'six contacts', change: { contacts: Array(6).fill(GOOD.contacts[0]) } },
  { why: 'a contact of 4', change: contact('1234') },
  { why: 'a contact of 31', change: contact('1'.repeat(31)) },
  { why: 'a contact of type 0', change: contact('05321112233', 0) },
  { why: 'a contact of type 5', change: contact('05321112233', 5) },
  { why: 'half a character', change: contact('abcde\ud83d') },
  { why: 'a NUL', change: { message: 'alo, orada\u0000' } },
  { why: 'a contact without a type', change: { contacts: [{ contact: '05321112233' }] } },
])('§5 Call request: $why is refused', async ({ change }) => {
  const { from } = await signedUp(site)
  const before = await stored()
  expect(await ask({ ...GOOD, ...change }, from)).toMatchObject({
    status: 400,
    data: { code: 'invalid_input' },
  })
  expect(await stored()).toEqual(before)
})

test('§6: without a log-in nobody is called', async () => {
  expect((await ask(GOOD, browser())).status).toBe(401)
})

test('FRD-11: a subscriber of an IPv6 network is one address, whichever of its addresses they use', async () => {
  const tries = (count: number) => ({ tries: count, seconds: 60 })
  const guarded = await openSite({ player: tries(9), address: tries(2) })
  const statuses = []
  for (const ip of ['2001:db8:5:6::1', '2001:db8:5:6:7::2', '2001:db8:5:6::3']) {
    const { from } = await signedUp(guarded, browser({ ip }))
    statuses.push((await ask(GOOD, from, guarded)).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('FRD-11: one player, and one address, ask only so often', async () => {
  const tries = (count: number) => ({ tries: count, seconds: 60 })
  const guarded = await openSite({ player: tries(2), address: tries(3) })
  const at = browser({ ip: '10.81.0.1' })
  const one = (await signedUp(guarded, at)).from
  const two = (await signedUp(guarded, at)).from
  const statuses = []
  for (const from of [one, one, one, two, two])
    statuses.push((await ask(GOOD, from, guarded)).status)
  expect(statuses).toEqual([200, 200, 429, 200, 429])
})
