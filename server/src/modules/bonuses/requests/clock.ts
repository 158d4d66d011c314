import type { BonusTermOpen } from '@zar/contract/offers/bonus-requests'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { BonusWork } from '../deps.ts'
import { grantFreeRounds } from '../free-rounds/claim.ts'
import { grantOffer } from '../offers/claim-offer.ts'
import { readTitle } from './open-offers.ts'
import { termOf, termOpen } from './open-term.ts'
import { endRequest } from './queue.ts'
import { grantedNotice, refusedNotice } from './texts.ts'

const CLOCK = 'system:clock'

/**
 * Nobody answered in time: the offer's terms decide. Fulfilled, it is given; otherwise the player reads which term is
 * open. Player and request are taken without waiting: whoever holds them answers it themselves.
 */
export const bonusRequestClock =
  (deps: BonusWork) =>
  async (tx: Tx, { subject }: { subject: string }): Promise<void> => {
    const id = subject.slice(subject.indexOf(':') + 1)
    const row = await tx
      .selectFrom('bonus_request')
      .innerJoin('player', 'player.id', 'player_id')
      .selectAll('bonus_request')
      .where('bonus_request.id', '=', id)
      .where('state', '=', 'open')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    const { player_id: playerId, offer_id: offerId } = row
    const now = deps.clock.now()
    const code =
      offerId === null ? 'not_looked_at' : await give(tx, deps, { playerId, offerId, now })
    if (code !== undefined) {
      await endRequest(tx, id, { state: 'refused', code, by: CLOCK, now })
      await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...refusedNotice(code) })
    } else if (offerId !== null) {
      await endRequest(tx, id, { state: 'granted', given: offerId, by: CLOCK, now })
      const said = grantedNotice(await readTitle(tx, offerId))
      await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
    }
  }

type Giving = { playerId: string; offerId: string; now: Date }

/** Gives it as the player could take it; answers the term that is open where it cannot be. */
async function give(tx: Tx, deps: BonusWork, giving: Giving): Promise<BonusTermOpen | undefined> {
  const term = await termOpen(tx, giving)
  if (term) return term
  const { playerId, offerId: id } = giving
  await sql`savepoint giving`.execute(tx)
  try {
    const isGiven =
      (await grantOffer(tx, deps, { playerId, id })) ||
      (await grantFreeRounds(tx, deps, { playerId, id }))
    return isGiven ? undefined : 'not_open'
  } catch (refusal) {
    const open = refusal instanceof Refusal ? termOf(refusal.code) : undefined
    if (!open) throw refusal
    // What its offer's bound refused has been written already.
    await sql`rollback to savepoint giving`.execute(tx)
    return open
  }
}
