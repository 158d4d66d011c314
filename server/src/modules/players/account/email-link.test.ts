import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { allMessages, browser, lastCode, signedUp } from '../../../testing/players/mailbox.ts'
import { openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(() => casino.close())

type Player = Awaited<ReturnType<typeof signedUp>>
const linkOf = async (player: Player) => {
  const [message] = await allMessages(site, player.from)
  return /#(\S+)/.exec(message?.text ?? '')?.[1] ?? ''
}
const open = (token: string) => site.post('/api/auth/confirmemail', { token })
const isConfirmed = async ({ from }: Player) =>
  (await site.get<{ isEmailConfirmed: boolean }>('/api/customer/account', from)).data
    ?.isEmailConfirmed
/** The last character of a secret has two bits that say nothing. */
function otherSpellings(token: string): string[] {
  const bytesOf = (text: string) => Buffer.from(text.split('.').at(-1) ?? '', 'base64url')
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((last) => token.slice(0, -1) + last)
    .filter((other) => other !== token && bytesOf(other).equals(bytesOf(token)))
}
const wrong = { success: false, data: { code: 'email_link_invalid' } }

test('H7: the link of the email confirms the address, and opened again says the same', async () => {
  const player = await signedUp(site)
  expect(await isConfirmed(player)).toBe(false)
  const token = await linkOf(player)
  for (let count = 0; count < 2; count++)
    expect(await open(token)).toMatchObject({
      success: true,
      message: 'E-posta adresin doğrulandı.',
    })
  expect(await isConfirmed(player)).toBe(true)
})

test('H7: a link that is not ours, of another player, changed or old, confirms nothing', async () => {
  const player = await signedUp(site)
  const other = await signedUp(site)
  const token = await linkOf(player)
  const [, until, mac] = token.split('.')
  const [otherId] = (await linkOf(other)).split('.')
  for (const one of [
    ...[
      'x',
      `${otherId}.${until}.${mac}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      ...otherSpellings(token),
    ],
    `${token.split('.')[0]}.${Number(until) + 1}.${mac}`,
  ])
    expect(await open(one), one).toMatchObject(wrong)
  casino.clock.advance(3 * 24 * 60 * 60_000 + 1_000)
  expect(await open(token)).toMatchObject(wrong)
  expect([await isConfirmed(player), await isConfirmed(other)]).not.toContain(true)
})

test('H7: of ten accounts that open the links of one address at once, exactly one has it', async () => {
  const players: Player[] = []
  const { email } = await signedUp(site)
  for (let count = 0; count < 10; count++) players.push(await signedUp(site, browser(), { email }))
  const answers = await Promise.all((await Promise.all(players.map(linkOf))).map(open))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  for (const answer of answers.filter(({ success }) => !success))
    expect(answer).toMatchObject({ data: { code: 'email_taken' } })
})

test('H7: a lost link is sent again, and the old one stays good', async () => {
  const player = await signedUp(site)
  const first = await linkOf(player)
  expect(await site.post('/api/customer/sendemaillink', {}, player.from)).toMatchObject({
    success: true,
  })
  expect(await allMessages(site, player.from)).toHaveLength(2)
  expect(await open(first)).toMatchObject({ success: true })
  await site.post('/api/customer/sendemaillink', {}, player.from)
  expect(await allMessages(site, player.from)).toHaveLength(2)
})

test('H7: the link of an address that was changed since is worth nothing, and a code confirms the new one', async () => {
  const player = await signedUp(site)
  const token = await linkOf(player)
  const email = `yeni-${player.email}`
  await site.post(
    '/api/customer/changeemail',
    { step: 1, email, password: player.password },
    player.from,
  )
  const code = await lastCode(site, player.from)
  await site.post('/api/customer/changeemail', { step: 2, email, code }, player.from)
  expect(await open(token)).toMatchObject(wrong)
  expect(await isConfirmed(player)).toBe(true)
})
