import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browser, sentMessages, signedUp } from '../../../testing/players/mailbox.ts'
import { openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
beforeEach(() => casino.clock.advance(120_000))
afterAll(() => casino.close())

const recover = (username: string, from = {}) =>
  site.post('/api/auth/sendresetpassword', { username }, from)

test('a browser reads what was sent because of it, and no other browser does', async () => {
  const player = await signedUp(site)
  await recover(player.username, player)

  expect(await sentMessages(site, player)).toEqual([
    {
      id: expect.any(String),
      channel: 'mail',
      to: player.email,
      subject: 'Şifre yenileme kodun',
      text: expect.stringMatching(/kodun: \d{6}/),
      code: expect.stringMatching(/^\d{6}$/),
      sentAt: casino.clock.now().toISOString(),
    },
  ])
  const others = [undefined, '', 'short', randomBytes(16).toString('base64url'), player.demoBox]
  for (const [at, demoBox] of others.entries()) {
    const from = { ...browser(), ...(demoBox !== undefined && { demoBox }) }
    const isOwn = at === others.length - 1
    expect(await sentMessages(site, isOwn ? from : { ...from, token: player.token })).toHaveLength(
      isOwn ? 1 : 0,
    )
  }
})

test('AUT-04: a browser sees nothing of an account that it has never signed in to', async () => {
  const player = await signedUp(site)
  const attacker = await signedUp(site)
  await recover(player.username, attacker)
  await recover('kimseyok', attacker)
  expect(await sentMessages(site, attacker)).toEqual([])
  // Not even by claiming the victim's box for oneself.
  await recover(player.username, player)
  expect(await sentMessages(site, { demoBox: attacker.demoBox ?? '' })).toEqual([])
})

test('a browser that logs in to the account sees its messages from then on', async () => {
  const { username, password } = await signedUp(site)
  const phone = browser()
  await site.post('/api/auth/login', { username, password }, phone)
  await recover(username, phone)
  expect(await sentMessages(site, phone)).toHaveLength(1)
  await site.post('/api/auth/login', { username, password: 'yanlış' }, browser())
})

test('a new box of a browser that is signed in shows what its player asks for', async () => {
  const { token, phone } = await signedUp(site)
  const from = browser({ token })
  const asked = { step: 1, phone: phone.slice(2) }
  expect(await site.post('/api/customer/updatephone', asked, from)).toMatchObject({ success: true })
  expect(await sentMessages(site, from)).toMatchObject([{ channel: 'sms', to: `+${phone}` }])
})

test('messages lie there for half an hour and are then gone for good', async () => {
  const player = await signedUp(site)
  await recover(player.username, player)
  casino.clock.advance(30 * 60_000)
  expect(await sentMessages(site, player)).toHaveLength(1)
  casino.clock.advance(1)
  expect(await sentMessages(site, player)).toEqual([])
  const other = await signedUp(site)
  await recover(other.username, other)
  const kept = await casino.db.selectFrom('sandbox_message').select('created_at').execute()
  // The message of the sign-up, and the code.
  expect(kept).toEqual(Array(2).fill({ created_at: casino.clock.now() }))
})

test('PRV-04: a copy of the database opens no message', async () => {
  const player = await signedUp(site)
  await recover(player.username, player)
  const [message] = await sentMessages(site, player)
  const tables = await Promise.all([
    casino.db.selectFrom('sandbox_message').select(['box_hash', 'player_id', 'sealed']).execute(),
    casino.db.selectFrom('sandbox_box').selectAll().execute(),
    casino.db.selectFrom('code').selectAll().execute(),
  ])
  const cells = tables.flat().flatMap((row) => Object.values(row))
  const all = cells.map((cell) => (Buffer.isBuffer(cell) ? cell.toString('latin1') : `${cell}`))
  for (const secret of [message?.code ?? '-', player.email, player.demoBox ?? '-'])
    expect(all.join('\n').includes(secret)).toBe(false)
})

test('without a box nothing is kept anywhere', async () => {
  const { username } = await signedUp(site, { fingerprint: 'no-box-here' })
  const count = () =>
    casino.db
      .selectFrom('sandbox_message')
      .select((eb) => eb.fn.countAll<bigint>().as('rows'))
      .executeTakeFirstOrThrow()
  const before = await count()
  expect(await recover(username, { fingerprint: 'no-box-here' })).toMatchObject({ success: true })
  expect(await count()).toEqual(before)
})
