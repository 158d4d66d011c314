import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseRewriter } from '../../../db/rights.ts'
import { holdOpen } from '../../../testing/database/hold-open.ts'
import { whenWaiting } from '../../../testing/database/when-waiting.ts'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { nearBound } from '../../../testing/ledger-parts.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import {
  countPartsAhead,
  makeParts,
  postTransfer,
  readParts,
  verifyLedger,
  writeCheckpoints,
} from '../index.ts'

let casino: TestCasino
let playerId: string
beforeEach(async () => {
  casino = await openTestCasino()
  playerId = await casino.player({ cashE5: 1_000n })
})
afterEach(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await casino.close()
})

const findings = async () =>
  (await verifyLedger(casino.db, LEDGER_KEY)).findings.map(({ sentence }) => sentence)
const asOwner = async (text: string) => (await casino.owner.pool.query(text)).rows

const reserve = (key: string = randomUUID()) =>
  casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      key: `reserve:${key}`,
      playerId,
      currency: 'TRY',
      source: { ownerId: playerId, kind: 'player_cash' },
      target: { ownerId: playerId, kind: 'player_withdrawal' },
      amountE5: 1n,
      reason: 'withdrawal_reserve',
    }),
  )

test('growth: transfers go on over the bounds of parts while checkpoints and the next parts are made', async () => {
  await nearBound(casino)
  let isPosting = true
  const beside = async (work: () => Promise<unknown>) => {
    while (isPosting) await work()
  }
  const others = [
    beside(() => writeCheckpoints(casino.db, LEDGER_KEY)),
    beside(() => makeParts(casino.db, { numbers: 10n })),
    beside(() => makeParts(casino.db, { numbers: 10n })),
  ]
  for (let round = 0; round < 12; round++) {
    // However slow those beside are: a round never needs more parts than these.
    await makeParts(casino.db, { numbers: 10n, ahead: 3 })
    const players = await casino.players(Array.from({ length: 3 }, () => ({ cashE5: 7n })))
    await Promise.all(players.map((id) => casino.deposit(id, 5n)))
  }
  isPosting = false
  await Promise.all(others)
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await findings()).toEqual([])
  const parts = await readParts(casino.db)
  expect(parts.reduce((sum, { rows }) => sum + rows, 0n)).toBe(73n)
  expect(parts.slice(0, 3).map(({ rows }) => rows)).toEqual([4n, 10n, 10n])
  expect(parts.length).toBeLessThan(14)
  // Of each checkpoint, the parts that its transfers are in.
  const across = await sql`
    select seal.id from ledger_seal seal join transfer t on t.id > after_id and t.id <= to_id
        join transfer_part part on t.id >= from_id and t.id < before_id
      group by seal.id having count(distinct part.number) > 1`.execute(casino.db)
  expect(across.rows).toEqual([])
  expect(parts.find(({ number }) => number === 2)?.isSealed).toBe(true)
})

test('growth: where no part is there nothing is posted, and all goes on once it is made', async () => {
  await asOwner(`alter sequence transfer_id_seq restart with 100000001`)
  expect(await countPartsAhead(casino.db)).toBe(0)
  await expect(reserve()).rejects.toThrow('no partition of relation "transfer"')
  expect(await casino.cashE5(playerId)).toBe(1_000n)
  expect(await makeParts(casino.db)).toBe(3)
  await reserve()
  expect(await countPartsAhead(casino.db)).toBe(2)
  expect(await makeParts(casino.db)).toBe(0)
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await findings()).toEqual([])
})

test('LED-04, growth: what is posted once is refused in every part, by the name transfer_posted_once', async () => {
  await reserve('once')
  await nearBound(casino, { left: 0n })
  await expect(reserve('once')).rejects.toMatchObject({ constraint: 'transfer_posted_once' })
  expect(await casino.cashE5(playerId)).toBe(999n)
  await reserve('other')
  // Past every function, as the owner of the tables, into a part by its own name.
  const [{ number = 0 } = {}] = await asOwner(
    `select number from transfer_part where from_id > (select max(id) from transfer) order by 1 limit 1`,
  )
  const past = `insert into transfer_${number} overriding system value select from_id, t.key, t.player_id, t.source_id, t.target_id, t.amount_e5, t.reason,
      t.source_balance_e5, t.target_balance_e5, t.created_at
    from transfer t, transfer_part where number = ${number} and t.key = 'reserve:other'`
  await expect(asOwner(past)).rejects.toMatchObject({ constraint: 'transfer_posted_once' })
})

