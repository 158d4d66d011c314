import { PROVIDER_NAMES } from '@zar/contract/casino/casino'
import {
  MOVEMENT_TYPES,
  type RoundDetails,
  type RoundMovement,
} from '@zar/contract/casino/game-history'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { originIdIn, transferKeyOf } from '../../ledger/index.ts'
import { describeRounds } from './read-rounds.ts'
import { type BookedMovement, readRoundMovements } from './round-movements.ts'
import { type RoundStart, readRoundStart } from './round-start.ts'

type RoundCall = { playerId: string; id: string }

/** One of the player's own rounds with everything that was booked for it, in order. */
export async function readRound(
  db: Db,
  { playerId, id, locale }: RoundCall & { locale: Locale },
): Promise<RoundDetails> {
  const start = await ownRoundStart(db, { playerId, id })
  const [[round], movements] = await Promise.all([
    describeRounds(db, { playerId, locale }, [start]),
    readRoundMovements(db, playerId, [start]),
  ])
  if (!round) throw new Refusal('not_found')
  const booked = await readBooked(db, playerId, start, movements)
  return {
    ...round,
    supplier: PROVIDER_NAMES[start.provider],
    roundId: start.roundId,
    movements: movements.map((movement) => presentMovement(movement, movements, booked)),
  }
}

/** Refuses what is no round, and what is another player's, alike. */
export async function ownRoundStart(db: Db, { playerId, id }: RoundCall): Promise<RoundStart> {
  const start = await readRoundStart(db, playerId, id)
  if (!start) throw new Refusal('not_found')
  return start
}

const TYPE_OF = { bet: MOVEMENT_TYPES.Bet, win: MOVEMENT_TYPES.Win, rollback: null }

function presentMovement(
  movement: BookedMovement,
  movements: readonly BookedMovement[],
  booked: ReadonlyMap<string, Booked>,
): RoundMovement {
  const { id, kind, amountE5, movesCash, createdAt, referenceId } = movement
  const entry = booked.get(id)
  const isWinUndone =
    kind === 'rollback' && movements.find((one) => one.id === referenceId)?.kind === 'win'
  const amount = unitsOf(kind === 'bet' || isWinUndone ? -amountE5 : amountE5)
  return {
    kind,
    type: TYPE_OF[kind],
    amount: movesCash ? amount : 0,
    freeStake: movesCash ? 0 : unitsOf(amountE5),
    balanceAfter: entry?.balanceE5 == null ? null : unitsOf(entry.balanceE5),
    isOfBonus: entry?.isOfBonus ?? false,
    ledgerId: entry ? String(entry.id) : null,
    transactionId: id,
    timeStamp: createdAt.toISOString(),
  }
}

/** What the ledger has of a movement. The balance is of the player's account on either side of it. */
type Booked = { id: bigint; key: string; balanceE5: bigint | null; isOfBonus: boolean }

/** The transfers of these rows. They come soon after the round's first, so few others are read. */
async function readBooked(
  db: Db,
  playerId: string,
  start: RoundStart,
  movements: readonly BookedMovement[],
): Promise<Map<string, Booked>> {
  const moved = movements.filter(({ amountE5 }) => amountE5 > 0n)
  const keys = moved.map(({ id }) => transferKeyOf(start.provider, id))
  const { rows } = await sql<Booked>`
    select transfer.id, key, coalesce(source_balance_e5, target_balance_e5) as "balanceE5",
        coalesce(account.kind = 'player_bonus', false) as "isOfBonus"
      from transfer left join account
        on account.id = case when source_balance_e5 is null then target_id else source_id end
      where player_id = ${playerId} and transfer.id >= ${start.id} and key = any(${keys})
      order by transfer.id limit ${keys.length}`.execute(db)
  return new Map(rows.map((row) => [originIdIn(row.key), row]))
}
