import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { deleteExpired } from '../jobs/retention.ts'
import { openBettors } from '../modules/betting/testing/bettors.ts'
import { openOffers } from '../modules/betting/testing/offered.ts'
import { openWallet } from '../modules/casino/wallet/index.ts'
import { openTable } from '../testing/players/play.ts'
import { openTestCasino } from '../testing/test-casino.ts'

const E5 = 100_000n
const SIX_YEARS_MS = 6 * 366 * 24 * 3_600_000

/** What says what was staked, on what, and what came of it. */
const WAGERING = [
  ...['transfer', 'account', 'wallet_transaction', 'sport_bet', 'sport_transaction'],
  ...['betting_bet', 'betting_leg', 'betting_leg_selection', 'betting_posting'],
  ...['betting_cash_out', 'betting_review', 'betting_order', 'betting_settlement'],
  ...['betting_event', 'betting_market', 'betting_selection', 'betting_material'],
]

test('BET-14: after six years the retention has taken nothing of any wager, and the application may delete none', async () => {
  const casino = await openTestCasino()
  const known = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relname = any(${WAGERING})`.execute(
    casino.db,
  )
  const tables = known.rows.map(({ name }) => name)
  expect(WAGERING.filter((name) => !tables.includes(name))).toEqual([])
  const playerId = await casino.player({ cashE5: 1_000n * E5 })
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool: casino.pool, clock: casino.clock, house: casino.house, log })
  await wallet.post((await openTable(casino, playerId)).bet(10n * E5))
  const match = await openOffers(casino).match()
  const legs = [{ on: match.one, odds: 1_850 }]
  expect(await openBettors(casino).place(playerId, { legs })).toMatchObject({ state: 'open' })
  const rows = async () => {
    const counts: Record<string, number> = {}
    for (const name of tables) {
      const { rows: all } = await sql<{
        n: number
      }>`select count(*)::int as n from ${sql.table(name)}`.execute(casino.db)
      counts[name] = all[0]?.n ?? 0
    }
    return counts
  }
  const before = await rows()
  expect(before).toMatchObject({ betting_bet: 1, betting_leg: 1, betting_posting: 1 })
  expect(before.wallet_transaction).toBeGreaterThan(0)
  casino.clock.advance(SIX_YEARS_MS)
  await deleteExpired(casino)
  expect(await rows()).toEqual(before)
  const may = await sql<{ name: string }>`
    select name from unnest(${tables}::text[]) name
      where has_table_privilege('zar_app', name, 'delete') or has_table_privilege('zar_app', name, 'truncate')`.execute(
    casino.db,
  )
  expect(may.rows).toEqual([])
  await wallet.close()
  await casino.close()
})
