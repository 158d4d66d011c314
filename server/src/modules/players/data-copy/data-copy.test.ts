import type { OwnData } from '@zar/contract/players/own-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCopyLinks } from '../../../testing/players/copy-links.ts'
import { lastCode, sentMessages, wrong } from '../../../testing/players/mailbox.ts'
import { openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { messageFacts } from '../../messages/index.ts'
import { eraseIdentity } from '../erasure/erase.ts'
import { takeBackCopy } from './open-copy.ts'
import { forgetCopies } from './store.ts'
import { takeDataCopy } from './take-copy.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
let links: Awaited<ReturnType<typeof openCopyLinks>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
  links = await openCopyLinks(casino, site)
})
afterAll(() => casino.close())

/** What is answered, so that two answers can be compared. */
const said = ({ status, success, message, data }: Awaited<ReturnType<typeof links.take>>) => ({
  status,
  success,
  message,
  code: data?.code,
})
const OVER = expect.objectContaining({ status: 200, success: false, code: 'copy_link_over' })
const rowOf = (playerId: string) =>
  casino.db.selectFrom('data_copy').selectAll().where('player_id', '=', playerId).execute()
const big = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)
const linesOf = (event: string) => site.lines.filter((line) => line.includes(`"${event}"`))
const inTx = (work: Parameters<ReturnType<TestCasino['db']['transaction']>['execute']>[0]) =>
  casino.db.transaction().execute(work)

test('PRV-02: for link and code a player who cannot log in has the copy that a log-in gives', async () => {
  const me = await links.lettered()
  const { data: own } = await site.post<OwnData>(
    '/api/customer/owndata',
    { password: me.password },
    me.signedIn,
  )
  await casino.db
    .updateTable('player')
    .set({ closed_at: casino.clock.now(), closed_because: 'wish' })
    .where('id', '=', me.playerId)
    .execute()
  casino.clock.advance(1_000)
  const code = await links.codeOf(me.link, me.from)
  expect((await sentMessages(site, me.from))[0]).toMatchObject({
    channel: 'sms',
    text: expect.stringContaining('veri kopyan için kod'),
  })
  casino.clock.advance(1_000)
  const { data } = await links.take(me.link, code, me.from)
  expect(Object.keys(data ?? {})).toEqual(Object.keys(own ?? {}))
  expect(data?.account).toMatchObject({ personalNo: me.PersonalNo, email: me.email })
  expect((await sentMessages(site, me.from))[0]?.subject).toBe('Verilerinin bir kopyası alındı')
  const [row] = await rowOf(me.playerId)
  expect(row).toMatchObject({ taken_at: [casino.clock.now()], ended_at: null })
  // What is kept of it, and what the log says, names nobody.
  const kept = await casino.db
    .selectFrom('audit_event')
    .selectAll()
    .where('player_id', '=', me.playerId)
    .execute()
  expect(kept).toMatchObject([
    {
      does: 'data_copy_taken',
      outcome: 'done',
      after: { taken: 1 },
      linked: `data_copy:${row?.id}`,
    },
  ])
  const traces = JSON.stringify(kept, big)
  const lines = [...linesOf('data copy taken'), ...linesOf('data copy code sent')].join()
  for (const secret of [me.link, code, me.email, me.phone, me.username, me.PersonalNo]) {
    expect(traces).not.toContain(secret)
    expect(lines).not.toContain(secret)
    expect(lines).not.toContain(me.from.ip)
  }
  expect(site.lines.join()).not.toContain(me.link)
})

test('the panel and the evidence are told of it, and nowhere but in the letter stands the link', async () => {
  const me = await links.lettered()
  expect(links.letters.at(-1)).toMatchObject({ to: me.email, subject: 'Verilerinin kopyası' })
  const told = await casino.db
    .selectFrom('notification')
    .select(['title_tr', 'note_tr', 'note_en'])
    .where('player_id', '=', me.playerId)
    .execute()
  expect(told).toMatchObject([{ title_tr: 'Verilerinin kopyası hazır' }])
  expect(JSON.stringify(told)).not.toContain(me.link)
  const facts = await messageFacts(casino.db, { playerId: me.playerId })
  expect(facts).toMatchObject([
    { kind: 'message.sent', members: { text: expect.stringContaining('kopyası hazır') } },
  ])
  expect(JSON.stringify([facts, await rowOf(me.playerId)], big)).not.toContain(me.link)
})

