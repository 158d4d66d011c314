import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../../db/connect.ts'
import { HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

type Row = { id: string; kind: string; amount: number; balanceAfter: number | null; title: string }

async function play(
  playerId: string,
  reason: 'bet' | 'win' | 'rollback',
  units: number,
  { key = `hub88:${randomUUID()}`, isIn = reason !== 'bet' } = {},
) {
  const cash = { ownerId: playerId, kind: 'player_cash' } as const
  const games = { ownerId: HOUSE_ID, kind: 'games' } as const
  await cashier.casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      key,
      playerId,
      currency: 'TRY',
      source: isIn ? games : cash,
      target: isIn ? cash : games,
      amountE5: BigInt(units) * E5,
      reason,
    }),
  )
}

async function deposited(playerId: string, amount: number) {
  await cashier.deposit(playerId, amount)
  const payment = (await cashier.payments(playerId)).at(-1)
  if (!payment) throw new Error('no payment')
  await cashier.callback(cashier.verdictOn(payment, 'approved'))
}

test('every movement of money is one row, newest first, with the balance it left and the totals', async () => {
  const playerId = await cashier.casino.player()
  await deposited(playerId, 1_000)
  await play(playerId, 'bet', 100)
  await play(playerId, 'win', 40)
  await cashier.deposit(playerId, 300)
  await play(playerId, 'rollback', 100)
  await cashier.withdraw(playerId, 500)
  const withdrawal = (await cashier.payments(playerId)).at(-1)
  if (!withdrawal) throw new Error('no withdrawal')
  await cashier.callback(cashier.verdictOn(withdrawal, 'rejected'))
  await cashier.withdraw(playerId, 200)
  const paid = (await cashier.payments(playerId)).at(-1)
  if (!paid) throw new Error('no withdrawal')
  await cashier.callback(cashier.verdictOn(paid, 'paid'))

  const { rows, next, totals } = await cashier.history(playerId)
  const shown = rows.map((row: Row & { requested: number; status: number }) => [
    row.kind,
    row.title,
    row.amount,
    row.requested,
    row.balanceAfter,
    row.status,
  ])
  expect(shown).toEqual([
    ['withdrawal', 'Havale / EFT', -200, 200, 840, 1],
    ['withdrawal_return', 'Havale / EFT', 500, 500, 1_040, 1],
    ['withdrawal', 'Havale / EFT', -500, 500, 540, 4],
    ['rollback', 'İade', 100, 100, 1_040, 1],
    ['deposit', 'Deneme havalesi', 0, 300, null, 6],
    ['win', 'Kazanç', 40, 40, 940, 1],
    ['bet', 'Bahis', -100, 100, 900, 1],
    ['deposit', 'Deneme havalesi', 1_000, 1_000, 1_000, 1],
  ])
  expect(next).toBeNull()
  expect(totals).toEqual({ deposited: 1_000, withdrawn: 200, staked: 0, won: 40 })
  expect(new Set(rows.map((row: Row) => row.id)).size).toBe(rows.length)
})

test('pages join without a gap or a double, whatever their size', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 101)
  await cashier.deposit(playerId, 102)
  await deposited(playerId, 1_000)
  await cashier.deposit(playerId, 103)
  await play(playerId, 'bet', 1)
  await play(playerId, 'bet', 2)
  await cashier.deposit(playerId, 104)
  await cashier.deposit(playerId, 105)
  const whole = (await cashier.history(playerId)).rows
  expect(whole).toHaveLength(8)
  for (const take of [1, 2, 3, 7]) {
    const joined: Row[] = []
    let before: string | null = null
    do {
      const page: { rows: Row[]; next: string | null } = await cashier.history(playerId, {
        take,
        before,
      })
      expect(page.rows.length).toBeGreaterThan(0)
      expect(page.rows.length).toBeLessThanOrEqual(take)
      joined.push(...page.rows)
      before = page.next
    } while (before !== null)
    expect(joined).toEqual(whole)
  }
  // A row's own id continues after it as well.
  const rest = await cashier.history(playerId, { before: whole[3].id })
  expect(rest.rows).toEqual(whole.slice(4))
})

test('H25: a lifetime beyond the bound and a balance above it are shown, and the money is withdrawn', async () => {
  const { casino } = cashier
  const above = 90_071_992_600n
  const playerId = await casino.player({ cashE5: above * E5 })
  await play(playerId, 'bet', Number(above))
  await play(playerId, 'win', Number(above) - 100)
  await casino.deposit(playerId, 300n * E5)
  await play(playerId, 'bet', Number(above))
  expect((await cashier.history(playerId)).totals).toMatchObject({
    deposited: Number(above) + 300,
    withdrawn: 0,
    staked: 2 * Number(above),
    won: Number(above) - 100,
  })
  const rich = await casino.player({ cashE5: above * E5 })
  await play(rich, 'bet', 100)
  const [bet] = (await cashier.history(rich)).rows
  expect(bet).toMatchObject({ kind: 'bet', balanceAfter: Number(above) - 100 })
})

test('deposits alone and withdrawals alone leave the games out', async () => {
  const playerId = await cashier.casino.player()
  await deposited(playerId, 1_000)
  await play(playerId, 'bet', 1)
  await cashier.withdraw(playerId, 100)
  await cashier.deposit(playerId, 300)
  const kinds = async (type: number) =>
    (await cashier.history(playerId, { type })).rows.map((row: Row) => [row.kind, row.amount])
  expect(await kinds(1)).toEqual([
    ['deposit', 0],
    ['deposit', 1_000],
  ])
  expect(await kinds(2)).toEqual([['withdrawal', -100]])
})

