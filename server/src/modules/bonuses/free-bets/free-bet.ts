import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { lockCashAndBumpVersion } from '../../ledger/index.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { BonusWork } from '../deps.ts'
import { beginNext, titleOf } from '../lifecycle/begin-bonus.ts'
import type { Bonus } from '../lifecycle/bonus.ts'
import { freeBetNews } from './texts.ts'

type Deps = Pick<BonusWork, 'clock' | 'random'>
/** The free bet that runs, unused: its account holds what it is worth. */
export type FreeBet = Bonus & { account_id: bigint; amount_e5: bigint }

/** What of a bet that a free bet paid is the player's own: all that was paid for it beyond the stake. */
export const profitE5 = (stakeE5: bigint, paidE5: bigint): bigint =>
  paidE5 > stakeE5 ? paidE5 - stakeE5 : 0n

const running = (db: Db | Tx, playerId: string, now: Date) =>
  db
    .selectFrom('bonus')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'free_bet')
    .where('status', '=', 'active')
    .where('expires_at', '>', now)

/** What a sportsbook is told beside the cash: a stake of exactly this can be placed without any. */
export async function readFreeBetE5(db: Db | Tx, playerId: string, now: Date): Promise<bigint> {
  const row = await running(db, playerId, now).select('amount_e5').executeTakeFirst()
  return row?.amount_e5 ?? 0n
}

/** The free bet that a player can use now, by the database’s clock, and until when. */
export async function findRunningFreeBet(
  db: Db | Tx,
  playerId: string,
): Promise<{ amountE5: bigint; expiresAt: Date } | undefined> {
  const { rows } = await sql<{ amountE5: bigint; expiresAt: Date }>`
    select amount_e5 as "amountE5", expires_at as "expiresAt" from bonus
      where player_id = ${playerId} and kind = 'free_bet' and status = 'active' and expires_at > now()`.execute(
    db,
  )
  return rows[0]
}

/** The free bet that pays a stake of exactly this. It stays so while the player's cash is held. */
export async function findFreeBet(
  tx: Tx,
  { playerId, stakeE5, now }: { playerId: string; stakeE5: bigint; now: Date },
): Promise<FreeBet | undefined> {
  const found = await running(tx, playerId, now)
    .selectAll()
    .where('amount_e5', '=', stakeE5)
    .executeTakeFirst()
  return found as FreeBet | undefined
}

/** Marks a free bet as used by the stake which its caller posts, and tells of it. */
export async function spendFreeBet(tx: Tx, deps: Deps, freeBet: FreeBet): Promise<void> {
  await tx
    .updateTable('bonus')
    .set({ status: 'spent', ended_at: deps.clock.now() })
    .where('id', '=', freeBet.id)
    .execute()
  await tell(tx, deps, freeBet, freeBetNews.used)
}

/**
 * The free bet that paid a bet which is returned, where it may be used again and its caller gives the
 * stake back to it: once, and while its time runs. Else the stake is the operator's.
 */
export async function reopenFreeBet(
  tx: Tx,
  deps: Deps,
  { playerId, accountId }: { playerId: string; accountId: bigint },
): Promise<FreeBet | undefined> {
  const owner = tx.selectFrom('player').select('id').where('id', '=', playerId)
  await owner.forNoKeyUpdate().executeTakeFirstOrThrow()
  await lockCashAndBumpVersion(tx, playerId)
  const freeBet = (await tx
    .selectFrom('bonus')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()) as FreeBet
  if (!(await mayReopen(tx, freeBet, deps.clock.now()))) {
    await tell(tx, deps, freeBet, freeBetNews.over)
    return undefined
  }
  await tx
    .updateTable('bonus')
    .set({ status: 'waiting', ended_at: null })
    .where('id', '=', freeBet.id)
    .execute()
  await tell(tx, deps, freeBet, freeBetNews.back)
  await beginNext(tx, deps, playerId)
  return freeBet
}

async function mayReopen(tx: Tx, freeBet: FreeBet, now: Date): Promise<boolean> {
  const { status, expires_at: expiresAt } = freeBet
  if (status !== 'spent' || expiresAt === null || expiresAt <= now) return false
  const earlier = await tx
    .selectFrom('sport_bet')
    .select('id')
    .where('bonus_account_id', '=', freeBet.account_id)
    .where('state', '=', 'returned')
    .executeTakeFirst()
  return !earlier
}

type News = (typeof freeBetNews)['used' | 'back' | 'over']

async function tell(tx: Tx, deps: Deps, freeBet: FreeBet, news: News): Promise<void> {
  const { player_id: playerId, amount_e5: amountE5 } = freeBet
  const expiresAt = freeBet.expires_at ?? deps.clock.now()
  const said = news({ title: titleOf(freeBet), amountE5, expiresAt })
  await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
}