test('three downloads, each with a code of its own; the copy names those before it', async () => {
  const me = await links.lettered()
  for (const before of [0, 1, 2]) {
    const code = await links.codeOf(me.link, me.from)
    const { data } = await links.take(me.link, code, me.from)
    expect(data?.copiesByLink).toMatchObject([{ endedAt: null }])
    expect(data?.copiesByLink[0]?.takenAt).toHaveLength(before)
    expect(said(await links.take(me.link, code, me.from))).toEqual(OVER)
    casino.clock.advance(2 * MINUTE_MS)
  }
  expect(await links.ask(me.link, me.from)).toMatchObject({ data: { code: 'copy_link_over' } })
  expect(await rowOf(me.playerId)).toMatchObject([{ token_hash: null, reach_mark: null }])
})

test('a thief with the letter alone guesses in vain, and one with the phone alone has no link', async () => {
  const me = await links.lettered()
  const code = await links.codeOf(me.link, me.from)
  const guesses = []
  for (const by of [1, 2, 3, 4, 5]) guesses.push(said(await links.take(me.link, wrong(code, by))))
  expect(guesses).toEqual(Array(5).fill(OVER))
  // Five wrong ones wear a code out.
  expect(said(await links.take(me.link, code))).toEqual(guesses[0])
  const other = await links.lettered()
  casino.clock.advance(2 * MINUTE_MS)
  const next = await links.codeOf(me.link, me.from)
  expect(said(await links.take('a'.repeat(43), next))).toEqual(guesses[0])
  expect(said(await links.take(other.link, next))).toEqual(guesses[0])
  expect((await rowOf(me.playerId))[0]?.taken_at).toEqual([])
})

test('taken back, run out, erased and never there are answered alike', async () => {
  const answers = []
  const ended = [
    (id: string) => inTx((tx) => takeBackCopy(tx, site.deps, id)),
    (id: string) => inTx((tx) => eraseIdentity(tx, id)),
    async () => casino.clock.advance(7 * DAY_MS),
  ]
  for (const end of ended) {
    const me = await links.lettered()
    const code = await links.codeOf(me.link, me.from)
    await end(me.playerId)
    answers.push(said(await links.take(me.link, code)), said((await links.ask(me.link)) as never))
  }
  answers.push(
    said(await links.take('nobody', '482913')),
    said((await links.ask('nobody')) as never),
  )
  expect(answers).toEqual(Array(8).fill(answers[0]))
  expect(answers[0]).toEqual(OVER)
  await expect(inTx((tx) => takeBackCopy(tx, site.deps, casino.random.uuid()))).rejects.toThrow(
    'copy_not_open',
  )
})

test.each([
  {
    what: 'another address',
    change: { email: 'yeni@posta.example', email_key: 'yeni@posta.example' },
  },
  { what: 'another phone', change: { phone: '+905320000001' } },
  { what: 'an address that is confirmed no more', change: { is_email_confirmed: false } },
  { what: 'a phone that is verified no more', change: { is_phone_verified: false } },
])(
  '$what after the approval makes the link worthless, also with a code of before',
  async ({ change }) => {
    const me = await links.lettered()
    const code = await links.codeOf(me.link, me.from)
    await casino.db.updateTable('player').set(change).where('id', '=', me.playerId).execute()
    expect(said(await links.take(me.link, code))).toEqual(OVER)
    casino.clock.advance(2 * MINUTE_MS)
    expect((await links.ask(me.link)).data?.code).toBe('copy_link_over')
    expect((await rowOf(me.playerId))[0]?.taken_at).toEqual([])
  },
)

