import { CURRENCY } from '@zar/contract/limits'
import { KURUS_E5, unitsOf } from '@zar/contract/money'
import type { Db, Tx } from '../../../db/db.ts'
import { tellPlayer } from '../../../hub/outbox.ts'
import { balanceE5, HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { BonusWork } from '../deps.ts'
import { news } from '../texts.ts'
import { type Day, type Loss, readLosses } from './read-losses.ts'

const DAY_MS = 24 * 60 * 60_000
/** Turkey has kept one time all year since 2016. */
const TURKEY_MS = 3 * 60 * 60_000
/** The first day of all was a Thursday. */
const WEDNESDAY = 6

/** Thursday at ten in Turkey: no Wednesday is paid before. */
const PAID_AFTER_MS = 10 * 60 * 60_000
/** So many weeks of a platform that was closed are made up for. */
const WEEKS_MAX = 8

/**
 * Gives back a share of what was lost on slots with own money, for each Wednesday that is due. It has
 * no wagering, so it is cash. Once per player and day, however often it is called; a Wednesday whose
 * Thursday the platform was closed on is paid later.
 */
export async function payCashback(deps: BonusWork): Promise<void> {
  const rule = await readCashbackRule(deps.db)
  if (!rule.isOpen) return
  for (const day of await dueDays(deps)) await payDay(deps, rule, day)
}

/** The figures of the cashback: `shareBp` in hundredths of a percent of a loss. */
export type CashbackRule = { isOpen: boolean; shareBp: number; minE5: bigint; maxE5: bigint }

export async function readCashbackRule(db: Db | Tx): Promise<CashbackRule> {
  const row = await db.selectFrom('cashback_rule').selectAll().executeTakeFirstOrThrow()
  return { isOpen: row.is_open, shareBp: row.share_bp, minE5: row.min_e5, maxE5: row.max_e5 }
}

/** Sets the figures from the next payment on, with who did it kept beside them. */
export async function setCashbackRule(
  { db, clock }: { db: Db | Tx; clock: BonusWork['clock'] },
  rule: CashbackRule,
  operator: string,
): Promise<void> {
  const { isOpen, shareBp, minE5, maxE5 } = rule
  await db
    .updateTable('cashback_rule')
    .set({
      is_open: isOpen,
      share_bp: shareBp,
      min_e5: minE5,
      max_e5: maxE5,
      changed_by: operator,
      changed_at: clock.now(),
    })
    .execute()
}

async function payDay(deps: BonusWork, rule: CashbackRule, day: Day): Promise<void> {
  const losses = await readLosses(deps.db, day)
  let paid = 0
  let failed = 0
  for (const loss of losses) {
    try {
      if (await payOne(deps, rule, day, loss)) paid += 1
    } catch (err) {
      // One player's trouble holds up none of the others; the day stays due.
      failed += 1
      deps.log.error({ err, playerId: loss.playerId, day: day.name }, 'cashback not paid')
    }
  }
  if (paid > 0) deps.onCommitted()
  if (failed === 0) {
    await deps.db
      .insertInto('cashback_day')
      .values({ day: day.name, paid_at: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  deps.log.info({ event: 'cashback paid', day: day.name, players: paid, failed })
}

/** The Wednesdays since the first that was paid which are not, the oldest first; of a new platform the last alone. */
async function dueDays({ db, clock }: BonusWork): Promise<Day[]> {
  const last = lastWednesday(clock.now())
  const rows = await db.selectFrom('cashback_day').select('day').execute()
  const paid = rows.map(({ day }) => numberOf(day))
  const first = Math.min(last, ...paid)
  return Array.from({ length: WEEKS_MAX }, (_, at) => last - 7 * (WEEKS_MAX - 1 - at))
    .filter((day) => day >= first && !paid.includes(day))
    .map(dayOf)
}

/** Days are counted from 1970-01-01. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The last Wednesday in Turkey whose cashback is due. */
function lastWednesday(now: Date): number {
  const yesterday = Math.floor((now.getTime() + TURKEY_MS - PAID_AFTER_MS) / DAY_MS) - 1
  return yesterday - ((yesterday - WEDNESDAY) % 7)
}

function dayOf(number: number): Day {
  const from = new Date(number * DAY_MS - TURKEY_MS)
  const name = new Date(number * DAY_MS).toISOString().slice(0, 10)
  return { name, from, to: new Date(from.getTime() + DAY_MS) }
}

async function payOne(
  deps: BonusWork,
  { shareBp, minE5, maxE5 }: CashbackRule,
  day: Day,
  { playerId, lostE5 }: Loss,
): Promise<boolean> {
  const shareE5 = (lostE5 * BigInt(shareBp)) / 10_000n
  const cappedE5 = shareE5 < maxE5 ? shareE5 : maxE5
  const amountE5 = cappedE5 - (cappedE5 % KURUS_E5)
  if (amountE5 < minE5 || amountE5 === 0n) return false
  return deps.db.transaction().execute(async (tx) => {
    const { status } = await tx
      .selectFrom('player')
      .select('status')
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    // Who is away from play is not called back to it.
    if (status !== 'active') return false
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('cashback')
      .values({
        player_id: playerId,
        day: day.name,
        lost_e5: lostE5,
        amount_e5: amountE5,
        created_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await postTransfer(tx, {
      key: `cashback:${playerId}:${day.name}`,
      playerId,
      currency: CURRENCY.code,
      source: { ownerId: HOUSE_ID, kind: 'promotion' },
      target: { ownerId: playerId, kind: 'player_cash' },
      amountE5,
      reason: 'cashback',
    })
    const said = news.cashback({ day: day.from, amountE5 })
    await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
    await tellPlayer(tx, playerId, 'Balance', { balance: unitsOf(await balanceE5(tx, playerId)) })
    return true
  })
}
