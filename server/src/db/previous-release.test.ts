/**
 * A process of the previous release serves beside a new one during an update. Each call here is one of its
 * own, by the name and with the arguments that it has. The next release drops these functions by a migration.
 */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pretendCheckpoint, seedBets } from '../testing/database/seed-bets.ts'
import { openTable } from '../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'

const [CASH_E5, STAKE_E5] = [1_000_000n, 200_000n]
const AFTER_E5 = CASH_E5 - STAKE_E5

type Accounts = Record<'cash' | 'version' | 'games' | 'country', string>

let casino: TestCasino
let playerId: string
let at: Accounts
let gameCode: string
beforeEach(async () => {
  casino = await openTestCasino()
  playerId = await casino.player({ cashE5: CASH_E5 })
  gameCode = (await openTable(casino, playerId)).bet(1n).gameCode
  at = await ask(
    `select cash.id as cash, cash.version, games.id as games, player.country_id as country
       from account cash, account games, player
       where cash.owner_id = $1 and cash.kind = 'player_cash' and player.id = cash.owner_id
         and games.kind = 'games' and games.currency = cash.currency`,
    [playerId],
  )
})
afterEach(() => casino.close())

async function ask(text: string, values: unknown[] = []) {
  return (await casino.pool.query(text, values)).rows[0]
}

/** A bet that is written without its version: the columns that `wallet_row` has always had. */
const betRow =
  () => `row('hub88', 'a bet', 'bet', '${playerId}', '${gameCode}', 'a round', false, 'TRY', ${STAKE_E5},
  true, null, '00', 'ok', ${AFTER_E5}, null, ${at.cash}, ${at.games}, ${STAKE_E5}, ${AFTER_E5}, null)::wallet_row`
const push = `{"balance":8}`
const many =
  () => `array[${at.cash}]::bigint[], array[${at.version}]::bigint[], array[${AFTER_E5}]::bigint[],
  array[]::planned_transfer[], array[${at.country}]::int[], array[${at.country}]::int[], array['${gameCode}'],
  array[${betRow()}], array[row('${playerId}', '${push}')::wallet_push]`
const one = () =>
  `${at.cash}, ${at.version}, ${AFTER_E5}, ${at.country}, true, '${push}', ${betRow()}`

const WRITES: [string, () => string, { paysRound: boolean; slot: string | null }][] = [
  ['write_wallet', () => many(), { paysRound: false, slot: null }],
  ['write_wallet', () => `${many()}, array['hub88:a bet']`, { paysRound: true, slot: null }],
  ['write_wallet', () => `${many()}, array['hub88:a bet'], '{s}'`, { paysRound: true, slot: 's' }],
  ['write_wallet_one', () => one(), { paysRound: false, slot: null }],
  ['write_wallet_one', () => `${one()}, true`, { paysRound: true, slot: null }],
  ['write_wallet_one', () => `${one()}, true, 's'`, { paysRound: true, slot: 's' }],
]

test.each(WRITES)(
  'OPS-05: %s() writes a bet of the previous release, %#',
  async (name, given, { paysRound, slot }) => {
    await ask(`select ${name}(${given()})`)
    expect(await casino.cashE5(playerId)).toBe(AFTER_E5)
    expect(
      await ask(
        `select pays_round, open_slot, message, transfer.key from wallet_transaction w
         join account on owner_id = w.player_id and account.kind = 'player_cash'
         join outbox on outbox.player_id = w.player_id and command = 'Balance'
         join transfer on transfer.reason = 'bet' and transfer.player_id = w.player_id
         where w.id = 'a bet'`,
      ),
    ).toEqual({
      pays_round: paysRound,
      open_slot: slot,
      message: { balance: 8 },
      key: 'hub88:a bet',
    })
    expect(await casino.sumOfBooks()).toBe(0n)
    // The account has moved since.
    await expect(ask(`select ${name}(${given()})`)).rejects.toMatchObject({ code: 'ZA001' })
  },
)

test('OPS-05: post_transfer() moves money for the previous release', async () => {
  const { posted } = await ask(
    `select post_transfer(array[${at.cash}]::bigint[], array[${at.version}]::bigint[], array[${AFTER_E5}]::bigint[],
       row('by the previous release', '${playerId}', ${at.cash}, ${at.games}, ${STAKE_E5}, 'bet', ${AFTER_E5}, null)::planned_transfer) as posted`,
  )
  expect(posted).toBe(true)
  expect(await casino.cashE5(playerId)).toBe(AFTER_E5)
  expect(await casino.sumOfBooks()).toBe(0n)
})

async function playTwoHours(): Promise<Date> {
  const until = casino.clock.now()
  const since = new Date(until.getTime() - 7_200_000)
  await seedBets(casino.db, { playerId, bets: 50, since, until })
  return until
}

const READS: [was: string, is: string][] = [
  [`read_play_limits($1::uuid, $2::timestamptz)`, `read_play_limits_v1($1::uuid, $2::timestamptz)`],
  [
    `read_play_limits_within($1::uuid, $2::timestamptz, 100)`,
    `read_play_limits_v1($1::uuid, $2::timestamptz, 100)`,
  ],
  [`read_sitting($1::uuid, $2::timestamptz)`, `read_sitting_v1($1::uuid, $2::timestamptz)`],
  [
    `first_transfer_from($1::uuid, $2::timestamptz - interval '1 hour')`,
    `first_transfer_from_v1($1::uuid, $2::timestamptz - interval '1 hour')`,
  ],
]

test.each(READS)(
  'OPS-05: %s answers the previous release as %s answers this one',
  async (was, is) => {
    const until = await playTwoHours()
    await casino.db
      .insertInto('player_limit')
      .values({ player_id: playerId, kind: 'loss', period: 'day', most: 9n, changed_at: until })
      .execute()
    const rows = await ask(`select ${was} as was, ${is} as is`, [playerId, until])
    expect(rows.was).toEqual(rows.is)
    expect(rows.was).not.toBeNull()
  },
)

test('OPS-05: fold_play() and sport_movement() answer the previous release', async () => {
  await playTwoHours()
  await pretendCheckpoint(casino.db)
  expect(await ask('select fold_play(1) as more')).toEqual({ more: true })
  expect(await ask('select fold_play(1000) as more')).toEqual({ more: false })
  const movement = `from (values (true), (false)) of(names_order),
    lateral jsonb_populate_record(null::sport_transaction, jsonb_build_object('id', 'a', 'order_number', 'b', 'names_order', names_order)) t`
  expect(
    await ask(
      `select array_agg(sport_movement(t)) as was, array_agg(sport_movement_v1(t)) as is ${movement}`,
    ),
  ).toEqual({ was: ['a of b', 'a'], is: ['a of b', 'a'] })
})