test('a minute lies between two codes, and a link has five a day and twenty tries', async () => {
  const me = await links.lettered()
  await links.codeOf(me.link, me.from)
  expect((await links.ask(me.link, me.from)).data?.code).toBe('code_too_soon')
  for (let more = 1; more < 5; more += 1) {
    casino.clock.advance(2 * MINUTE_MS)
    await links.codeOf(me.link, me.from)
  }
  casino.clock.advance(2 * MINUTE_MS)
  expect((await links.ask(me.link, me.from)).status).toBe(429)
  const code = await lastCode(site, me.from)
  for (let tries = 0; tries < 20; tries += 1) await links.take(me.link, wrong(code))
  expect((await links.take(me.link, code)).status).toBe(429)
})

test('an address that brings one link after the other is told to wait', async () => {
  const from = { ip: '192.0.2.77' }
  for (let tries = 0; tries < 30; tries += 1)
    expect((await links.ask(`none-${tries}`, from)).data?.code).toBe('copy_link_over')
  expect((await links.ask('none', from)).status).toBe(429)
})

test('of two downloads with one code at once one is given and counted', async () => {
  const me = await links.lettered()
  const code = await links.codeOf(me.link, me.from)
  const both = await Promise.all([1, 2, 3].map(() => links.take(me.link, code, me.from)))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect((await rowOf(me.playerId))[0]?.taken_at).toHaveLength(1)
  expect(await sentMessages(site, me.from)).toHaveLength(2)
})

test('a copy that broke off as it was made costs neither the code nor a download', async () => {
  const me = await links.lettered()
  const code = await links.codeOf(me.link, me.from)
  const killed = async () => {
    throw new Error('killed')
  }
  const caller = { ip: '203.0.113.7', locale: 'tr', userAgent: '', header: () => '' } as never
  const taking = takeDataCopy({ ...site.deps, copyBets: killed }, { token: me.link, code }, caller)
  await expect(taking).rejects.toThrow('killed')
  expect((await rowOf(me.playerId))[0]?.taken_at).toEqual([])
  expect(await links.take(me.link, code, me.from)).toMatchObject({ success: true })
  expect((await rowOf(me.playerId))[0]?.taken_at).toHaveLength(1)
})

test('the token of what ran out is forgotten, and ninety days later that there was a link', async () => {
  const me = await links.lettered()
  const open = await links.lettered()
  await forgetCopies(casino.db, new Date(casino.clock.now().getTime() + DAY_MS))
  expect((await rowOf(me.playerId))[0]?.ended_at).toBeNull()
  casino.clock.advance(7 * DAY_MS)
  await forgetCopies(casino.db, casino.clock.now())
  expect(await rowOf(me.playerId)).toMatchObject([{ token_hash: null, ended_at: expect.any(Date) }])
  const later = await links.open(open.playerId)
  expect(later).not.toBe('')
  await forgetCopies(casino.db, new Date(casino.clock.now().getTime() + 91 * DAY_MS))
  expect(await rowOf(me.playerId)).toEqual([])
})

test('AUZ-02: a copy holds nothing of what the house wrote about the player, and of no other player', async () => {
  const [me, other] = [await links.lettered(), await links.lettered()]
  const canary = 'kanarya-4117'
  const staffId = (await rowOf(me.playerId))[0]?.proposed_by ?? ''
  const now = casino.clock.now()
  const about = { player_id: me.playerId }
  const { db } = casino
  await db
    .insertInto('player_tag')
    .values({ ...about, tag: canary, tagged_by: staffId })
    .execute()
  await db
    .insertInto('player_note')
    .values({ ...about, staff_id: staffId, text: canary, struck_by: null, struck_at: null })
    .execute()
  await db
    .insertInto('aml_case')
    .values({ ...about, opened_by: staffId, alert_id: null, because: canary, opened_at: now })
    .execute()
  const code = await links.codeOf(me.link, me.from)
  const { data } = await links.take(me.link, code, me.from)
  const text = JSON.stringify(data)
  expect(text).toContain(me.email)
  for (const theirs of [canary, staffId, other.email, other.phone, other.PersonalNo, me.link, code])
    expect(text).not.toContain(theirs)
})
