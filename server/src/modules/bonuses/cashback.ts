import { CURRENCY } from '@zar/contract/limits'
import { E5, KURUS_E5, unitsOf } from '@zar/contract/money'
import { tellPlayer } from '../../hub/outbox.ts'
import { balanceE5, HOUSE_ID, postTransfer } from '../ledger/index.ts'
import { notifyPlayer } from '../messages/index.ts'
import { type Day, type Loss, readLosses } from './cashback-losses.ts'
import type { BonusWork } from './deps.ts'
import { news } from './texts.ts'

const DAY_MS = 24 * 60 * 60_000
/** Turkey has kept one time all year since 2016. */
const TURKEY_MS = 3 * 60 * 60_000
/** The first day of all was a Thursday. */
const WEDNESDAY = 6

const SHARE_BP = 1_500n
const MIN_E5 = 10n * E5
const MAX_E5 = 750n * E5

/**
 * Gives back a share of what was lost on slots with own money last Wednesday. It has no wagering, so
 * it is cash. Once per player and day, however often it is called.
 */
export async function payCashback(deps: BonusWork): Promise<void> {
  const day = lastWednesday(deps.clock.now())
  const losses = await readLosses(deps.db, day)
  let paid = 0
  for (const loss of losses) if (await payOne(deps, day, loss)) paid += 1
  if (paid > 0) deps.onCommitted()
  deps.log.info({ event: 'cashback paid', day: day.name, players: paid })
}

/** The last Wednesday in Turkey that is over. */
function lastWednesday(now: Date): Day {
  const yesterday = Math.floor((now.getTime() + TURKEY_MS) / DAY_MS) - 1
  const wednesday = yesterday - ((yesterday - WEDNESDAY) % 7)
  const from = new Date(wednesday * DAY_MS - TURKEY_MS)
  const name = new Date(wednesday * DAY_MS).toISOString().slice(0, 10)
  return { name, from, to: new Date(from.getTime() + DAY_MS) }
}

async function payOne(deps: BonusWork, day: Day, { playerId, lostE5 }: Loss): Promise<boolean> {
  const shareE5 = (lostE5 * SHARE_BP) / 10_000n
  const amountE5 = shareE5 < MAX_E5 ? shareE5 - (shareE5 % KURUS_E5) : MAX_E5
  if (amountE5 < MIN_E5) return false
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
        ...{ player_id: playerId, day: day.name, lost_e5: lostE5, amount_e5: amountE5 },
        created_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await postTransfer(tx, {
      ...{ key: `cashback:${playerId}:${day.name}`, playerId, currency: CURRENCY.code },
      source: { ownerId: HOUSE_ID, kind: 'promotion' },
      target: { ownerId: playerId, kind: 'player_cash' },
      ...{ amountE5, reason: 'cashback' },
    })
    const said = news.cashback({ day: day.from, amountE5 })
    await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
    await tellPlayer(tx, playerId, 'Balance', { balance: unitsOf(await balanceE5(tx, playerId)) })
    return true
  })
}
