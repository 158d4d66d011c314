import { expect } from 'vitest'
import type { CasinoFixture } from './casino-fixture.ts'
import type { Entry } from './load.ts'
import { run } from './process.ts'

/** Holds the database to what the supplier heard: all of it, each once, and nothing beside it. */
export async function expectLedgerIntact(
  { testCasino: casino, keys }: Pick<CasinoFixture, 'testCasino'> & { keys: { folder: string } },
  journal: readonly Entry[],
  cashAtFirstE5: ReadonlyMap<string, bigint>,
): Promise<void> {
  const rows = await casino.db
    .selectFrom('wallet_transaction')
    .select(['id', 'kind', 'player_id', 'outcome'])
    .execute()
  const kept = rows.map((row) => `${row.player_id} ${row.kind} ${row.id} ${MEANS[row.outcome]}`)
  const heard = journal.map(
    ({ playerId, kind, id, status }) => `${playerId} ${kind} ${id} ${status}`,
  )
  expect(kept.sort()).toEqual(heard.sort())

  for (const [playerId, firstE5] of cashAtFirstE5) {
    const own = journal.filter((entry) => entry.playerId === playerId)
    const cashE5 = own.reduce((sum, { deltaE5 }) => sum + deltaE5, firstE5)
    expect(await casino.cashE5(playerId), playerId).toBe(cashE5)
  }
  const below = casino.db.selectFrom('account').select('id').where('balance_e5', '<', 0n)
  expect(await below.execute()).toEqual([])
  expect(await casino.sumOfBooks()).toBe(0n)

  const verify = run('server/src/ledger-verify.ts', {
    DATABASE_URL: casino.url,
    KEYS_DIR: keys.folder,
  })
  expect((await verify.exited).code, verify.lines.join('\n')).toBe(0)
}

/** What the supplier hears of each outcome that is kept. */
const MEANS: Record<string, string> = {
  ok: 'RS_OK',
  ok_again: 'RS_OK',
  not_enough_money: 'RS_ERROR_NOT_ENOUGH_MONEY',
  rolled_back: 'RS_ERROR_DUPLICATE_TRANSACTION',
}
