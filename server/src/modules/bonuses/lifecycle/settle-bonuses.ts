import { KURUS_E5 } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { lockCashAndBumpVersion } from '../../ledger/index.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { BonusWork } from '../deps.ts'
import { news } from '../texts.ts'
import { beginNext, titleOf } from './begin-bonus.ts'
import type { Bonus } from './bonus.ts'
import { endBonus } from './end-bonus.ts'
import { settleLate } from './settle-late-round.ts'
import { countWagered, type Progress, toWagerE5 } from './wagering.ts'

const DAY_MS = 24 * 60 * 60_000
/** An empty bonus is spent after this long, so that a round that it paid can be settled before. */
const EMPTY_MS = 10 * 60_000
/** A round that is still open so long after its bonus is swept when it is settled by hand. */
const LATE_DAYS = 30

/** Brings every bonus to where it must be by now: begun, warned of, ended, swept. Safe to repeat. */
export async function settleBonuses(deps: BonusWork): Promise<void> {
  await markEmpty(deps.db, deps.clock.now())
  const due = new Set([
    ...(await findDue(deps)),
    ...(await findDeposited(deps.db)),
    ...(await findLate(deps)),
    ...(await findKeptWaiting(deps.db)),
  ])
  for (const playerId of due) {
    // One that cannot be settled now is tried again in a minute, and holds up none of the others.
    await settlePlayer(deps, playerId).catch((err: unknown) =>
      deps.log.error({ err, playerId }, 'bonus not settled; it will be tried again'),
    )
  }
  await warn(deps)
}

/** The same of one player, at once. Holds nobody up where nothing is due. */
export async function settleIfDue(deps: BonusWork, playerId: string): Promise<void> {
  const due = [
    ...(await findDue(deps, playerId)),
    ...(await findDeposited(deps.db, playerId)),
    ...(await findLate(deps, playerId)),
  ]
  if (due.length > 0) await settlePlayer(deps, playerId)
}

/** Decides everything anew with the player and their cash held, so that two at once do it once. */
async function settlePlayer(deps: BonusWork, playerId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const owned = tx.selectFrom('player').select('id').where('id', '=', playerId)
    await owned.forNoKeyUpdate().executeTakeFirstOrThrow()
    await lockCashAndBumpVersion(tx, playerId)
    // What was won since the last look is there, and stands still from here on.
    await markEmpty(tx, deps.clock.now(), playerId)
    for (const bonus of await readBonuses(tx, playerId, ['opted_in'])) {
      await matchDeposit(tx, bonus)
    }
    // Before the others, so that one that comes back has its old place in the line.
    for (const bonus of await readLate(tx, playerId)) await settleLate(tx, deps, bonus)
    // One that waits is over where it is a free bet that was given back while another ran.
    for (const { id } of await readBonuses(tx, playerId, ['active', 'waiting'])) {
      await endIfOver(tx, deps, id)
    }
    await beginNext(tx, deps, playerId)
  })
  deps.onCommitted()
}

const readBonuses = (tx: Tx, playerId: string, statuses: Bonus['status'][]): Promise<Bonus[]> =>
  tx
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', statuses)
    .orderBy('seq')
    .execute()

/** Read anew: the end of the one before may just have begun it. */
async function endIfOver(tx: Tx, deps: BonusWork, id: string): Promise<void> {
  const bonus = await tx
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const progress = await countWagered(tx, bonus.player_id)
  const ending = endingOf(bonus, progress, deps.clock.now())
  if (ending) await endBonus(tx, deps, bonus, { ending })
}

/** Whether a bonus is wagered, has run out or has been empty long enough. */
function endingOf(
  bonus: Bonus,
  progress: readonly Progress[],
  now: Date,
): 'completed' | 'expired' | 'spent' | undefined {
  const wagered = progress.find(({ id }) => id === bonus.id)
  if (wagered && wagered.wageredE5 >= toWagerE5(bonus)) return 'completed'
  if (bonus.expires_at && bonus.expires_at <= now) return 'expired'
  const emptiedAt = bonus.emptied_at?.getTime()
  return emptiedAt !== undefined && emptiedAt + EMPTY_MS <= now.getTime() ? 'spent' : undefined
}

/** Whose bonus is over. */
async function findDue({ db, clock }: BonusWork, playerId?: string): Promise<string[]> {
  const progress = await countWagered(db, playerId)
  const bonuses = await db
    .selectFrom('bonus')
    .selectAll()
    .where('status', 'in', ['active', 'waiting'])
    .where('account_id', 'is not', null)
    .$if(playerId !== undefined, (all) => all.where('player_id', '=', playerId ?? ''))
    .execute()
  const now = clock.now()
  const byId = new Map(progress.map((one) => [one.id, [one]]))
  return bonuses
    .filter((bonus) => endingOf(bonus, byId.get(bonus.id) ?? [], now))
    .map(({ player_id: id }) => id)
}

