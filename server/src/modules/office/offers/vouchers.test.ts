import type { OfferVouchers } from '@zar/contract/office/offers/vouchers'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { E5 } from '../../../testing/bonuses/bonus-fixture.ts'
import { type OfferDesk, openOfferDesk } from './testing/offer-desk.ts'

/** The demo's offer that comes with a code: ₺30 a player. */
const ID = 'three-games'
const REASON = 'For the guests of the evening in Izmir.'

let desk: OfferDesk
let until: string
beforeAll(async () => {
  desk = await openOfferDesk()
  until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
})
afterAll(async () => {
  expect(await desk.fixture.findings()).toEqual([])
  expect(await desk.fixture.casino.sumOfBooks()).toBe(0n)
  await desk.office.close()
  await desk.fixture.close()
})

type Came = {
  outcome?: string
  proposal?: string
  code?: string
  file?: { content: string } | null
}
const make = (who: string, codes: number, more: object = {}) =>
  desk.office.post<Came>(
    '/api/office/voucher-batch',
    { id: ID, codes, until, reason: REASON, ...more },
    desk.desks[who],
  )
async function made(codes: number): Promise<string[]> {
  const first = await make('mert', codes)
  const second = await make('elif', codes, { proposal: first.data?.proposal })
  const bytes = Buffer.from(second.data?.file?.content ?? '', 'base64')
  const table = parse(bytes, { bom: true, delimiter: ';', relax_column_count: true }) as string[][]
  return table.slice(2).map(([code = '']) => code)
}
const batches = async () =>
  (await desk.office.get<OfferVouchers>('/api/office/offer-vouchers', { id: ID }, desk.desks.defne))
    .data
const claim = (playerId: string, code: string) => desk.fixture.claim(playerId, ID, code)

test('AUZ-03: codes are made by two people, the second alone has them, and here they are hashes', async () => {
  const first = await make('mert', 3)
  expect(first.data).toMatchObject({ outcome: 'waits', file: null })
  const proposal = first.data?.proposal
  expect(await make('mert', 3, { proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await make('elif', 4, { proposal })).toMatchObject({ data: { code: 'changed_meanwhile' } })
  const second = await make('elif', 3, { proposal })
  expect(second.data?.outcome).toBe('done')
  const file = Buffer.from(second.data?.file?.content ?? '', 'base64').toString()
  const codes = file.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? []
  expect(new Set(codes).size).toBe(3)
  expect(await batches()).toMatchObject({
    eachE5: `${30n * E5}`,
    batches: [{ codes: 3, used: 0, proposedBy: 'mert', madeBy: 'elif', because: REASON }],
  })
  const { rows } = await sql<{ all: string }>`
    select (select string_agg(voucher::text, ' ') from voucher) || (select string_agg(proposal::text, ' ') from proposal)
      || (select string_agg(audit_event::text, ' ') from audit_event) as all`.execute(
    desk.fixture.casino.db,
  )
  for (const code of codes) expect(rows[0]?.all).not.toContain(code)
})

test('BON-04: each code brings the offer to one player, once, however it is typed and by however many at once', async () => {
  const [one = '', two = ''] = await made(2)
  const [ece, can, third] = await desk.fixture.casino.players([{}, {}, {}])
  if (!ece || !can || !third) throw new Error('no players')
  const found = await desk.fixture.send('POST', 'code', ece, { code: one })
  expect(found.data).toMatchObject({ id: ID, amount: 30 })
  expect(await claim(ece, ` ${one.toLowerCase().replaceAll('-', ' ')} `)).toMatchObject({
    success: true,
  })
  expect(await claim(ece, one)).toMatchObject({ success: true })
  expect((await desk.fixture.mine(ece)).bonuses).toHaveLength(1)
  expect(await claim(can, one)).toMatchObject({ data: { code: 'bonus_unknown' } })
  expect(await desk.fixture.send('POST', 'code', can, { code: one })).toMatchObject({
    data: { code: 'bonus_code_wrong' },
  })
  const both = await Promise.all([claim(can, two), claim(third, two)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  // Who has the offer already uses no second code.
  const [three = ''] = await made(1)
  await claim(ece, three)
  expect((await batches())?.batches[0]).toMatchObject({ codes: 1, used: 0 })
  expect((await batches())?.batches[1]).toMatchObject({ codes: 2, used: 2 })
})

test('a code whose day is over, and one of another offer, bring nothing', async () => {
  const [code = ''] = await made(1)
  const playerId = await desk.fixture.casino.player()
  expect(await desk.fixture.claim(playerId, 'nar-rounds', code)).toMatchObject({ success: true })
  expect((await batches())?.batches[0]).toMatchObject({ used: 0 })
  await desk.fixture.casino.owner.pool.query(`alter table voucher_batch disable trigger user;
    update voucher_batch set made_at = now() - interval '3 days', ends_at = now() - interval '1 s'
      where id = (select max(id) from voucher_batch); alter table voucher_batch enable trigger user`)
  expect(await claim(playerId, code)).toMatchObject({ data: { code: 'bonus_unknown' } })
})

test('more than the budget pays, an offer without a code, a wrong day or number, and no right are refused', async () => {
  await desk.setBudget(1_000n * E5, ID)
  expect(await make('mert', 100)).toMatchObject({ data: { code: 'voucher_above_budget' } })
  const id = 'half-again'
  expect(await make('mert', 1, { id })).toMatchObject({ data: { code: 'voucher_not_of_codes' } })
  expect(await make('mert', 1, { id: 'no-such-offer' })).toMatchObject({
    data: { code: 'not_found' },
  })
  for (const day of ['2020-01-01', '2099-01-01'])
    expect(await make('mert', 1, { until: day })).toMatchObject({
      data: { code: 'voucher_day_wrong' },
    })
  expect(await make('mert', 5_001)).toMatchObject({ status: 400 })
  expect(await make('defne', 1)).toMatchObject({ status: 403, data: { code: 'no_right' } })
  // Two who approve at once make one batch.
  const before = (await batches())?.batches.length ?? 0
  const first = await make('mert', 2)
  const proposal = first.data?.proposal
  const both = await Promise.all([make('elif', 2, { proposal }), make('kerem', 2, { proposal })])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect((await batches())?.batches).toHaveLength(before + 1)
})
