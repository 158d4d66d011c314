import {
  TIMELINE_KINDS,
  type TimelineKind,
  type TimelineRow,
} from '@zar/contract/office/player/timeline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BonusFixture,
  E5,
  openBonusFixture,
} from '../../../../testing/bonuses/bonus-fixture.ts'
import { keptTo } from '../../../../testing/office/kept-to.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTable } from '../../../../testing/players/play.ts'
import { notifyPlayer } from '../../../messages/index.ts'
import { beginBreak } from '../../../protection/index.ts'
import { ACTS } from './acts.ts'

const REASON = 'The player asked for it in ticket 4117.'

let fixture: BonusFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  fixture = await openBonusFixture()
  office = await openOfficeApp(fixture.casino)
  for (const role of ['support', 'content', 'risk', 'manager', 'compliance'] as const) {
    const { id } = await office.staff(role, [role])
    desks[role] = await office.session(id)
  }
})
afterAll(async () => {
  await office.close()
  await fixture.close()
})

type Answer = { rows: TimelineRow[]; next: string | null; code?: string }
const read = (input: object, desk = desks.support) =>
  office.post<Answer>('/api/office/player-timeline', input, desk)
const kindsOf = (rows: readonly TimelineRow[] = []) => rows.map(({ kind }) => kind)

/** A player of whom there is something of every kind. */
async function livedIn(): Promise<string> {
  const { casino, wallet } = fixture
  const id = await casino.player({ cashE5: 100n * E5 })
  const caller = {
    ip: '88.240.12.7',
    userAgent: 'Mozilla/5.0 (iPhone)',
    fingerprint: '',
    device: '',
  }
  await casino.db
    .transaction()
    .execute((tx) => office.deps.sessions.start(tx, id, { ...caller, header: () => '' } as never))
  const table = await openTable(casino, id)
  await wallet.post(table.bet(10n * E5))
  await casino.db
    .insertInto('player_limit')
    .values({
      player_id: id,
      kind: 'loss',
      period: 'week',
      most: 500n * E5,
      changed_at: casino.clock.now(),
      wished: null,
      wished_at: null,
    })
    .execute()
  await beginBreak(office.deps, { playerId: id, kind: 'time_out', endsAt: inHours(24) })
  await casino.db.transaction().execute((tx) =>
    notifyPlayer(tx, casino, {
      playerId: id,
      type: 'System',
      title: { tr: 'Havalen', en: 'Your transfer' },
      note: { tr: 'Bankan onayladı.', en: 'Your bank has confirmed it.' },
    }),
  )
  const noted = { id, text: 'Asks about the transfer.' }
  expect((await office.post('/api/office/player-note', noted, desks.support)).success).toBe(true)
  return id
}
const inHours = (hours: number) =>
  new Date(fixture.casino.clock.now().getTime() + hours * 3_600_000)

test('all kinds come in one order, each as the person may read it', async () => {
  const id = await livedIn()
  const { data } = await read({ id })
  expect(data?.next).toBeNull()
  const rows = data?.rows ?? []
  expect(new Set(kindsOf(rows))).toEqual(new Set(TIMELINE_KINDS))
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  const of = (kind: TimelineKind) => rows.filter((row) => row.kind === kind)
  expect(of('money')).toMatchObject([{ reason: 'deposit', amountE5: '10000000', account: 'cash' }])
  expect(of('play')).toMatchObject([{ reason: 'bet', amountE5: '-1000000', game: 'Nar' }])
  expect(of('log_in')).toMatchObject([{ address: '88.240.12.•••', endedAt: expect.anything() }])
  expect(JSON.stringify(rows)).not.toContain('88.240.12.7')
  expect(of('limit')).toMatchObject([
    { limit: 'loss', period: 'week', was: null, most: '50000000' },
  ])
  expect(of('break')).toMatchObject([{ what: 'time_out', isEnd: false, by: null }])
  expect(of('act')).toMatchObject([{ does: 'note.write', outcome: 'done', actor: 'support' }])
  expect(of('letter')).toContainEqual(
    expect.objectContaining({ title: 'Havalen', note: 'Bankan onayladı.', by: null }),
  )
  const english = { ...desks.support, headers: { locale: 'en' } }
  expect((await read({ id, kinds: ['letter'] }, english)).data?.rows).toContainEqual(
    expect.objectContaining({ title: 'Your transfer' }),
  )
})

