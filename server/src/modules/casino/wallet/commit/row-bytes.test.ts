import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { type Connection, keepConnection } from './connection.ts'
import {
  arrayOfBigints,
  arrayOfInts,
  arrayOfRows,
  arrayOfTexts,
  type RowBytes,
  rowOf,
} from './row-bytes.ts'

let casino: TestCasino
let db: Connection
beforeAll(async () => {
  casino = await openTestCasino()
  db = keepConnection(casino.pool)
})
afterAll(async () => {
  db.close()
  await casino.close()
})

const PLAYER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const TEXTS = ['', 'plain', 'Iğdır’da çay içti 🫖', String.raw`{"(a,\b)"}`, 'null', ' '.repeat(9)]
const LONG = 'ş'.repeat(40_000)

type Transfer = { key: string; amountE5: bigint; balanceE5: bigint | null }
const writeTransfer = (to: RowBytes, { key, amountE5, balanceE5 }: Transfer) =>
  to
    .text(key)
    .uuid(PLAYER)
    .bigint(1n)
    .bigint(-2n)
    .bigint(amountE5)
    .text('bet')
    .bigint(balanceE5)
    .bigint(null)

const READ = 'select to_jsonb($1::planned_transfer[]) as read'
const readBack = async (transfers: readonly Transfer[]) => {
  const { planned_transfer } = await db.rowTypes()
  const [row] = await db.query(READ, READ, [
    arrayOfRows(planned_transfer, transfers, writeTransfer),
  ])
  return row?.read
}
const asRead = ({ key, amountE5, balanceE5 }: Transfer) => ({
  key,
  player_id: PLAYER,
  source_id: 1,
  target_id: -2,
  amount_e5: Number(amountE5),
  reason: 'bet',
  source_balance_e5: balanceE5 === null ? null : Number(balanceE5),
  target_balance_e5: null,
})

test('PostgreSQL reads the rows as they were written: texts of any kind and length, numbers to the largest', async () => {
  const transfers: Transfer[] = [...TEXTS, LONG, `${LONG}.`].map((key, index) => ({
    key,
    amountE5: BigInt(Number.MAX_SAFE_INTEGER - index),
    balanceE5: index % 2 === 0 ? null : BigInt(-index),
  }))
  expect(await readBack(transfers)).toEqual(transfers.map(asRead))
})

test('thousands of rows are as right as one, and none is an empty list', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    key: `hub88:${index}`,
    amountE5: BigInt(index),
    balanceE5: 0n,
  }))
  expect(await readBack(many)).toEqual(many.map(asRead))
  expect(await readBack([])).toEqual([])
})

test('flags and documents are read as they were written', async () => {
  const { wallet_row_v1, wallet_push } = await db.rowTypes()
  const row = rowOf(wallet_row_v1, 'ab01ff', (to, hex) =>
    to
      .text('hub88')
      .text('1')
      .text('win')
      .uuid(PLAYER)
      .text('game')
      .text('round')
      .boolean(true)
      .text('TRY')
      .bigint(5n)
      .boolean(false)
      .text(null)
      .text(hex)
      .text('ok')
      .bigint(9n)
      .bigint(null)
      .boolean(true)
      .bigint(null)
      .bigint(null)
      .bigint(null)
      .bigint(null)
      .bigint(null),
  )
  const push = rowOf(wallet_push, '{"balance":1.25}', (to, json) => to.uuid(PLAYER).jsonb(json))
  const [read] = await db.query(
    'read_row',
    `select (decided).kind, (decided).round_closed, (decided).moves_cash, (decided).reference_id, (decided).fingerprint,
        (decided).balance_e5, (decided).pays_round, (push).player_id, (push).message
       from (select $1::wallet_row_v1 decided, $2::wallet_push push) given`,
    [row, push],
  )
  expect(read).toEqual({
    kind: 'win',
    round_closed: true,
    moves_cash: false,
    reference_id: null,
    fingerprint: 'ab01ff',
    balance_e5: 9n,
    pays_round: true,
    player_id: PLAYER,
    message: { balance: 1.25 },
  })
})

test('lists of numbers and texts are read as they were written', async () => {
  const bigints = [0n, -1n, 9_223_372_036_854_775_807n]
  const ints = [0, -1, 2_147_483_647]
  const texts = [...TEXTS, LONG]
  const [read] = await db.query(
    'read_lists',
    'select $1::bigint[] as bigints, $2::int[] as ints, $3::text[] as texts, $4::text[] as none',
    [arrayOfBigints(bigints), arrayOfInts(ints), arrayOfTexts(texts), arrayOfTexts([])],
  )
  expect({ ...read, bigints: read?.bigints.map(BigInt) }).toEqual({
    bigints,
    ints,
    texts,
    none: [],
  })
})

test('a row with another number of cells than its type is refused, and nothing is taken for another', async () => {
  const { wallet_push, planned_transfer } = await db.rowTypes()
  const short = rowOf(wallet_push, PLAYER, (to, id) => to.uuid(id))
  const other = rowOf(planned_transfer, PLAYER, (to, id) => to.uuid(id).jsonb('{}'))
  for (const row of [short, other]) {
    await expect(db.query('read_push', 'select $1::wallet_push', [row])).rejects.toThrow()
  }
})
