import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { openThrottle } from '../../../platform/rate-limits/throttle.ts'
import { browser, signedUp } from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { bonusRoutes } from '../index.ts'

const BONUS_E5 = 100_00000n
const TAKEN = { status: 200, success: false, data: { code: 'trial_bonus_taken' } }

let casino: TestCasino
let kicks = 0
type Site = Awaited<ReturnType<typeof openPlayerApp>>
let site: Site
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openSite(BONUS_E5)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(() => casino.close())

const openSite = (trialBonusE5: bigint): Promise<Site> => {
  const onCommitted = () => {
    kicks += 1
  }
  const throttle = openThrottle(casino)
  const deps = {
    ...casino,
    log: openLog('silent'),
    throttle,
    trialBonusE5,
    onCommitted,
    takesFreeBets: false,
  }
  return openPlayerApp(casino, undefined, bonusRoutes(deps))
}
const claim = (from: From, at = site) => at.get('/api/bonus/definetrialbonus', from)

/** A player whose phone is verified, or not, and who may hold cash. */
async function player({ isVerified = true, from = browser() } = {}) {
  const one = await signedUp(site, from)
  const { id } = await casino.db
    .updateTable('player')
    .set({ is_phone_verified: isVerified })
    .where('username', '=', one.username)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...one, id }
}
/** What the player's bonus holds; the cash has none of it. */
async function heldE5(playerId: string): Promise<bigint> {
  expect(await casino.cashE5(playerId)).toBe(0n)
  const held = await casino.db
    .selectFrom('bonus')
    .innerJoin('account', 'account.id', 'account_id')
    .select('balance_e5')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return held?.balance_e5 ?? 0n
}
const bonusesOf = (id: string) =>
  casino.db
    .selectFrom('transfer')
    .select(['amount_e5', 'reason', 'key'])
    .where('player_id', '=', id)
    .execute()

test('§7 definetrialbonus: the bonus is in an account of its own, in the ledger and in the notifications', async () => {
  const { id, from } = await player()
  const before = kicks
  expect(await claim(from)).toMatchObject({
    status: 200,
    success: true,
    data: null,
    message: '₺100,00 deneme bonusu bonus hesabına eklendi.',
  })
  expect(await heldE5(id)).toBe(BONUS_E5)
  expect(await bonusesOf(id)).toEqual([
    { amount_e5: BONUS_E5, reason: 'bonus', key: expect.stringMatching(/^bonus:[\da-f-]{36}$/) },
  ])
  const pushed = await casino.db
    .selectFrom('outbox')
    .select(['command', 'message'])
    .where('player_id', '=', id)
    .orderBy('id')
    .execute()
  expect(pushed).toMatchObject([
    { command: 'Notification', message: { type: 4, title: 'Bonusun başladı' } },
  ])
  expect(kicks - before).toBe(1)
})

test('X5: asked again it answers the same and gives nothing more', async () => {
  const { id, from } = await player()
  const first = await claim(from)
  expect(await claim(from)).toEqual(first)
  expect(await claim({ ...from, fingerprint: 'another-device-of-theirs' })).toEqual(first)
  expect(await heldE5(id)).toBe(BONUS_E5)
})

test('BON-04: a hundred calls at once from two sessions and ten devices give one bonus', async () => {
  const { id, username, password, from } = await player()
  const other = await site.post<{ token: string }>(
    '/api/auth/login',
    { username, password },
    browser(),
  )
  const tokens = [from.token, other.data?.token ?? '']
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      claim(browser({ token: tokens[at % 2] ?? '', fingerprint: `device-${id}-${at % 10}` })),
    ),
  )
  expect(answers.filter(({ success }) => !success)).toEqual([])
  expect(await heldE5(id)).toBe(BONUS_E5)
  expect(await bonusesOf(id)).toHaveLength(1)
})

test('a claim waits for no other player of the same country', async () => {
  const { id, from } = await player()
  await casino.db.transaction().execute(async (tx) => {
    // As the claim of another would hold it, were it to lock more than its own player.
    await tx.selectFrom('country').select('id').forNoKeyUpdate().execute()
    expect(await claim(from)).toMatchObject({ success: true })
  })
  expect(await heldE5(id)).toBe(BONUS_E5)
})

test('X11: ten players of one device at once: one gets it', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => player()))
  const fingerprint = `shared-${randomUUID()}`
  const answers = await Promise.all(players.map(({ from }) => claim({ ...from, fingerprint })))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  for (const answer of answers) if (!answer.success) expect(answer).toMatchObject(TAKEN)
  const cash = await Promise.all(players.map(({ id }) => heldE5(id)))
  expect(cash.reduce((sum, e5) => sum + e5, 0n)).toBe(BONUS_E5)
})

test('X11: a phone that has had it gives it to nobody else, and neither does a person', async () => {
  const first = await player()
  await claim(first.from)
  const second = await player()
  // The first moves to another number, and the second takes the old one over.
  const setPhone = (id: string, phone: string) =>
    casino.db.updateTable('player').set({ phone }).where('id', '=', id).execute()
  await setPhone(first.id, '+905550001122')
  await setPhone(second.id, `+${first.phone}`)
  expect(await claim(second.from)).toMatchObject(TAKEN)

  const third = await player()
  await casino.db
    .updateTable('player')
    .set(({ ref }) => ({ person_key: ref('personal_no_hmac') }))
    .where('id', '=', third.id)
    .execute()
  await casino.owner.db
    .updateTable('trial_bonus')
    .set({ personal_no_hmac: site.deps.fieldCipher.index(third.PersonalNo) })
    .where('player_id', '=', first.id)
    .execute()
  expect(await claim(third.from)).toMatchObject(TAKEN)
  expect([await heldE5(second.id), await heldE5(third.id)]).toEqual([0n, 0n])
})

test('without a verified phone there is none, and verified later there is', async () => {
  const { id, from } = await player({ isVerified: false })
  expect(await claim(from)).toMatchObject({ data: { code: 'trial_bonus_needs_phone' } })
  expect(await heldE5(id)).toBe(0n)
  await casino.db
    .updateTable('player')
    .set({ is_phone_verified: true })
    .where('id', '=', id)
    .execute()
  expect(await claim(from)).toMatchObject({ success: true })
})

test('X12: a device that names itself by nothing or by a placeholder gets none', async () => {
  const { id, from } = await player()
  for (const fingerprint of ['', 'web'])
    expect(await claim({ ...from, fingerprint })).toMatchObject(TAKEN)
  expect(await heldE5(id)).toBe(0n)
})

test('EXC-04: an excluded player gets no bonus', async () => {
  const { id, from } = await player()
  await casino.setStatus(id, 'excluded')
  expect(await claim(from)).toMatchObject({ data: { code: 'player_excluded' } })
  expect(await heldE5(id)).toBe(0n)
})

test('a casino that gives none says so', async () => {
  const closed = await openSite(0n)
  const { id, from } = await player()
  expect(await claim(from, closed)).toMatchObject({ data: { code: 'trial_bonus_closed' } })
  expect(await heldE5(id)).toBe(0n)
})

test('X5: answered only with the bearer header', async () => {
  expect((await claim(browser())).status).toBe(401)
})