test('a filter leaves its kinds alone, and pages of a hundred follow without a gap', async () => {
  const { casino } = fixture
  const id = await casino.player({ cashE5: E5 })
  const at = (one: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(one / 2)))
  await casino.db
    .insertInto('notification')
    .values(
      Array.from({ length: 240 }, (_, one) => ({
        id: casino.random.uuid(),
        player_id: id,
        type: 1,
        title_tr: `Mektup ${one}`,
        title_en: `Letter ${one}`,
        note_tr: 'Not',
        note_en: 'Note',
        created_at: at(one),
        read_at: null,
        written_by: null,
      })),
    )
    .execute()
  const seen: TimelineRow[] = []
  const sizes: number[] = []
  let after: string | null | undefined
  do {
    const page = await read(after ? { id, after } : { id })
    const rows = page.data?.rows ?? []
    seen.push(...rows)
    sizes.push(rows.length)
    after = page.data?.next
    // What comes meanwhile is on none of the later pages.
    await office.post('/api/office/player-note', { id, text: 'While it is read.' }, desks.support)
  } while (after)
  expect(sizes).toEqual([100, 100, 41])
  expect(new Set(seen.map((row) => row.id)).size).toBe(241)
  const moments = seen.map((row) => row.at)
  expect(moments).toEqual(moments.toSorted().reverse())
  const filtered = await read({ id, kinds: ['money', 'act'] })
  expect(new Set(kindsOf(filtered.data?.rows))).toEqual(new Set(['money', 'act']))
})

test('wrong input is refused: kinds that are none, no player, and cursors of elsewhere', async () => {
  const id = await fixture.casino.player()
  for (const wrong of [{ kinds: ['all'] }, { kinds: [] }, { id: 'x' }, { after: 'x'.repeat(601) }])
    expect((await read({ id, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  for (const after of ['12', 'play:x', 'letter:12', 'other:1', 'break:1.;drop', 'log_in:1.2'])
    expect((await read({ id, after })).data?.code, after).toBe('invalid_input')
  expect((await read({ id: fixture.casino.random.uuid() })).data?.code).toBe('not_found')
})

test('AUZ-01: without the right nothing is looked up, and in another country nothing is told', async () => {
  const id = await livedIn()
  for (const one of [id, fixture.casino.random.uuid()])
    expect(await read({ id: one }, desks.content)).toMatchObject({
      status: 403,
      data: { code: 'no_right' },
    })
  const abroad = { name: 'kapsam', role: 'support', country: 'ZZ' } as const
  const narrow = await keptTo(fixture.casino, office, abroad)
  expect(await read({ id }, narrow)).toMatchObject({ data: { code: 'out_of_scope' } })
})

test('LOG-02: each look is a row with its kinds and their number, also of two at once', async () => {
  const id = await livedIn()
  await Promise.all([read({ id, kinds: ['limit'] }), read({ id, kinds: ['limit'] }, desks.risk)])
  const rows = await fixture.casino.db
    .selectFrom('audit_event')
    .select(['seen', 'outcome'])
    .where('player_id', '=', id)
    .where('does', '=', 'player.timeline')
    .execute()
  const look = { outcome: 'done', seen: { fields: ['limit'], rows: 1 } }
  expect(rows).toEqual([look, look])
})

test('AML is in no timeline, nor are looks, reveals, refusals and reasons', async () => {
  const id = await fixture.casino.player()
  const contact = { id, reason: REASON }
  expect((await office.post('/api/office/player-contact', contact, desks.support)).success).toBe(
    true,
  )
  await office.get('/api/office/player', { id }, desks.support)
  await office.post('/api/office/player-unblock', contact, desks.content)
  const ends = await office.post('/api/office/player-sessions-end', contact, desks.support)
  expect(ends.success).toBe(true)
  const { data } = await read({ id, kinds: ['act'] })
  expect(data?.rows).toMatchObject([{ does: 'player.sessions_end', actor: 'support' }])
  expect(JSON.stringify(data)).not.toContain(REASON)
  const secret = /^(aml|legalhold|sanction|alert|case|link|marker|care|score)\./
  expect(ACTS.filter((act) => secret.test(act))).toEqual([])
})