test('LED-04, growth: of two writers of one key at once in two parts one is refused', async () => {
  const other = await casino.player({ cashE5: 10n })
  await nearBound(casino, { left: 1n })
  const first = await holdOpen(casino.pool)
  const post = `insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5)
    select 'reserve:raced', $1::uuid, cash.id, held.id, 1, 'withdrawal_reserve', 0, 0 from account cash, account held
      where cash.owner_id = $1 and held.owner_id = $1 and cash.kind = 'player_cash' and held.kind = 'player_withdrawal'`
  await first.query(post, [other])
  const second = reserve('raced')
  const refused = expect(second).rejects.toMatchObject({ constraint: 'transfer_posted_once' })
  await whenWaiting(casino.owner.pool, 1)
  await first.query('commit')
  first.release()
  await refused
  expect(await casino.cashE5(playerId)).toBe(1_000n)
  const { rows } = await casino.pool.query(`select from transfer where key = 'reserve:raced'`)
  expect(rows).toHaveLength(1)
})

test('LED-04, H10, growth: the rows of every part are final, by its own name and of a part made later too', async () => {
  await nearBound(casino, { left: 1n })
  await reserve()
  await reserve()
  await makeParts(casino.db, { numbers: 10n, ahead: 3 })
  for (const { number } of await readParts(casino.db)) {
    const table = `transfer_${number}`
    for (const change of [
      `update ${table} set amount_e5 = 2`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(asOwner(change), change).rejects.toThrow('rows are never changed')
      await expect(casino.pool.query(change), change).rejects.toThrow('permission denied')
    }
    for (const words of [`select from ${table}`, `insert into ${table} (key) values ('')`]) {
      await expect(casino.pool.query(words), words).rejects.toThrow('permission denied')
    }
  }
  await expect(casino.pool.query('insert into transfer_part values (9, 9, 10)')).rejects.toThrow(
    'permission denied',
  )
  await expect(refuseRewriter(casino.db)).resolves.toBeUndefined()
  await asOwner('grant update on transfer_2 to zar_app')
  await expect(refuseRewriter(casino.db)).rejects.toThrow('could rewrite transfer_2')
  expect(await findings()).toEqual([])
})

test('LED-12, growth: who writes a part by its own name is waited for by a checkpoint', async () => {
  const writer = await holdOpen(casino.owner.pool)
  await writer.query(`
    insert into transfer_1 overriding system value
      select nextval('transfer_id_seq'), 'reserve:by hand', player_id, target_id, held.id, 1,
        'withdrawal_reserve', 999, 1, now()
      from transfer_1 t join account held on held.owner_id = t.player_id and held.kind = 'player_withdrawal'`)
  let isCovered = false
  const covering = writeCheckpoints(casino.db, LEDGER_KEY).then((count) => {
    isCovered = true
    return count
  })
  // Newer, and committed first.
  await casino.player({ cashE5: 1n })
  expect(isCovered).toBe(false)
  await writer.query(`update account set balance_e5 = case kind when 'player_cash' then 999 else 1 end
    where owner_id = '${playerId}' and kind in ('player_cash', 'player_withdrawal')`)
  await writer.query('commit')
  writer.release()
  expect(await covering).toBeGreaterThanOrEqual(2)
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await findings()).toEqual([])
})

test('LED-05, growth: of every reason but those of providers the key is noted', async () => {
  const rows = await asOwner(`select reason::text, reason > 'rollback' as "isNoted",
    array_position(array['bet', 'win', 'rollback']::transfer_reason[], reason) is null as "isPostedOnce"
    from unnest(enum_range(null::transfer_reason)) reason`)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ isNoted, isPostedOnce }) => isNoted !== isPostedOnce)).toEqual([])
})

const PLANTED: [what: string, plant: string[], finds: string[]][] = [
  [
    'a part whose guard is off',
    ['alter table transfer_2 disable trigger transfer_is_final'],
    ['nothing keeps the rows of transfer_2 from being changed'],
  ],
  [
    'a part that notes no key',
    ['alter table transfer_2 disable trigger transfer_takes_key'],
    ['nothing notes what is posted once in transfer_2'],
  ],
  [
    'a key that is gone',
    [
      'alter table transfer_key disable trigger user',
      'delete from transfer_key where transfer_id = 1',
      'alter table transfer_key enable trigger user',
    ],
    ['transfer 1 is posted once, and its key is not among those'],
  ],
  [
    'a key of no transfer',
    [`insert into transfer_key values ('of nothing', 2)`],
    ['transfer 2 is gone, and its key of nothing is left'],
  ],
  [
    'a part that nobody made as one',
    [
      'create table spare (like transfer including defaults including constraints)',
      'alter table transfer attach partition spare for values from (900) to (901)',
    ].map((text) => text.replaceAll('900', '900000000').replaceAll('901)', '900000001)')),
    [
      'spare is a part of the ledger that was not made as one',
      'nothing keeps the rows of spare from being changed',
    ],
  ],
  [
    'a part that was taken out by hand',
    ['alter table transfer detach partition transfer_2'],
    ['part 2, transfers 100000001 to 100000010, is missing'],
  ],
]
test.each(PLANTED)('LED-12, growth: the verification finds %s', async (_, plant, finds) => {
  await makeParts(casino.db, { numbers: 10n })
  expect(await findings()).toEqual([])
  for (const statement of plant) await asOwner(statement)
  expect(await findings()).toEqual(finds)
})
