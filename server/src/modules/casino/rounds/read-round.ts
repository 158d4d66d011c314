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
  const numbers = await readNumbers(db, playerId, anchor, members)
  return {
    ...round,
    supplier: SUPPLIERS[anchor.provider],
    roundId: anchor.roundId,
    movements: members.map((member) => presentMovement(member, members, numbers)),
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
  numbers: ReadonlyMap<string, string>,
): RoundMovement {
  const { id, kind, amountE5, movesCash, balanceE5, createdAt, referenceId } = member
  const isWinUndone =
    kind === 'rollback' && members.find((one) => one.id === referenceId)?.kind === 'win'
  const amount = unitsOf(kind === 'bet' || isWinUndone ? -amountE5 : amountE5)
  return {
    kind,
    amount: movesCash ? amount : 0,
    freeStake: movesCash ? 0 : unitsOf(amountE5),
    balanceAfter: unitsOf(balanceE5),
    ledgerId: numbers.get(id) ?? null,
    transactionId: id,
    timeStamp: createdAt.toISOString(),
  }
}

/** The transfers of these rows. They come soon after the round's first, so few others are read. */
async function readNumbers(
  db: Db,
  playerId: string,
  anchor: Anchor,
  members: readonly Member[],
): Promise<Map<string, string>> {
  const moved = members.filter(({ amountE5 }) => amountE5 > 0n)
  const keys = moved.map(({ id }) => `${anchor.provider}:${id}`)
  const { rows } = await sql<{ id: bigint; key: string }>`
    select id, key from transfer
      where player_id = ${playerId} and id >= ${anchor.id} and key = any(${keys})
      order by id limit ${keys.length}`.execute(db)
  return new Map(rows.map(({ id, key }) => [key.slice(key.indexOf(':') + 1), String(id)]))
}
