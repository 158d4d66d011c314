import type { OfferContent } from '@zar/contract/office/offers/terms'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { openTable } from '../../../testing/players/play.ts'
import { hashOfContent } from '../versions/content-hash.ts'
import { spanOf } from './month.ts'
import { runTrial, tryOffer } from './run-trial.ts'

const words = { title: 'Half', summary: 'Half again.' }
const content: OfferContent = {
  terms: {
    id: 'half-more',
    kind: 'deposit_match',
    amountKurus: 50_000,
    sharePercent: 50,
    depositMinKurus: 10_000,
    wagering: 2,
    days: 60,
    maxStakeKurus: 5_000,
    contribution: { 1: 100 },
  },
  words: { tr: words, en: words },
  segment: null,
}

let fixture: BonusFixture
/** The month that runs: what is played in a test is played now. */
let month: string
beforeAll(async () => {
  fixture = await openBonusFixture()
  const { rows } = await sql<{ month: string }>`
    select to_char(now() at time zone 'Europe/Istanbul', 'YYYY-MM') as month`.execute(
    fixture.casino.db,
  )
  month = rows[0]?.month ?? ''
})
afterAll(() => fixture.close())

/** Deposits at the very beginning of the month, and then stakes from the cash. */
async function plays(deposit: bigint, stakes: readonly bigint[], game?: string): Promise<string> {
  const { casino, wallet } = fixture
  const playerId = await casino.player()
  await fixture.deposited(playerId, deposit)
  await casino.db
    .updateTable('payment')
    .set({ updated_at: new Date(spanOf(month).from.getTime() + 1_000) })
    .where('player_id', '=', playerId)
    .execute()
  const table = await openTable(casino, playerId, game)
  for (const amountE5 of stakes) await wallet.post(table.bet(amountE5))
  return playerId
}

const run = (seed: string) =>
  tryOffer(fixture.casino.db, { content, month, seed, segmentVersion: null })

test('a small world, by hand: one releases by real play, one never plays, one plays what does not count', async () => {
  await fixture.casino.db
    .insertInto('game_category')
    .values({ id: 77, name_tr: 'Masa', name_en: 'Tables', slugs: ['tables'] })
    .execute()
  const released = await plays(1_000n * E5, [500n * E5, 500n * E5])
  await plays(200n * E5, [])
  await plays(99n * E5, [])
  await fixture.casino.db
    .insertInto('game')
    .values({
      code: 'table',
      provider: 'hub88',
      category_id: 77,
      name: 'Masa',
      studio: 'Zar',
      rtp_bp: 9_600,
      released_at: new Date(0),
    })
    .execute()
  await plays(300n * E5, [10n * E5], 'table')
  const figures = await run('one')
  const cost = `${500n * E5}`
  expect(figures).toMatchObject({
    takers: 3,
    simulated: 3,
    grantedE5: `${750n * E5}`,
    finished: 33.33,
    meanE5: cost,
    p5E5: cost,
    p95E5: cost,
  })
  const { usercode } = await fixture.casino.db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', released)
    .executeTakeFirstOrThrow()
  expect(figures.worst).toEqual({ number: usercode, costE5: cost })
  const examples = figures.examples.map(({ after, grantedE5, wageredE5, finished, costE5 }) =>
    [after, grantedE5, wageredE5, finished, costE5].join(' '),
  )
  expect(examples.sort()).toEqual(
    [
      `released ${500n * E5} ${1_000n * E5} 100 ${cost}`,
      `expired ${100n * E5} 0 0 0`,
      `open ${150n * E5} 0 0 0`,
    ].sort(),
  )
})

test('the same terms, month and seed have the same figures; another seed draws anew', async () => {
  await plays(
    500n * E5,
    Array.from({ length: 60 }, () => 5n * E5),
  )
  const first = await run('one')
  expect(await run('one')).toEqual(first)
  const other = await run('two')
  expect(other.grantedE5).toBe(first.grantedE5)
  expect([other.meanE5, other.bars]).not.toEqual([first.meanE5, first.bars])
  expect(BigInt(first.p95E5)).toBeGreaterThanOrEqual(BigInt(first.meanE5))
  expect(first.bars.reduce((sum, { runs }) => sum + runs, 0)).toBe(200)
})

/** A number for all that every table holds. */
async function allRows(): Promise<string> {
  const { db } = fixture.casino
  const tables = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'offer_trial'
        and has_table_privilege(oid, 'select') order by relname`.execute(db)
  expect(tables.rows.length).toBeGreaterThan(100)
  const counted: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(sum(hashtext(one::text)), 0) as sum from ${sql.raw(name)} one`.execute(
      db,
    )
    counted.push(`${name} ${rows[0]?.sum}`)
  }
  return counted.join('\n')
}

test('a dry run writes nothing but its own result, and one that was cut off begins anew', async () => {
  const { db, random } = fixture.casino
  const staffId = random.uuid()
  await db
    .insertInto('staff')
    .values({ id: staffId, name: 'mert', full_name: 'Mert', state: 'active' })
    .execute()
  const { id } = await db
    .insertInto('offer_trial')
    .values({
      offer_id: content.terms.id,
      content: JSON.stringify(content),
      content_hash: hashOfContent(content),
      month,
      seed: 'one',
      state: 'running',
      progress: 40,
      asked_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await allRows()
  await runTrial(fixture.deps, id)
  expect(await allRows()).toBe(before)
  const read = db.selectFrom('offer_trial').selectAll().where('id', '=', id)
  const done = await read.executeTakeFirstOrThrow()
  expect(done).toMatchObject({ state: 'done', progress: 100 })
  expect(done.result).toEqual(await run('one'))
  await runTrial(fixture.deps, id)
  expect(await read.executeTakeFirstOrThrow()).toEqual(done)
})
