import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockClaimer } from '../lifecycle/add-bonus.ts'
import { isForPlayer } from '../offers/for-whom.ts'
import { refuseAboveGuard } from '../offers/guard.ts'
import type { FreeRoundsOfferRow } from '../offers/offer-row.ts'
import { answerByGrant, CLAIMED_BY } from '../requests/answer.ts'
import type { FreeRoundsWork } from './grant.ts'
import { openOffers } from './offers.ts'
import { CLAIMED } from './texts.ts'

const SECOND_MS = 1_000
const DAY_MS = 24 * 60 * 60_000

export type FreeRoundsClaim = { playerId: string; id: string }

/**
 * Claims free rounds: once per person, however often it is asked (BON-04). The supplier is asked for them
 * after the commit. Who has them already hears the same and gets nothing more (X5).
 */
export async function claimFreeRounds(
  deps: FreeRoundsWork,
  { playerId, id }: FreeRoundsClaim,
): Promise<Text> {
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const { personKey } = await lockClaimer(tx, playerId)
    const [offer] = await openOffers(tx, deps.suppliers)
      .where('offer.id', '=', id)
      .forShare('offer')
      .execute()
    const wanted = { playerId, id }
    const isMine = offer && ((await isForPlayer(tx, offer, playerId)) || (await isOwn(tx, wanted)))
    if (!isMine) throw new Refusal('bonus_unknown')
    const isAdded = await addFreeRounds(tx, deps, { playerId, personKey, offer })
    if (!isAdded && !(await isOwn(tx, wanted))) throw new Refusal('bonus_taken')
    if (isAdded) await answerByGrant(tx, deps, { playerId, offerId: id, by: CLAIMED_BY })
    return isAdded
  })
  if (isNew) deps.log.info({ event: 'free rounds claimed', playerId, offer: id })
  return CLAIMED
}

/** The same by somebody of the house. False where the person has had them, or is not in the offer's segment. */
export async function grantFreeRounds(
  tx: Tx,
  deps: Pick<FreeRoundsWork, 'clock' | 'random'>,
  { playerId, id }: FreeRoundsClaim,
): Promise<boolean> {
  const { personKey } = await lockClaimer(tx, playerId)
  const offer = await tx
    .selectFrom('free_rounds_offer as offer')
    .innerJoin('game', (join) =>
      join.onRef('game.code', '=', 'offer.game_code').onRef('game.provider', '=', 'offer.provider'),
    )
    .selectAll('offer')
    .where('offer.id', '=', id)
    .where('offer.is_open', '=', true)
    .where('game.is_open', '=', true)
    .forShare('offer')
    .executeTakeFirst()
  if (!offer || !(await isForPlayer(tx, offer, playerId))) return false
  return addFreeRounds(tx, deps, { playerId, personKey, offer })
}

type Adding = { playerId: string; personKey: Buffer; offer: FreeRoundsOfferRow }

async function addFreeRounds(
  tx: Tx,
  deps: Pick<FreeRoundsWork, 'clock' | 'random'>,
  { playerId, personKey, offer }: Adding,
): Promise<boolean> {
  const now = deps.clock.now()
  const startsAt = await nextBeginning(tx, { playerId, gameCode: offer.game_code, now })
  const added = await tx
    .insertInto('free_rounds')
    .values({
      id: deps.random.uuid(),
      player_id: playerId,
      offer_id: offer.id,
      offer_version: offer.version,
      personal_no_hmac: personKey,
      title_tr: offer.title_tr,
      title_en: offer.title_en,
      provider: offer.provider,
      game_code: offer.game_code,
      rounds: offer.rounds,
      stake_e5: offer.stake_e5,
      status: 'preparing',
      due: 'award',
      try_at: now,
      claimed_at: now,
      starts_at: startsAt,
      expires_at: new Date(startsAt.getTime() + offer.days * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await refuseAboveGuard(tx, { offerId: offer.id, playerId, now })
  await askSoon(tx, added.id, now)
  return true
}

/**
 * The supplier is asked by a job: its answer may take long, and nothing may be lost meanwhile. One after the
 * other, so that many claims at once leave room for the casino's other work.
 */
export const askSoon = (tx: Tx, id: string, runAt: Date): Promise<void> =>
  addJob(tx, {
    name: 'ask_free_rounds',
    payload: { id },
    key: `free-rounds:${id}`,
    runAt,
    queue: 'free-rounds',
  })

/** In whole seconds, and later than every other beginning of the player at this game. */
async function nextBeginning(
  tx: Tx,
  { playerId, gameCode, now }: { playerId: string; gameCode: string; now: Date },
): Promise<Date> {
  const { last } = await tx
    .selectFrom('free_rounds')
    .select(({ fn }) => fn.max<Date | null>('starts_at').as('last'))
    .where('player_id', '=', playerId)
    .where('game_code', '=', gameCode)
    .executeTakeFirstOrThrow()
  const second = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS
  return new Date(Math.max(second, (last?.getTime() ?? 0) + SECOND_MS))
}

/** Whether the player has them, and they have not ended. */
async function isOwn(tx: Tx, { playerId, id }: FreeRoundsClaim): Promise<boolean> {
  const own = await tx
    .selectFrom('free_rounds')
    .select(sql`1`.as('one'))
    .where('player_id', '=', playerId)
    .where('offer_id', '=', id)
    .where('status', 'in', ['preparing', 'ready'])
    .executeTakeFirst()
  return own !== undefined
}
