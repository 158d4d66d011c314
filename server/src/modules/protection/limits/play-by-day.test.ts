import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pretendCheckpoint } from '../../../testing/database/seed-bets.ts'
import { seeded } from '../../../testing/seeded.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { foldPlay } from '../index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
  await sql.raw(await rowByRow()).execute(casino.owner.db)
})
afterAll(() => casino.close())

/** What counted before there were days: every transfer of the period, one after the other. */
async function rowByRow(): Promise<string> {
  const file = new URL('../../../db/migrations/025-player-limits.sql', import.meta.url)
  const text = await readFile(file, 'utf8')
  return text
    .slice(text.indexOf('create function read_play_limits'))
    .replace('read_play_limits', 'read_row_by_row')
}

type Accounts = Record<'cash' | 'debt' | 'bonus' | 'games' | 'promotion', bigint>
type Player = { id: string; accounts: Accounts; bets: Bet[]; orders: string[] }
type Bet = { id: string; amountE5: bigint; source: keyof Accounts }
type Movement = {
  key: string
  reason: string
  source: keyof Accounts
  target: keyof Accounts
  amountE5: bigint
}

const OF_HOUSE: readonly (keyof Accounts)[] = ['games', 'promotion']

async function openPlayer(): Promise<Player> {
  const id = await casino.player()
  await sql`
    insert into account (owner_id, kind, currency, balance_e5, floor_e5)
      values (${id}, 'player_bonus', 'TRY', 0, 0)`.execute(casino.db)
  await sql`
    insert into player_limit (player_id, kind, period, most, changed_at)
      select ${id}, kind, period, 1000000, now() from unnest(array['stake', 'loss', 'time']) kind,
          unnest(array['day', 'week', 'month']) period
        where kind <> 'time' or period = 'day'`.execute(casino.db)
  const { rows } = await sql<{ name: keyof Accounts; id: bigint }>`
    select replace(kind::text, 'player_', '') as name, id from account
      where owner_id = ${id} or kind in ('games', 'promotion')`.execute(casino.db)
  const accounts = Object.fromEntries(rows.map((row) => [row.name, row.id])) as Accounts
  return { id, accounts, bets: [], orders: [] }
}

async function post(player: Player, { key, reason, source, target, amountE5 }: Movement, at: Date) {
  const balance = (account: keyof Accounts) => (OF_HOUSE.includes(account) ? null : 0n)
  await sql`
    insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, target_balance_e5,
        created_at)
      values (${key}, ${player.id}, ${player.accounts[source]}, ${player.accounts[target]}, ${amountE5},
        ${reason}::transfer_reason, ${balance(source)}, ${balance(target)}, ${at})`.execute(
    casino.db,
  )
}

async function store(
  player: Player,
  { id, kind, referenceId }: { id: string; kind: string; referenceId: string | null },
  at: Date,
) {
  await sql`
    insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency,
        amount_e5, moves_cash, reference_id, fingerprint, outcome, balance_e5, created_at)
      values ('hub88', ${id}, ${kind}::wallet_kind, ${player.id}, 'g', 'r', false, 'TRY', 1, true, ${referenceId}, '\\x00',
        'ok', 0, ${at})`.execute(casino.db)
}

type Step = { at: Date; id: string; amountE5: bigint; chance: () => number }

/** Of these one, and of none none. */
const oneOf = <One>(all: readonly One[], chance: () => number) =>
  all[Math.floor(chance() * all.length)]

async function bet(player: Player, { at, id, amountE5, chance }: Step) {
  const source = oneOf(['cash', 'cash', 'cash', 'bonus', 'promotion'] as const, chance) ?? 'cash'
  await post(player, { key: `hub88:${id}`, reason: 'bet', source, target: 'games', amountE5 }, at)
  await store(player, { id, kind: 'bet', referenceId: null }, at)
  player.bets.push({ id, amountE5, source })
}

async function win(player: Player, { at, id, amountE5, chance }: Step) {
  const target = oneOf(['cash', 'cash', 'cash', 'bonus'] as const, chance) ?? 'cash'
  await post(player, { key: `hub88:${id}`, reason: 'win', source: 'games', target, amountE5 }, at)
}

