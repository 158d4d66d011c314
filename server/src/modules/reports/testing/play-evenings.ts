import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { openBooks, sealAt } from '../../../testing/reports/books.ts'
import { openEvenings } from '../../../testing/reports/evening.ts'
import { seeded } from '../../../testing/seeded.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { figuresOf, identityOf, whole } from '../figures/figures.ts'
import { onOneSnapshot, readMark, readPeriod } from '../read/read-period.ts'

const DAY_MS = 86_400_000
const FIRST = Date.parse('2021-01-04T15:00:00Z')
const STEPS = 14

const dayAt = (index: number) => new Date(FIRST + index * DAY_MS).toISOString().slice(0, 10)

/**
 * Plays evenings one after the other, sealed at random moments, and compares each with what its movements come to by
 * themselves: before all is sealed, and after. What was closed must read the same at the end. `folded`: of the moments
 * at which all could be sealed so many are taken.
 */
export async function playEvenings(
  casino: TestCasino,
  { evenings, seed, folded = 1 }: { evenings: number; seed: number; folded?: number },
) {
  const chance = seeded(seed)
  const books = openBooks(casino)
  const players = [await casino.player(), await casino.player(), await casino.player()]
  const house = openEvenings(books, players, chance)
  const read = (day: string) =>
    onOneSnapshot(casino.db, async (tx) =>
      readPeriod(tx, await readMark(tx), { from: day, to: day, currency: 'TRY' }),
    )
  const closed = new Map<string, string>()
  for (let index = 0; index < evenings; index++) {
    const counted = await house.play(new Date(FIRST + index * DAY_MS), STEPS, async () => {
      if (chance() < folded) await sealAt(casino.db)
    })
    const rows = await read(dayAt(index))
    const figures = figuresOf(rows)
    const { difference } = identityOf(rows)
    const stakes = whole(figures.stakes)
    const ours = { stakes, wins: whole(figures.wins), ngr: figures.ngr, difference }
    const { stakes: s, wins, ngr } = counted
    assert.deepEqual(
      ours,
      { stakes: s, wins, ngr, difference: 0n },
      `evening ${index} of seed ${seed}`,
    )
    if (chance() < 0.3) {
      await sealAt(casino.db, new Date(FIRST + index * DAY_MS + 12 * 3_600_000))
      closed.set(dayAt(index), textOf(await read(dayAt(index))))
    }
  }
  for (const [day, text] of closed) assert.equal(textOf(await read(day)), text, `${day} changed`)
  await expectHeld(casino)
  const { count } = await casino.db
    .selectFrom('transfer')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return { played: evenings, moved: Number(count) }
}

const textOf = (rows: unknown) =>
  JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value))

/** The last closings are what the accounts hold, and open stakes what the open bets cost. */
async function expectHeld(casino: TestCasino): Promise<void> {
  await sealAt(casino.db)
  await sql`select fold_reports_v1(to_id, to_id) from rollup_mark`.execute(casino.db)
  const { rows } = await sql<{ kind: string; kept: bigint; held: bigint }>`
    with held as (
      select kind::text, sum(balance_e5) as held from account where balance_e5 is not null group by kind
      union all select 'open_stakes', coalesce(sum(stake_e5), 0) from sport_bet where state = 'open'
    )
    select kind, held::bigint, coalesce((select closing_e5 from rollup_balance kept where kept.kind = held.kind
      order by day desc limit 1), 0) as kept from held`.execute(casino.db)
  for (const { kind, kept, held } of rows) assert.equal(`${kind} ${kept}`, `${kind} ${held}`)
}
