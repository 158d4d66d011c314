import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '../../platform/log/log.ts'
import { openTable } from '../../testing/players/play.ts'
import { openProtectionSite, type ProtectionSite } from '../../testing/players/protection-site.ts'
import {
  blockPlayer,
  endBreaks,
  excludePlayer,
  readFacts,
  readmitPlayer,
  unblockPlayer,
} from './index.ts'

const DAY_MS = 24 * 60 * 60_000
const E5 = 100_000n

let site: ProtectionSite
let playerId: string
beforeAll(async () => {
  site = await openProtectionSite()
})
beforeEach(async () => {
  playerId = await site.casino.player({ cashE5: 100n * E5 })
})
afterAll(async () => {
  expect(await site.casino.sumOfBooks()).toBe(0n)
  await site.close()
})

const statusOf = async (whose = playerId) =>
  (
    await site.casino.db
      .selectFrom('player')
      .select('status')
      .where('id', '=', whose)
      .executeTakeFirstOrThrow()
  ).status
const end = () => endBreaks({ ...site.casino, log: openLog('silent'), onCommitted: () => {} })
const decided = (endsAt: Date | null = null) => ({
  playerId,
  operator: 'ayla',
  because: 'a test',
  endsAt,
})
const inDays = (days: number) => new Date(site.casino.clock.now().getTime() + days * DAY_MS)

test('H4, EXC-05: a one-day break of a player whom an operator excluded ends nothing but itself', async () => {
  await excludePlayer(site.deps, decided())
  expect(await site.ask(playerId, 'timeout', { length: 'day' })).toMatchObject({ success: true })
  site.casino.clock.advance(DAY_MS)
  await end()
  expect(await statusOf()).toBe('excluded')
  await readmitPlayer(site.deps, decided())
  expect(await statusOf()).toBe('active')
})

test('H4, EXC-05: who excluded themselves is still excluded after a block that came and went', async () => {
  await site.ask(playerId, 'exclude', { length: 'year' })
  await blockPlayer(site.deps, decided())
  expect(await statusOf()).toBe('blocked')
  await unblockPlayer(site.deps, decided())
  expect(await statusOf()).toBe('excluded')
  await expect(readmitPlayer(site.deps, decided())).rejects.toThrow('exclusion_not_over')
  expect(await statusOf()).toBe('excluded')
})

test('H4: an exclusion and a block that an operator gave an end to end by themselves, and say what they were', async () => {
  await excludePlayer(site.deps, decided(inDays(2)))
  await blockPlayer(site.deps, decided(inDays(1)))
  await expect(excludePlayer(site.deps, decided())).rejects.toThrow('player_already_excluded')
  await expect(blockPlayer(site.deps, decided())).rejects.toThrow('player_already_blocked')
  site.casino.clock.advance(DAY_MS)
  await end()
  expect(await statusOf()).toBe('excluded')
  await expect(unblockPlayer(site.deps, decided())).rejects.toThrow('player_not_blocked')
  expect((await site.ask(playerId, 'mine')).data.exclusion).toMatchObject({ kind: 'operator' })
  site.casino.clock.advance(DAY_MS)
  await end()
  expect(await statusOf()).toBe('active')
  await expect(readmitPlayer(site.deps, decided())).rejects.toThrow('player_not_excluded')
  const facts = await readFacts(site.casino.db, playerId)
  expect(facts.map(({ kind, by, because }) => ({ kind, by, because }))).toEqual([
    { kind: 'operator', by: 'ayla', because: 'a test' },
    { kind: 'block', by: 'ayla', because: 'a test' },
  ])
})

test('H4: the word cannot be written past the facts', async () => {
  const write = (status: string) =>
    sql`update player set status = ${status} where id = ${playerId}`.execute(site.casino.db)
  await expect(write('blocked')).rejects.toThrow(/derived/)
  await blockPlayer(site.deps, decided())
  await expect(write('active')).rejects.toThrow(/derived/)
})

test('H4, EXC-01: exclusions, blocks, breaks and their ends at once leave the word that the facts say', async () => {
  for (let round = 0; round < 10; round += 1) {
    const tries = [
      () => excludePlayer(site.deps, decided()),
      () => blockPlayer(site.deps, decided()),
      () => readmitPlayer(site.deps, decided()),
      () => unblockPlayer(site.deps, decided()),
      () => site.ask(playerId, 'timeout', { length: 'day' }),
    ]
    await Promise.allSettled(tries.map((one) => one()))
    const { rows } = await sql<{ derived: string }>`
      select status_of_player_v1(${playerId}::uuid) as derived`.execute(site.casino.db)
    expect(await statusOf()).toBe(rows[0]?.derived)
  }
})

test('H4, EXC-01: of a stake and an exclusion at once none is taken after the exclusion has committed', async () => {
  const table = await openTable(site.casino, playerId)
  const before = table.bet(E5)
  await site.wallet.post(before)
  const excluded = excludePlayer(site.deps, decided())
  const during = Array.from({ length: 20 }, () => site.wallet.post(table.bet(E5)))
  await excluded
  const after = await site.wallet.post(table.bet(E5))
  expect(after.outcome).toBe('player_excluded')
  for (const { outcome } of await Promise.all(during))
    expect(['ok', 'player_excluded']).toContain(outcome)
  expect(await site.wallet.post(table.win(before, 2n * E5))).toMatchObject({ outcome: 'ok' })
})

test('H5, EXC-01: one row that cannot be ended keeps nobody else on their break, and is told of', async () => {
  const [first = '', second = ''] = await site.casino.players([{}, {}])
  for (const whose of [first, second]) await site.ask(whose, 'timeout', { length: 'day' })
  await sql`create function no_end() returns trigger language plpgsql as
    $$ begin raise 'broken row'; end $$`.execute(site.casino.owner.db)
  await sql`create trigger no_end before update on exclusion for each row
    when (old.player_id = ${sql.lit(first)}) execute function no_end()`.execute(
    site.casino.owner.db,
  )
  site.casino.clock.advance(DAY_MS)
  await expect(end()).rejects.toThrow('1 breaks could not be ended')
  expect([await statusOf(first), await statusOf(second)]).toEqual(['excluded', 'active'])
  await sql`drop trigger no_end on exclusion`.execute(site.casino.owner.db)
  await end()
  expect(await statusOf(first)).toBe('active')
})
