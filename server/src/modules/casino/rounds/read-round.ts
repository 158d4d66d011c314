import type { RoundDetails, RoundMovement } from '@zar/contract/game-history'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Anchor, readAnchor } from './anchor.ts'
import { type Member, readMembers } from './members.ts'
import { describeRounds } from './read-rounds.ts'

type RoundCall = { playerId: string; id: string }

/** What players know the integrations by. */
const SUPPLIERS: Record<Anchor['provider'], string> = {
  hub88: 'Hub88',
  softgamings: 'SoftGamings',
  'egt-digital': 'EGT Digital',
  amusnet: 'Amusnet',
  everymatrix: 'EveryMatrix',
  digitain: 'Digitain',
}

/** One of the player's own rounds with everything that was booked for it, in order. */
export async function readRound(db: Db, { playerId, id }: RoundCall): Promise<RoundDetails> {
  const anchor = await ownAnchor(db, { playerId, id })
  const [[round], members] = await Promise.all([
    describeRounds(db, playerId, [anchor]),
    readMembers(db, playerId, [anchor]),
  ])
  if (!round) throw new Refusal('not_found')
  const booked = await readBooked(db, playerId, anchor, members)
  return {
    ...round,
    supplier: SUPPLIERS[anchor.provider],
    roundId: anchor.roundId,
    movements: members.map((member) => presentMovement(member, members, booked)),
  }
}

/** Refuses what is no round, and what is another player's, alike. */
export async function ownAnchor(db: Db, { playerId, id }: RoundCall): Promise<Anchor> {
  const anchor = await readAnchor(db, playerId, id)
  if (!anchor) throw new Refusal('not_found')
  return anchor
}

function presentMovement(
  member: Member,
  members: readonly Member[],
  booked: ReadonlyMap<string, Booked>,
): RoundMovement {
  const { id, kind, amountE5, movesCash, createdAt, referenceId } = member
  const entry = booked.get(id)
  const isWinUndone =
    kind === 'rollback' && members.find((one) => one.id === referenceId)?.kind === 'win'
  const amount = unitsOf(kind === 'bet' || isWinUndone ? -amountE5 : amountE5)
  return {
    kind,
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
  anchor: Anchor,
  members: readonly Member[],
): Promise<Map<string, Booked>> {
  const moved = members.filter(({ amountE5 }) => amountE5 > 0n)
  const keys = moved.map(({ id }) => `${anchor.provider}:${id}`)
  const { rows } = await sql<Booked>`
    select transfer.id, key, coalesce(source_balance_e5, target_balance_e5) as "balanceE5",
        coalesce(account.kind = 'player_bonus', false) as "isOfBonus"
      from transfer left join account
        on account.id = case when source_balance_e5 is null then target_id else source_id end
      where player_id = ${playerId} and transfer.id >= ${anchor.id} and key = any(${keys})
      order by transfer.id limit ${keys.length}`.execute(db)
  return new Map(rows.map((row) => [row.key.slice(row.key.indexOf(':') + 1), row]))
}
