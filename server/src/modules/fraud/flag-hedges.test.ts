import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../platform/log/log.ts'
import { type BonusFixture, E5, openBonusFixture } from '../../testing/bonuses/bonus-fixture.ts'
import { openTable } from '../../testing/players/play.ts'
import { readFlags } from './flags.ts'
import { clearFlags, flagHedges } from './index.ts'

const log = openLog('silent')
const IBAN = 'TR330006100519786457841326'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterAll(async () => {
  expect(await fixture.findings()).toEqual([])
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

const flag = () => flagHedges({ ...fixture.casino, log })
const player = () => fixture.casino.player({ cashE5: 1_000n * E5 })

/** A withdrawal that was turned down: where it was to go is known all the same. */
async function wantedToPay(playerId: string, iban: string): Promise<void> {
  const now = fixture.casino.clock.now()
  await fixture.casino.db
    .insertInto('payment')
    .values({
      id: fixture.casino.random.uuid(),
      player_id: playerId,
      type: 2,
      status: 4,
      method_id: 1,
      amount_e5: E5,
      currency: 'TRY',
      gateway_id: null,
      reason: 'other_name',
      account_hmac: createHash('sha256').update(iban).digest(),
      ledger_mark: 0n,
      approved_at: null,
      hold: null,
      promised_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

async function loggedIn(playerId: string, fingerprint: string, ip: string): Promise<void> {
  const now = fixture.casino.clock.now()
  await fixture.casino.db
    .insertInto('session')
    .values({
      token_hash: Buffer.from(fixture.casino.random.token(32)),
      player_id: playerId,
      created_at: now,
      last_seen_at: now,
      expires_at: now,
      ended_at: null,
      ip,
      user_agent: '',
      fingerprint,
    })
    .execute()
}

const flagsOf = async (playerId: string) =>
  fixture.casino.db
    .selectFrom('bonus_flag')
    .selectAll()
    .where((is) => is.or([is('one_id', '=', playerId), is('other_id', '=', playerId)]))
    .orderBy('id')
    .execute()

async function clear(playerId: string): Promise<void> {
  const { usercode } = await fixture.casino.db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await clearFlags(fixture.casino, {
    usercode,
    operator: 'ayla',
    because: 'Kardeşler, belgeleri var',
  })
}

test('FRD-09: two who are to be paid to one account and took one offer are both flagged, once; cleared it stays so', async () => {
  const [one, other, honest] = [await player(), await player(), await player()]
  for (const playerId of [one, other, honest]) await fixture.claim(playerId, 'half-again')
  await wantedToPay(one, IBAN)
  await wantedToPay(other, IBAN)
  await wantedToPay(honest, 'TR660006100519786457841444')
  expect(await flag()).toBe(1)
  expect(await flag()).toBe(0)
  const told = { rule: 'same_offer', about: 'half-again', linked_by: ['payout'], cleared_at: null }
  for (const playerId of [one, other]) expect(await flagsOf(playerId)).toMatchObject([told])
  expect(await flagsOf(honest)).toEqual([])
  expect(await readFlags(fixture.casino.db)).toHaveLength(1)

  await clear(other)
  expect(await flag()).toBe(0)
  expect(await readFlags(fixture.casino.db)).toEqual([])
  expect(await flagsOf(one)).toMatchObject([{ cleared_by: 'ayla' }])
  await expect(clear(one)).rejects.toThrow('not_found')

  // What they do next is a finding of its own.
  for (const playerId of [one, other]) await fixture.claim(playerId, 'nar-rounds')
  expect(await flag()).toBe(1)
  await clear(one)
})

/** Rounds side by side, each won by one of the two. */
async function playApart(one: string, other: string, rounds: number, areBothLucky = false) {
  const tables = [
    await openTable(fixture.casino, one),
    await openTable(fixture.casino, other),
  ] as const
  for (let round = 0; round < rounds; round++) {
    for (const [seat, table] of tables.entries()) {
      const isWon = areBothLucky ? round % 2 === 0 : round % 2 === seat
      const roundId = fixture.casino.random.uuid()
      const bet = table.bet(10n * E5, { roundId })
      expect(await fixture.wallet.post(bet)).toMatchObject({ outcome: 'ok' })
      const win = table.win(bet, isWon ? 20n * E5 : 0n, { roundId, roundClosed: true })
      expect(await fixture.wallet.post(win)).toMatchObject({ outcome: 'ok' })
    }
  }
}

test('FRD-09: who plays a bonus against another account on their device is flagged with it, also where the other has no bonus', async () => {
  const [one, cover] = [await player(), await player()]
  for (const playerId of [one, cover]) await loggedIn(playerId, 'a-device-of-two', '203.0.113.7')
  await fixture.claim(one, 'nar-rounds')
  await playApart(one, cover, 9)
  expect(await flag()).toBe(0)
  await playApart(one, cover, 3)
  expect(await flag()).toBe(1)
  const { id } = await fixture.bonus(one)
  expect(await flagsOf(cover)).toMatchObject([
    { rule: 'opposite_play', about: id, linked_by: ['device', 'address'] },
  ])
  // Nothing was taken from anybody.
  expect(await fixture.bonus(one)).toMatchObject({ status: 'active', balance: 40 })
})

test('FRD-09: two of one home who win and lose together are not flagged', async () => {
  const [one, other] = [await player(), await player()]
  for (const playerId of [one, other]) await loggedIn(playerId, 'a-home-of-two', '203.0.113.8')
  for (const playerId of [one, other]) await fixture.claim(playerId, 'nar-rounds')
  await playApart(one, other, 14, true)
  expect(await flag()).toBe(0)
  expect(await flagsOf(one)).toEqual([])
})

test('FRD-09: one offer of free rounds that two took who are to be paid to one account flags both; what was not given does not', async () => {
  const [one, other, third] = [await player(), await player(), await player()]
  await tookFreeRounds(one, 'ready')
  await tookFreeRounds(other, 'ready')
  await tookFreeRounds(third, 'failed')
  for (const playerId of [one, other, third]) {
    await wantedToPay(playerId, 'TR120006100519786457841999')
  }
  await flag()
  for (const playerId of [one, other]) {
    expect(await flagsOf(playerId)).toMatchObject([{ rule: 'same_offer', about: 'rounds' }])
  }
  expect(await flagsOf(third)).toEqual([])
})

async function tookFreeRounds(playerId: string, status: 'ready' | 'failed'): Promise<void> {
  const now = fixture.casino.clock.now()
  const id = fixture.casino.random.uuid()
  await fixture.casino.db
    .insertInto('free_rounds')
    .values({
      id,
      player_id: playerId,
      offer_id: 'rounds',
      personal_no_hmac: Buffer.from(id),
      title_tr: '–',
      title_en: '–',
      provider: 'hub88',
      game_code: 'zr_play',
      rounds: 3,
      stake_e5: E5,
      status,
      reward: id,
      failure: 'no',
      due: null,
      try_at: null,
      claimed_at: now,
      starts_at: now,
      expires_at: now,
    })
    .execute()
}
