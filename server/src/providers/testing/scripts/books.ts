import { expect } from 'vitest'
import type { House } from '../../../testing/house.ts'
import type { State } from './model.ts'

/** A script that was played on a player: what may be true of it, and how it went. */
export type Played = { playerId: string; states: readonly State[]; told: string }

/** What the house holds of a player, told as the model tells it. */
type Held = { moves: string[]; cashE5: bigint; debtE5: bigint; taken: string[] }

/**
 * Each player's invariants: what moved did so once, in the order that it was answered in, and left
 * the balances that are held (LED-01, LED-02, LED-05, LED-06, LED-07, LED-09, LED-11), the cash never
 * below zero (LED-03).
 */
export async function expectBooks(house: House, played: readonly Played[]): Promise<void> {
  const all = await readHeld(
    house,
    played.map(({ playerId }) => playerId),
  )
  for (const { playerId, states, told } of played) {
    expect(states.map(heldBy), told).toContainEqual(all.get(playerId))
  }
}

const heldBy = ({ moves, cashE5, debtE5, kept }: State): Held => ({
  ...{ moves: [...moves], cashE5, debtE5 },
  taken: [...kept.values()]
    .filter(({ movement, refusal }) => movement.kind !== 'rollback' && !refusal)
    .map(({ movement: { kind, message } }) => `${kind} ${message.amountE5}`)
    .sort(),
})

async function readHeld(house: House, playerIds: string[]): Promise<Map<string, Held>> {
  const { accounts, moves, taken } = await readRows(house, playerIds)
  const all = new Map(playerIds.map((id) => [id, noneHeld()]))
  const running = new Map<string, bigint>()
  for (const { player, kind, reason, by, left } of moves) {
    all.get(player)?.moves.push(`${kind === 'player_debt' ? 'debt' : reason} ${by}`)
    const sum = (running.get(player + kind) ?? 0n) + by
    running.set(player + kind, sum)
    expect(left, `what ${reason} left of ${kind} of ${player}`).toBe(sum)
  }
  for (const { player, kind, balance } of accounts) {
    expect(balance, `${kind} of ${player}`).toBe(running.get(player + kind) ?? 0n)
  }
  for (const { player, kind, amount } of taken) all.get(player)?.taken.push(`${kind} ${amount}`)
  for (const [player, held] of all) {
    held.cashE5 = running.get(`${player}player_cash`) ?? 0n
    held.debtE5 = running.get(`${player}player_debt`) ?? 0n
    held.taken.sort()
  }
  return all
}

async function readRows({ pool }: House, playerIds: string[]) {
  const read = async <Row>(sql: string) =>
    (await pool.query<Row & { player: string }>(sql, [playerIds])).rows
  return {
    accounts: await read<{ kind: string; balance: bigint }>(
      `select owner_id as player, kind, balance_e5 as balance from account
         where owner_id = any($1::uuid[])`,
    ),
    moves: await read<{ kind: string; reason: string; by: bigint; left: bigint }>(
      `select player_id as player, account.kind, reason,
           case when source_id = account.id then -amount_e5 else amount_e5 end as by,
           case when source_id = account.id then source_balance_e5 else target_balance_e5 end as left
         from transfer join account on account.id in (source_id, target_id) and owner_id = player_id
         where player_id = any($1::uuid[]) order by transfer.id`,
    ),
    taken: await read<{ kind: string; amount: bigint }>(
      `select player_id as player, kind, amount_e5 as amount from wallet_transaction
         where player_id = any($1::uuid[]) and outcome = 'ok' and kind <> 'rollback'`,
    ),
  }
}

const noneHeld = (): Held => ({ moves: [], cashE5: 0n, debtE5: 0n, taken: [] })