async function giveBack(player: Player, { at, id, chance }: Step) {
  const [given] = player.bets.splice(Math.floor(chance() * player.bets.length), 1)
  if (!given) return
  const back = { source: 'games', target: given.source, amountE5: given.amountE5 } as const
  await post(player, { key: `hub88:${id}`, reason: 'rollback', ...back }, at)
  await store(player, { id, kind: 'rollback', referenceId: given.id }, at)
}

async function owe(player: Player, { at, id, amountE5 }: Step) {
  const owed = { source: 'debt', target: 'games', amountE5 } as const
  await post(player, { key: `hub88-debt:${id}`, reason: 'rollback', ...owed }, at)
}

async function betOnSport(player: Player, { at, id, amountE5 }: Step) {
  const stake = { source: 'cash', target: 'games', amountE5 } as const
  await post(player, { key: `fcg:${id}`, reason: 'sport_bet', ...stake }, at)
  await sql`
    insert into sport_bet (partner, order_number, player_id, currency, stake_e5, info, state, placed_at, changed_at)
      values ('fcg', ${id}, ${player.id}, 'TRY', ${amountE5}, '', 'open', ${at}, ${at})`.execute(
    casino.db,
  )
  player.orders.push(id)
}

async function giveSportBack(player: Player, { at, amountE5 }: Step) {
  const order = player.orders.pop()
  const back = { source: 'games', target: 'cash', amountE5 } as const
  if (order)
    await post(player, { key: `fcg:rollback ${order}`, reason: 'sport_rollback', ...back }, at)
}

/** Every sort of movement, as the wallets write it. */
const STEPS = [bet, bet, bet, bet, win, win, giveBack, giveBack, owe, betOnSport, giveSportBack]

/** The clock of a process may be ahead of the database's, or behind. */
async function compare(player: Player, at: Date, chance: () => number) {
  const read = new Date(at.getTime() + Math.floor((chance() - 0.3) * 10 * MINUTE_MS))
  const both = await bothReadings(player, read)
  expect(both?.days, `at ${read.toISOString()}`).toEqual(both?.rows)
}

async function bothReadings(player: Player, at: Date) {
  const { rows } = await sql<{ days: unknown; rows: unknown }>`
    select read_play_limits(${player.id}::uuid, ${at}::timestamptz) as days,
      read_row_by_row(${player.id}::uuid, ${at}::timestamptz) as rows`.execute(casino.db)
  return rows[0]
}

const JOBS = [pretendCheckpoint, foldPlay, ...Array<undefined>(30).fill(undefined)]

test('H19, LIM-05: the days and what came since are at every moment what the transfers come to one by one', async () => {
  const chance = seeded(1907)
  const players = [await openPlayer(), await openPlayer()]
  // Over the end of a month and of a week, with midnights of Istanbul amid play.
  let at = new Date('2026-10-15T20:00:00Z')
  for (let n = 0; n < 400; n++) {
    const isPause = chance() < 0.15
    at = new Date(at.getTime() + Math.floor(chance() * (isPause ? 1.5 * DAY_MS : 7 * MINUTE_MS)))
    const step = oneOf(STEPS, chance) ?? bet
    const amountE5 = BigInt(1 + Math.floor(chance() * 1_000))
    await step(oneOf(players, chance) as Player, { at, id: `t${n}`, amountE5, chance })
    const job = oneOf(JOBS, chance)
    await job?.(casino.db)
    if (n % 3 === 0) for (const one of players) await compare(one, at, chance)
  }
  expect(at.getTime()).toBeGreaterThan(Date.parse('2026-11-15T00:00:00Z'))
})

test('H19: ten callers at once add each transfer up once', async () => {
  const player = await openPlayer()
  const at = new Date('2026-12-20T12:00:00Z')
  for (let n = 0; n < 50; n++) {
    const bet = { key: `hub88:once${n}`, reason: 'bet', source: 'cash', target: 'games' } as const
    await post(player, { ...bet, amountE5: 1n }, at)
  }
  await pretendCheckpoint(casino.db)
  await Promise.all(Array.from({ length: 10 }, () => foldPlay(casino.db)))
  const both = await bothReadings(player, at)
  expect(both?.days).toEqual(both?.rows)
  const { rows } = await sql<{ staked_e5: bigint }>`
    select staked_e5 from play_day where player_id = ${player.id}`.execute(casino.db)
  expect(rows).toEqual([{ staked_e5: 50n }])
})
