import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type CasinoFixture, openCasinoFixture } from '../../../../testing/casino/casino-fixture.ts'
import { expectLedgerIntact } from '../../../../testing/casino/expect-ledger.ts'
import type { CasinoProcess } from '../../../../testing/casino/process.ts'
import { insertBets } from '../../testing/many-bets.ts'
import { openOffers } from '../../testing/offered.ts'
import { verifyBets } from '../verify.ts'

const E5 = 100_000n
const BETS = 5_000
const KILLS = 5
const PLAYERS_AT_ONCE = 500

test('BET-09: a casino that is killed five times while five thousand bets settle pays each once', async () => {
  const fixture = await openCasinoFixture()
  onTestFinished(() => fixture.close())
  const { testCasino: casino } = fixture
  const offers = openOffers(casino)
  const match = await offers.match()
  const players: string[] = []
  while (players.length < BETS) {
    const wishes = Array.from({ length: PLAYERS_AT_ONCE }, () => ({ cashE5: 100n * E5 }))
    players.push(...(await casino.players(wishes)))
  }
  // Two of three win, in each part that is written at once too.
  const on = [match.one, match.one, match.two]
  await insertBets(casino.db, { players, on, oddsMilli: 1_850, unitKurus: 10_000 })
  const countSettled = async () =>
    (
      await sql<{ settled: number }>`
        select count(*)::int as settled from betting_bet where state = 'settled'`.execute(casino.db)
    ).rows[0]?.settled ?? 0

  await offers.settle(match.marketId, 1, { outcomes: { '1': 'win', '2': 'loss' } })
  const killedAt: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const least = ((kill + 1) * BETS) / (KILLS + 2)
    const process = await started(fixture)
    while ((await countSettled()) < least) await wait(5)
    expect(await process.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    killedAt.push(await countSettled())
  }
  expect(killedAt.filter((settled) => settled < BETS).length).toBeGreaterThan(2)
  const last = await started(fixture)
  await expect.poll(countSettled, { timeout: 120_000, interval: 100 }).toBe(BETS)
  await last.end('SIGTERM')

  const { rows } = await sql<{ winners: number; postings: number; wrong: number }>`
    select count(*) filter (where paid_kurus = 18500)::int as winners,
      (select count(*) from betting_posting where kind = 'settlement')::int as postings,
      count(*) filter (where version <> 1 or paid_kurus not in (0, 18500))::int as wrong
    from betting_bet`.execute(casino.db)
  const [found] = rows
  expect(found).toMatchObject({ postings: found?.winners, wrong: 0 })
  expect(found?.winners).toBe(players.filter((_, n) => (n % PLAYERS_AT_ONCE) % 3 < 2).length)
  expect(await verifyBets(casino.db)).toEqual([])
  await expectLedgerIntact(fixture, [], new Map())
})

/** A database that is slow to answer keeps a casino from opening: it is started again, as the keeper does. */
async function started(fixture: CasinoFixture, tries = 5): Promise<CasinoProcess> {
  try {
    return await fixture.start()
  } catch (error) {
    if (tries <= 1) throw error
    return started(fixture, tries - 1)
  }
}
