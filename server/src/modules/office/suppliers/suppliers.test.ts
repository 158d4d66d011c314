import type { Proposal } from '@zar/contract/office/proposals'
import type { SuppliersState } from '@zar/contract/office/suppliers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'
import { syncCatalogue } from '../../casino/index.ts'

const REASON = 'Its wallet calls time out since eight o’clock.'

let fixture: BonusFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}

beforeAll(async () => {
  fixture = await openBonusFixture()
  office = await openOfficeApp(fixture.casino)
  for (const [name, role] of [
    ['kerem', 'manager'],
    ['selin', 'manager'],
    ['nobet', 'oncall'],
    ['defne', 'cashier'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

const cards = async (desk = desks.kerem) =>
  (await office.get<SuppliersState>('/api/office/suppliers', {}, desk)).data
const card = async () => (await cards())?.suppliers.find(({ provider }) => provider === 'hub88')
const kill = (input: object, desk = desks.kerem) =>
  office.post<{ games: number }>(
    '/api/office/supplier-kill',
    { provider: 'hub88', typed: 'Hub88', reason: REASON, ...input },
    desk,
  )
const restore = (input: object, desk = desks.kerem) =>
  office.post<{ outcome: string; proposal: string }>(
    '/api/office/supplier-restore',
    { provider: 'hub88', typed: 'Hub88', reason: REASON, ...input },
    desk,
  )

test('GAM-13: the kill switch needs the typed name and a reason, stops bets at once and lets wins in', async () => {
  const { casino, wallet } = fixture
  const id = await casino.player({ cashE5: 100n * E5 })
  const table = await openTable(casino, id)
  const bet = table.bet(E5)
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  expect(await kill({ typed: 'hub' })).toMatchObject({ data: { code: 'name_needed' } })
  expect(await kill({ reason: 'short' })).toMatchObject({ status: 400 })
  expect(await kill({}, desks.defne)).toMatchObject({ data: { code: 'no_right' } })
  const both = await Promise.all([kill({}), kill({}, desks.selin)])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await card()).toMatchObject({
    state: 'closed',
    gamesOpen: 0,
    closing: { because: REASON },
  })
  expect(await wallet.post(table.bet(E5))).not.toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(table.win(bet, 2n * E5))).toMatchObject({ outcome: 'ok' })
})

const listing = {
  name: 'hub88' as const,
  launchUrl: async () => undefined,
  listGames: async () => ({
    broken: [],
    games: [
      {
        code: 'zr_play',
        name: 'Nar',
        nameEn: null,
        studio: 'Zar',
        section: 'slot' as const,
        kind: null,
        features: [],
        rtpBp: 9_600,
        volatility: 3,
        maxWin: null,
        lines: null,
        stakes: null,
        isOpen: true,
        releasedAt: new Date(),
      },
    ],
  }),
}
const isOpen = async () =>
  (
    await fixture.casino.db
      .selectFrom('game')
      .select('is_open')
      .where('code', '=', 'zr_play')
      .executeTakeFirstOrThrow()
  ).is_open

test('a closed supplier’s list opens nothing, until two people have restored it', async () => {
  const { db } = fixture.casino
  await syncCatalogue(db, listing)
  expect(await isOpen()).toBe(false)
  const first = await restore({})
  expect(first.data).toMatchObject({ outcome: 'waits' })
  const proposal = first.data?.proposal
  expect(await restore({ proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await restore({ proposal, typed: '' }, desks.selin)).toMatchObject({
    data: { code: 'name_needed' },
  })
  expect(await restore({ proposal }, desks.selin)).toMatchObject({ data: { outcome: 'done' } })
  expect(await restore({ proposal }, desks.selin)).toMatchObject({ success: false })
  await syncCatalogue(db, listing)
  expect(await isOpen()).toBe(true)
  expect((await card())?.closing).toBeNull()
})

test('a key is told by name, age and half of a hash; another supplier’s and an old one are not', async () => {
  const { db } = fixture.casino
  const hash = (byte: number) => Buffer.alloc(32, byte)
  const note = (name: string, fingerprint: Buffer | null, noted_by = 'start') =>
    db.insertInto('key_fingerprint').values({ name, fingerprint, noted_by }).execute()
  await note('operator-private.pem', hash(1))
  await note('hub88-public.pem', hash(2))
  await note('hub88-public.pem', hash(3), 'Ece')
  await note('amusnet-password', hash(4))
  await note('digitain-sport-secret', hash(5))
  await note('digitain-hmac-key', null)
  const keysOf = async (name: string) =>
    (await cards())?.suppliers.find(({ provider }) => provider === name)?.keys
  expect(await keysOf('hub88')).toMatchObject([
    { name: 'hub88-public.pem', by: 'Ece', fingerprint: '03'.repeat(8) },
    { name: 'operator-private.pem', by: 'start', fingerprint: '01'.repeat(8) },
  ])
  expect(await keysOf('digitain')).toEqual([])
})

test('a right that was taken from the proposer takes the proposal with it', async () => {
  await kill({})
  const { id } = await office.staff('gone', ['manager'])
  const first = await restore({}, await office.session(id))
  await fixture.casino.db
    .updateTable('staff_role')
    .set({ ended_at: new Date(), ended_by: id })
    .where('staff_id', '=', id)
    .execute()
  expect(await restore({ proposal: first.data?.proposal }, desks.selin)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect((await card())?.state).toBe('closed')
})

test('GAM-13: all gaming is stopped by one and opened by two', async () => {
  const stop = { typed: 'Zar', reason: REASON }
  expect(await office.post('/api/office/gaming-stop', stop, desks.nobet)).toMatchObject({
    success: true,
  })
  expect(await office.post('/api/office/gaming-stop', stop, desks.kerem)).toMatchObject({
    data: { code: 'decided_meanwhile' },
  })
  expect((await cards())?.gaming.closing).toMatchObject({ by: 'nobet', because: REASON })
  const open = (input: object, desk?: Desk) =>
    office.post<{ proposal: string; outcome: string }>(
      '/api/office/gaming-restart',
      { ...stop, ...input },
      desk,
    )
  const { data } = await open({}, desks.kerem)
  const { data: proposals } = await office.get<Proposal[]>('/api/office/proposals', {}, desks.selin)
  const waiting = proposals?.find(({ id }) => id === data?.proposal)
  expect(waiting).toMatchObject({ right: 'gaming.restart', facts: { by: 'nobet' } })
  expect(await open({ proposal: data?.proposal }, desks.selin)).toMatchObject({
    data: { outcome: 'done' },
  })
  expect((await cards())?.gaming.closing).toBeNull()
})
