import { expect } from 'vitest'
import { verifyRound } from '../../arcade/src/fairness/verifier.ts'
import { findRound, type RoundRow } from '../../arcade/src/store/rounds.ts'
import { run } from '../../server/src/testing/casino/process.ts'
import { CASH_E5, KURUS_E5 } from '../supplier-faults/casino.ts'
import type { CutOff } from './cut-off.ts'
import type { TwoSides } from './two-sides.ts'

/** Longer than the lease of a call whose arcade died and the first pauses after it. */
const ENDS_MAX_MS = 60_000

/** Nothing that the arcade asked for is left in doubt. */
export async function expectNothingOwed(
  { pool }: Pick<TwoSides, 'pool'>,
  withinMs = ENDS_MAX_MS,
): Promise<void> {
  const owed = async () => {
    const { rows } = await pool.query(
      `select id from arcade.round where state not in ('settled', 'voided')
       union all select round_id from arcade.move where closed_at is null`,
    )
    return rows
  }
  await expect.poll(owed, { timeout: withinMs, interval: 100 }).toEqual([])
}

/** One round's money, draws and words, on both sides and before its player. Answers how it ended. */
export async function expectRight(sides: TwoSides, cut: CutOff): Promise<'settled' | 'voided'> {
  const { pool, casinoFixture } = sides
  const { page, playerId, moment } = cut
  const what = `${moment.step.name} ${JSON.stringify(moment.stop)}`
  const { rows } = await pool.query(
    `select round.id from arcade.round round join arcade.seat seat on seat.id = round.seat_id
     where seat.user_ref = $1`,
    [cut.user],
  )
  expect(rows, what).toHaveLength(1)
  const round = (await findRound(pool, rows[0].id)) as RoundRow
  const made = round.moves.filter(({ state }) => state === 'made')
  const isSettled = round.state === 'settled'
  const stakedKurus = made.reduce((sum, move) => sum + move.priceKurus, round.stake_kurus)
  const netKurus = isSettled ? (round.win_kurus ?? 0) - stakedKurus : 0

  expect(await casinoFixture.testCasino.cashE5(playerId), what).toBe(
    CASH_E5 + BigInt(netKurus) * KURUS_E5,
  )
  expect(await settlementsOf(sides, playerId), what).toEqual({
    stakes: isSettled ? made.filter(({ priceKurus }) => priceKurus > 0).length + 1 : 0,
    wins: isSettled ? 1 : 0,
  })
  // What was answered has happened.
  const kept = [round.command_id, ...made.map(({ commandId }) => commandId)]
  expect(kept, what).toEqual(expect.arrayContaining(page.made))

  const told = (await page.rounds()).find(({ id }) => id === round.id)
  if (round.nonce === null) expect(told, what).toBeUndefined()
  else expect(told, what).toMatchObject({ state: round.state, winKurus: round.win_kurus ?? 0 })
  if (isSettled) await expectDrawn(sides, round)
  expect((await page.session()).openRound, what).toBeNull()
  return isSettled ? 'settled' : 'voided'
}

/** Stakes that were taken and kept, and wins, by the casino's books. */
export async function settlementsOf(
  { casinoFixture }: Pick<TwoSides, 'casinoFixture'>,
  playerId: string,
) {
  const rows = await casinoFixture.testCasino.db
    .selectFrom('wallet_transaction')
    .select(['id', 'kind', 'outcome', 'reference_id'])
    .where('player_id', '=', playerId)
    .where('outcome', '=', 'ok')
    .execute()
  const givenBack = new Set(
    rows.filter(({ kind }) => kind === 'rollback').map(({ reference_id }) => reference_id),
  )
  return {
    stakes: rows.filter(({ kind, id }) => kind === 'bet' && !givenBack.has(id)).length,
    wins: rows.filter(({ kind }) => kind === 'win').length,
  }
}

/** The moves that were made lead from its seeds to the win that was paid. */
async function expectDrawn({ pool }: TwoSides, round: RoundRow): Promise<void> {
  const { rows } = await pool.query('select server_seed from arcade.seed_pair where id = $1', [
    round.seed_pair_id,
  ])
  const verified = await verifyRound({
    serverSeed: rows[0].server_seed,
    clientSeed: round.client_seed,
    nonce: round.nonce ?? -1,
    gameCode: round.game_code,
    bet: round.bet,
    moves: round.moves.filter(({ state }) => state === 'made').map(({ move }) => move),
  })
  expect(verified.winKurus).toBe(round.win_kurus)
}

/** The casino's whole ledger adds up and its chain of hashes is whole. */
export async function expectBooksRight({
  casinoFixture,
}: Pick<TwoSides, 'casinoFixture'>): Promise<void> {
  const { testCasino, keys } = casinoFixture
  expect(await testCasino.sumOfBooks()).toBe(0n)
  const verify = run('server/src/ledger-verify.ts', {
    DATABASE_URL: testCasino.url,
    KEYS_DIR: keys.folder,
  })
  expect((await verify.exited).code, verify.lines.join('\n')).toBe(0)
}
