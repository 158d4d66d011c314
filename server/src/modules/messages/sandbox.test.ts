import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
import { browser, letters, signedUp } from '../../testing/mailbox.ts'
import { openPlayerApp } from '../../testing/player-app.ts'

let house: House
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  house = await openHouse()
  site = await openPlayerApp(house)
})
beforeEach(() => house.clock.advance(120_000))
afterAll(() => house.close())

const recover = (username: string, from = {}) =>
  site.post('/api/auth/sendresetpassword', { username }, from)

test('a browser reads what was sent because of it, and no other browser does', async () => {
  const player = await signedUp(site)
  await recover(player.username, player)

  expect(await letters(site, player)).toEqual([
    {
      id: expect.any(String),
      channel: 'mail',
      to: player.email,
      subject: 'Şifre yenileme kodun',
      text: expect.stringMatching(/kodun: \d{6}/),
      code: expect.stringMatching(/^\d{6}$/),
      sentAt: house.clock.now().toISOString(),
    },
  ])
  const others = [undefined, '', 'short', randomBytes(16).toString('base64url'), player.demoBox]
  for (const [at, demoBox] of others.entries()) {
    const from = { ...browser(), ...(demoBox !== undefined && { demoBox }) }
    const isOwn = at === others.length - 1
    expect(await letters(site, isOwn ? from : { ...from, token: player.token })).toHaveLength(
      isOwn ? 1 : 0,
    )
  }
})

test('AUT-04: a browser sees nothing of an account that it has never signed in to', async () => {
  const player = await signedUp(site)
  const attacker = await signedUp(site)
  await recover(player.username, attacker)
  await recover('kimseyok', attacker)
  expect(await letters(site, attacker)).toEqual([])
  // Not even by claiming the victim's box for oneself.
  await recover(player.username, player)
  expect(await letters(site, { demoBox: attacker.demoBox ?? '' })).toEqual([])
})

test('a browser that logs in to the account sees its letters from then on', async () => {
  const { username, password } = await signedUp(site)
  const phone = browser()
  await site.post('/api/auth/login', { username, password }, phone)
  await recover(username, phone)
  expect(await letters(site, phone)).toHaveLength(1)
  await site.post('/api/auth/login', { username, password: 'yanlış' }, browser())
})

test('letters lie there for half an hour and are then gone for good', async () => {
  const player = await signedUp(site)
  await recover(player.username, player)
  house.clock.advance(30 * 60_000)
  expect(await letters(site, player)).toHaveLength(1)
  house.clock.advance(1)
  expect(await letters(site, player)).toEqual([])
  const other = await signedUp(site)
  await recover(other.username, other)
  const kept = await house.db.selectFrom('sandbox_message').select('created_at').execute()
  // The letter of the sign-up, and the code.
  expect(kept).toEqual(Array(2).fill({ created_at: house.clock.now() }))
})

test('PRV-04: a copy of the database opens no letter', async () => {
  const player = await signedUp(site)
  await recover(player.username, player)
  const [letter] = await letters(site, player)
  const tables = await Promise.all([
    house.db.selectFrom('sandbox_message').select(['box_hash', 'player_id', 'sealed']).execute(),
    house.db.selectFrom('sandbox_box').selectAll().execute(),
    house.db.selectFrom('code').selectAll().execute(),
  ])
  const cells = tables.flat().flatMap((row) => Object.values(row))
  const all = cells.map((cell) => (Buffer.isBuffer(cell) ? cell.toString('latin1') : `${cell}`))
  for (const secret of [letter?.code ?? '-', player.email, player.demoBox ?? '-'])
    expect(all.join('\n').includes(secret)).toBe(false)
})

test('without a box nothing is kept anywhere', async () => {
  const { username } = await signedUp(site, { fingerprint: 'no-box-here' })
  const count = () =>
    house.db
      .selectFrom('sandbox_message')
      .select((eb) => eb.fn.countAll<bigint>().as('rows'))
      .executeTakeFirstOrThrow()
  const before = await count()
  expect(await recover(username, { fingerprint: 'no-box-here' })).toMatchObject({ success: true })
  expect(await count()).toEqual(before)
})