test('a bet is called by its game and a deposit by its method, in the language that is read', async () => {
  const playerId = await cashier.casino.player({ cashE5: 100n * E5 })
  const { db } = cashier.casino
  const id = `round:7:${randomUUID()}`
  await sql`insert into game_category values (901, 'Slot', 'Slots', '{}')`.execute(db)
  await sql`insert into game (code, provider, category_id, name, name_en, studio, rtp_bp, volatility, released_at)
    values ('test_nar', 'hub88', 901, 'Nar Bahçesi', 'Pomegranate Garden', 'Zar', 9600, 3, now())`.execute(
    db,
  )
  await db
    .insertInto('wallet_transaction')
    .values({
      provider: 'hub88',
      id,
      kind: 'bet',
      player_id: playerId,
      game_code: 'test_nar',
      round_id: 'r',
      round_closed: false,
      currency: 'TRY',
      amount_e5: E5,
      moves_cash: true,
      reference_id: null,
      fingerprint: Buffer.from('f'),
      outcome: 'ok',
      balance_e5: 99n * E5,
    })
    .execute()
  await play(playerId, 'bet', 1, { key: `hub88:${id}` })
  await cashier.deposit(playerId, 300)
  const titles = async (locale: string) =>
    (await cashier.history(playerId, {}, locale)).rows.map((row: Row) => row.title)
  expect(await titles('tr')).toEqual(['Deneme havalesi', 'Nar Bahçesi', 'Para yatırma'])
  expect(await titles('en')).toEqual(['Sandbox bank transfer', 'Pomegranate Garden', 'Deposit'])
})

test('a player sees nothing of another', async () => {
  const [playerId, other] = [await cashier.casino.player(), await cashier.casino.player()]
  await deposited(other, 1_000)
  expect(await cashier.history(playerId)).toEqual({
    rows: [],
    next: null,
    totals: { deposited: 0, withdrawn: 0, staked: 0, won: 0 },
  })
})

test.each([
  [{ before: 'x' }],
  [{ before: '1.2.3' }],
  [{ before: "1' or true" }],
  [{ before: '9'.repeat(19) }],
  [{ type: 3 }],
  [{ take: 0 }],
  [{ take: 101 }],
  [{ more: 1 }],
])('a history of %j is refused', async (question) => {
  const playerId = await cashier.casino.player()
  const answer = await cashier.post('history', playerId, {
    type: 0,
    before: null,
    take: 10,
    ...question,
  })
  expect(answer.status).toBe(400)
})

test('among a hundred thousand bets a page is read by index, and they are added up once', async () => {
  const ROUNDS = 50_000
  const playerId = await cashier.casino.player()
  const { pool } = cashier.casino
  const accounts = await pool.query(
    `select (select id from account where owner_id = $1 and kind = 'player_cash') as cash,
            (select id from account where owner_id = $2 and kind = 'games' and currency = 'TRY') as games`,
    [playerId, HOUSE_ID],
  )
  const { cash, games } = accounts.rows[0]
  const client = openClient({ url: cashier.casino.url, isPatient: true, isOwner: true })
  await client.connect()
  await client.query(
    `insert into transfer (key, player_id, source_id, target_id, amount_e5, reason,
                           source_balance_e5, target_balance_e5, created_at)
     select 'hub88:' || kind || n || $1::text, $1::uuid,
            case kind when 'bet' then $2::bigint else $3::bigint end,
            case kind when 'bet' then $3::bigint else $2::bigint end,
            100000, kind::transfer_reason,
            case kind when 'bet' then 0 end, case kind when 'win' then 100000 end,
            now() - interval '1 day'
       from generate_series(1, ${ROUNDS}) n, unnest(array['win', 'bet']) kind order by n, kind desc`,
    [playerId, cash, games],
  )
  await client.query('analyze transfer')
  await client.end()
  await cashier.casino.deposit(playerId, 100n * E5)

  const first = await cashier.history(playerId, { take: 20 })
  expect(first.totals).toEqual({ deposited: 100, withdrawn: 0, staked: ROUNDS, won: ROUNDS })
  const kept = await pool.query('select * from player_total where player_id = $1', [playerId])
  expect(kept.rows[0]).toMatchObject({ staked_e5: BigInt(ROUNDS) * E5 })

  const last = await pool.query(
    'select id from transfer where player_id = $1 order by id offset 15 limit 1',
    [playerId],
  )
  const top = await cashier.history(playerId, { take: 20 })
  const deep = await cashier.history(playerId, { take: 20, before: String(last.rows[0].id) })
  const deposits = await cashier.history(playerId, { take: 20, type: 1 })
  expect(top).toEqual(first)
  expect(deep.rows).toHaveLength(15)
  expect(deposits.rows).toMatchObject([{ amount: 100, balanceAfter: 100 }])

  const plan = async (reasons: string) => {
    const { rows } = await pool.query(
      `explain select * from transfer t join account cash on cash.id in (t.source_id, t.target_id)
          and cash.owner_id = '${playerId}' and cash.kind = 'player_cash'
        where t.player_id = '${playerId}' and t.id < 9223372036854775807 and t.reason in (${reasons})
        order by t.id desc limit 21`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await plan("'deposit'")).toMatch(/transfer_1_of_cashier/)
  expect(await plan("'bet', 'win', 'deposit'")).toMatch(/transfer_1_of_player|transfer_1_pkey/)
})
