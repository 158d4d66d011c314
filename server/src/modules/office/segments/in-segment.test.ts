import { randomUUID } from 'node:crypto'
import type { Expression } from '@zar/contract/office/segments/expression'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { holdSegment, isInSegment, releaseSegments } from '../../segments/index.ts'

let casino: TestCasino
let staff: string
beforeAll(async () => {
  casino = await openTestCasino()
  staff = randomUUID()
  await casino.db
    .insertInto('staff')
    .values({
      id: staff,
      name: 'selin',
      full_name: 'Selin',
      state: 'active',
      password_hash: null,
      totp_sealed: null,
    })
    .execute()
})
afterAll(() => casino.close())

async function segment(expression: Expression): Promise<bigint> {
  const now = new Date()
  const { id } = await casino.db
    .insertInto('segment')
    .values({ name: randomUUID(), made_by: staff, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = { segment_id: id, version: 1, made_by: staff, because: 'new', made_at: now }
  await casino.db
    .insertInto('segment_version')
    .values({ ...version, expression: JSON.stringify(expression) })
    .execute()
  return id
}

async function agree(playerId: string, isGiven = true): Promise<void> {
  const answer = {
    kind: 'marketing_email',
    version: '1',
    locale: 'tr',
    ip: '',
    created_at: new Date(),
  } as const
  await casino.db
    .insertInto('consent')
    .values({ ...answer, player_id: playerId, is_given: isGiven })
    .execute()
}
const everybody: Expression = { field: 'deposited', op: '≥', value: 0 }

test('a player belongs once they agreed to letters, and no more once they took it back', async () => {
  const [segmentId, playerId] = [await segment(everybody), await casino.player()]
  const isIn = () => isInSegment(casino.db, { segmentId, playerId })
  expect(await isIn()).toBe(false)
  await agree(playerId)
  expect(await isIn()).toBe(true)
  await agree(playerId, false)
  expect(await isIn()).toBe(false)
})

test('the sums of all days and of the newest thirty decide, in whole units', async () => {
  const playerId = await casino.player()
  await agree(playerId)
  const [at500, at501] = [
    await segment({ field: 'deposited30', op: '≥', value: 500 }),
    await segment({
      all: [
        { field: 'deposited', op: '≥', value: 501 },
        { not: { field: 'excluded', op: '=', value: true } },
      ],
    }),
  ]
  const zeros = { own_stakes_e5: 0n, stakes_e5: 0n, wins_e5: 0n, withdrawals_e5: 0n }
  const row = { ...zeros, player_id: playerId, deposits_e5: 50_000_000n }
  const day = new Date().toISOString().slice(0, 10)
  await casino.owner.db
    .insertInto('player_day')
    .values({ ...row, day, product: '', own_bets: 0n })
    .execute()
  await casino.owner.db
    .insertInto('player_lifetime')
    .values({
      ...row,
      ngr_e5: 0n,
      first_deposit_at: new Date(),
      second_deposit_at: null,
      first_stake_at: null,
      last_stake_at: null,
    })
    .execute()
  expect(await isInSegment(casino.db, { segmentId: at500, playerId })).toBe(true)
  expect(await isInSegment(casino.db, { segmentId: at501, playerId })).toBe(false)
})

test('nobody belongs to what was never made; what is held and let go may be held again', async () => {
  const playerId = await casino.player()
  await agree(playerId)
  expect(await isInSegment(casino.db, { segmentId: 999_999n, playerId })).toBe(false)
  const segmentId = await segment(everybody)
  const by = { kind: 'offer', id: '7', name: 'Hoş geldin' } as const
  const inTx = casino.db.transaction()
  const now = new Date()
  const open = () =>
    casino.db
      .selectFrom('segment_use')
      .select('user_id')
      .where('segment_id', '=', segmentId)
      .where('ended_at', 'is', null)
      .execute()
  await inTx.execute((tx) => holdSegment(tx, { segmentId, by, now }))
  await inTx.execute((tx) => holdSegment(tx, { segmentId, by, now }))
  expect(await open()).toEqual([{ user_id: '7' }])
  await inTx.execute((tx) => releaseSegments(tx, { by, now }))
  expect(await open()).toEqual([])
  await inTx.execute((tx) => holdSegment(tx, { segmentId, by, now }))
  expect(await open()).toEqual([{ user_id: '7' }])
  await expect(
    inTx.execute((tx) => holdSegment(tx, { segmentId: 999_999n, by, now })),
  ).rejects.toThrow('segment_gone')
})