/** Since when a running bonus has held nothing. */
async function markEmpty(db: Db | Tx, now: Date, playerId?: string): Promise<void> {
  const onlyPlayer = playerId ? sql`and player_id = ${playerId}` : sql``
  await sql`update bonus set emptied_at = case when balance_e5 = 0 then ${now}::timestamptz end
    from account where account.id = account_id and status = 'active'
      and (balance_e5 = 0) <> (emptied_at is not null) ${onlyPlayer}`.execute(db)
}

/** The first deposit that came after the claim, is large enough, and was not sent straight back. */
const DEPOSIT = sql<{ id: string; amount_e5: bigint }>`
  select payment.id, payment.amount_e5 from payment
    where payment.player_id = bonus.player_id and type = ${PAYMENT_TYPES.Deposit}
      and payment.status = ${PAYMENT_STATUS.Confirmed} and payment.updated_at >= bonus.claimed_at
      and payment.amount_e5 >= bonus.deposit_min_e5
      -- A share below one kuruş is no bonus.
      and payment.amount_e5 * bonus.share_bp >= ${KURUS_E5 * 10_000n}
      and (payment.reason is null or payment.reason not like 'refunded_%')
      and not exists (select from payment back where back.refund_of = payment.id)
      and not exists (select from bonus other where other.payment_id = payment.id)
    order by payment.updated_at, payment.seq limit 1`

/** What a deposit is matched with: its share in whole kuruş, up to the most. */
export function matchedE5(
  depositE5: bigint,
  { shareBp, maxE5 }: { shareBp: number; maxE5: bigint },
): bigint {
  const shareE5 = (depositE5 * BigInt(shareBp)) / 10_000n
  return shareE5 < maxE5 ? shareE5 - (shareE5 % KURUS_E5) : maxE5
}

async function findDeposited(db: Db, playerId?: string): Promise<string[]> {
  const onlyPlayer = playerId ? sql`and player_id = ${playerId}` : sql``
  const { rows } = await sql<{ player_id: string }>`
    select player_id from bonus where status = 'opted_in' and exists (${DEPOSIT}) ${onlyPlayer}`.execute(
    db,
  )
  return rows.map(({ player_id: id }) => id)
}

/** Turns what was opted in for into a bonus that waits its turn, once per deposit. */
async function matchDeposit(tx: Tx, { id, share_bp: shareBp, amount_max_e5: maxE5 }: Bonus) {
  const { rows } = await sql<{ id: string; amount_e5: bigint }>`
    select found.* from bonus, lateral (${DEPOSIT}) found where bonus.id = ${id}`.execute(tx)
  const [deposit] = rows
  if (!deposit) return
  const amountE5 = matchedE5(deposit.amount_e5, { shareBp: shareBp ?? 0, maxE5 })
  await tx
    .updateTable('bonus')
    .set({ status: 'waiting', amount_e5: amountE5, payment_id: deposit.id })
    .where('id', '=', id)
    .execute()
}

/** Who may have a bonus again, that waited while they might not. */
async function findKeptWaiting(db: Db): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select distinct player_id from bonus join player on player.id = player_id
      join country on country.id = country_id
      where bonus.status = 'waiting' and player.status = 'active' and is_allowed
        and not exists (select from bonus running
          where running.player_id = bonus.player_id and running.status = 'active'
            and (running.kind = 'free_bet') = (bonus.kind = 'free_bet'))`.execute(db)
  return rows.map(({ player_id: id }) => id)
}

const LATE = sql`account_id is not null and status not in ('opted_in', 'waiting', 'active') and exists (
  select from account where account.id = account_id and balance_e5 > 0)`

/** Whose ended bonus has been paid into: a round was open when it ended. */
async function findLate({ db, clock }: BonusWork, playerId?: string): Promise<string[]> {
  const onlyPlayer = playerId ? sql`and player_id = ${playerId}` : sql``
  const since = new Date(clock.now().getTime() - LATE_DAYS * DAY_MS)
  const { rows } = await sql<{ player_id: string }>`
    select player_id from bonus where ended_at > ${since} and ${LATE} ${onlyPlayer}`.execute(db)
  return rows.map(({ player_id: id }) => id)
}

async function readLate(tx: Tx, playerId: string): Promise<Bonus[]> {
  const { rows } = await sql<Bonus>`
    select * from bonus where player_id = ${playerId} and ${LATE}`.execute(tx)
  return rows
}

/** A day before a bonus runs out its player is told, once; also of one that waits with its money. */
async function warn(deps: BonusWork): Promise<void> {
  const now = deps.clock.now()
  const told = await deps.db.transaction().execute(async (tx) => {
    const ending = await tx
      .updateTable('bonus')
      .set({ warned_at: now })
      .where('status', 'in', ['active', 'waiting'])
      .where('warned_at', 'is', null)
      .where('expires_at', '<=', new Date(now.getTime() + DAY_MS))
      .where('expires_at', '>', now)
      .where('days', '>', 1)
      .returningAll()
      .execute()
    for (const bonus of ending) {
      const { player_id: playerId, expires_at: expiresAt } = bonus
      const said = news.runsOut({ title: titleOf(bonus), expiresAt: expiresAt ?? now })
      await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
    }
    return ending.length
  })
  if (told > 0) deps.onCommitted()
}
