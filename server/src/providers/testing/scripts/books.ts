import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { TestCasino } from '../../../testing/test-casino.ts'
import type { State } from './model.ts'

/** A script that was played on a player: what may be true of it, and how it went. */
export type Played = { playerId: string; states: readonly State[]; told: string }

/** What the casino holds of a player, told as the model tells it. */
type Holdings = {
  moves: string[]
  cashE5: bigint
  debtE5: bigint
  outE5: bigint
  /** What was answered for good, by its id: taken (LED-08), given back since (LED-06) or refused (LED-13). */
  kept: string[]
}

/**
 * Each player's invariants: what moved did so once, in the order that it was answered in, and left
 * the balances that are held (LED-01, LED-02, LED-05, LED-06, LED-07, LED-09), in the very amounts that
 * were sent (LED-11), the cash never below zero (LED-03), and what is on its way out is what is open
 * (LED-10). What was acknowledged is there, and nothing beside it (LED-08); what was refused stayed so
 * (LED-13). Answers each script with what came true of it.
 */
export async function expectBooks(
  casino: TestCasino,
  played: readonly Played[],
): Promise<Played[]> {
  const all = await readHeld(
    casino,
    played.map(({ playerId }) => playerId),
  )
  return played.map((one) => {
    const held = all.get(one.playerId)
    const states = one.states.filter((state) => isDeepStrictEqual(heldBy(state), held))
    if (states.length === 0) expect(one.states.map(heldBy), one.told).toContainEqual(held)
    return { ...one, states }
  })
}

/** One contract writes its ids without the dashes. */
export const idAlone = (id: string) => id.replaceAll('-', '')

const heldBy = ({ moves, cashE5, debtE5, outE5, kept, undone }: State): Holdings => ({
  moves: [...moves],
  cashE5,
  debtE5,
  outE5: outE5.reduce((sum, one) => sum + one, 0n),
  kept: [...kept.values()]
    .filter(({ movement }) => movement.kind !== 'rollback')
    .map(({ movement: { kind, message }, refusal }) =>
      [isKeptAs(refusal, undone.has(message.id)), kind, message.amountE5, idAlone(message.id)].join(
        ' ',
      ),
    )
    .sort(),
})

const isKeptAs = (refusal: unknown, isUndone: boolean): string =>
  refusal ? 'refused' : isUndone ? 'undone' : 'taken'

async function readHeld(casino: TestCasino, playerIds: string[]): Promise<Map<string, Holdings>> {
  const { accounts, moves, kept } = await readRows(casino, playerIds)
  const all = new Map(playerIds.map((id) => [id, noneHeld()]))
  const running = follow(moves)
  for (const { player, kind, balance } of accounts) {
    expect(balance, `${kind} of ${player}`).toBe(running.get(player + kind) ?? 0n)
  }
  for (const { player, kind, reason, by } of moves) {
    // The same transfers are told of the cash.
    if (kind === 'player_withdrawal') continue
    all.get(player)?.moves.push(`${kind === 'player_debt' ? 'debt' : reason} ${by}`)
  }
  for (const { player, isRefused, isUndone, kind, amount, id } of kept) {
    const is = isKeptAs(isRefused, isUndone)
    all.get(player)?.kept.push([is, kind, amount, idAlone(id)].join(' '))
  }
  for (const [player, held] of all) {
    const sumOf = (kind: string) => running.get(player + kind) ?? 0n
    held.cashE5 = sumOf('player_cash')
    held.debtE5 = sumOf('player_debt')
    held.outE5 = sumOf('player_withdrawal')
    held.kept.sort()
  }
  return all
}

type StoredMovement = {
  isRefused: boolean
  isUndone: boolean
  kind: string
  amount: bigint
  id: string
}
type Move = { player: string; kind: string; reason: string; by: bigint; left: bigint }

/** What each account comes to, every running balance having been what it says. */
function follow(moves: readonly Move[]): Map<string, bigint> {
  const running = new Map<string, bigint>()
  for (const { player, kind, reason, by, left } of moves) {
    const sum = (running.get(player + kind) ?? 0n) + by
    running.set(player + kind, sum)
    expect(left, `what ${reason} left of ${kind} of ${player}`).toBe(sum)
  }
  return running
}

async function readRows({ pool }: TestCasino, playerIds: string[]) {
  const read = async <Row>(sql: string) =>
    (await pool.query<Row & { player: string }>(sql, [playerIds])).rows
  return {
    accounts: await read<{ kind: string; balance: bigint }>(
      `select owner_id as player, kind, balance_e5 as balance from account
         where owner_id = any($1::uuid[])`,
    ),
    moves: await read<Move>(
      `select player_id as player, account.kind, reason,
           case when source_id = account.id then -amount_e5 else amount_e5 end as by,
           case when source_id = account.id then source_balance_e5 else target_balance_e5 end as left
         from transfer join account on account.id in (source_id, target_id) and owner_id = player_id
         where player_id = any($1::uuid[]) order by transfer.id`,
    ),
    kept: await read<StoredMovement>(
      `select player_id as player, outcome <> 'ok' as "isRefused", kind, amount_e5 as amount, id,
           id in (select reference_id from wallet_transaction
             where player_id = any($1::uuid[]) and kind = 'rollback') as "isUndone"
         from wallet_transaction where player_id = any($1::uuid[]) and kind <> 'rollback'`,
    ),
  }
}

const noneHeld = (): Holdings => ({ moves: [], cashE5: 0n, debtE5: 0n, outE5: 0n, kept: [] })
