import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { restoreOldDatabase } from '../../../db/testing/old-database.ts'
import { filledDb } from '../../../testing/database/database.ts'
import { LEDGER_KEY } from '../../../testing/ledger-key.ts'
import { sealAt } from '../../../testing/reports/books.ts'
import { signEarlierCheckpoints } from '../../ledger/index.ts'
import { identityOf } from '../figures/figures.ts'
import { onOneSnapshot, readMark, readPeriod } from '../read/read-period.ts'
import { catchUp, closeDays } from './fold-sealed.ts'

let casino: Awaited<ReturnType<typeof filledDb>>
beforeAll(async () => {
  casino = await filledDb(async (url) => {
    await restoreOldDatabase(url)
    await migrate(url)
  })
})
afterAll(() => casino.close())

test('a populated database of an earlier release is caught up by the job, to the balances of its accounts', async () => {
  const { db } = casino
  const empty = await sql<{ n: bigint }>`select count(*) as n from rollup_play`.execute(db)
  expect(empty.rows).toEqual([{ n: 0n }])
  await casino.owner.db.transaction().execute((tx) => signEarlierCheckpoints(tx, LEDGER_KEY))
  await sealAt(db)
  await catchUp(db)
  const { rows } = await sql<{ kind: string; kept: bigint; held: bigint }>`
    with held as (
      select kind::text, sum(balance_e5) as held from account where balance_e5 is not null group by kind
      union all select 'open_stakes', (select coalesce(sum(stake_e5), 0) from sport_bet where state = 'open')
        + (select coalesce(sum(cost_kurus * 1000), 0) from betting_bet where state in ('open', 'waiting'))
    )
    select kind, held::bigint, coalesce((select closing_e5 from rollup_balance kept where kept.kind = held.kind
      order by day desc limit 1), 0) as kept from held order by kind`.execute(db)
  expect(rows.length).toBeGreaterThan(3)
  for (const { kind, kept, held } of rows) expect(`${kind} ${kept}`).toBe(`${kind} ${held}`)
  const { rows: days } = await sql<{ day: string }>`
    select distinct day_of_istanbul_v1(created_at) as day from transfer order by 1`.execute(db)
  expect(days.length).toBeGreaterThan(0)
  for (const { day } of days) {
    const period = await onOneSnapshot(db, async (tx) =>
      readPeriod(tx, await readMark(tx), { from: day, to: day, currency: 'TRY' }),
    )
    expect(identityOf(period), day).toMatchObject({ holds: true })
  }
  await closeDays(db, new Date(Date.parse(days.at(-1)?.day ?? '') + 2 * 86_400_000))
  const active = await sql<{ day: string; players: bigint }>`
    select day, sum(bit_count(bits)) as players from rollup_active where product <> '' group by day, product order by 1, 2`.execute(
    db,
  )
  const wanted = await sql<{ day: string; players: bigint }>`
    select day, count(*) as players from player_day where own_bets > 0 group by day, product order by 1, 2`.execute(
    db,
  )
  expect(active.rows.length).toBeGreaterThan(0)
  expect(active.rows.map(({ day, players }) => `${day} ${players}`)).toEqual(
    wanted.rows.map(({ day, players }) => `${day} ${players}`),
  )
})
