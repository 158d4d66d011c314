import type { FreeRoundsOffer } from '@zar/contract/casino/free-rounds'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { Db, Tx } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import type { Supplier } from '../../casino/index.ts'
import { whyNoOffers } from '../lifecycle/add-bonus.ts'
import { offersFor } from '../offers/for-whom.ts'
import { readUsedUp } from '../offers/guard.ts'
import type { FreeRoundsWork } from './grant.ts'

/** The offers of games that can be played now, of suppliers who give free rounds. */
export const openOffers = (db: Db | Tx, suppliers: readonly Supplier[]) =>
  db
    .selectFrom('free_rounds_offer as offer')
    .innerJoin('game', (join) =>
      join.onRef('game.code', '=', 'offer.game_code').onRef('game.provider', '=', 'offer.provider'),
    )
    .selectAll('offer')
    .select(['game.name', 'game.name_en'])
    .where('offer.is_open', '=', true)
    .where('game.is_open', '=', true)
    .where('offer.provider', 'in', namesOf(suppliers))
    .orderBy('offer.position')

/** Never empty, which no list in a query may be. */
const namesOf = (suppliers: readonly Supplier[]) => [
  '' as Supplier['provider']['name'],
  ...suppliers.flatMap(({ provider }) => (provider.freeRounds ? provider.name : [])),
]

/** What the player can claim now: nothing where they may claim nothing (EXC-04). */
export async function listFreeRounds(
  { db, suppliers }: FreeRoundsWork,
  { playerId, locale }: { playerId: string; locale: Locale },
): Promise<FreeRoundsOffer[]> {
  if (await whyNoOffers(db, playerId)) return []
  const offers = await openOffers(db, suppliers)
    // Whatever account the person used.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('free_rounds as had')
            .innerJoin('player', (join) =>
              join.on(({ or, eb, ref }) =>
                or([
                  eb('player.person_key', '=', ref('had.personal_no_hmac')),
                  eb('player.id', '=', ref('had.player_id')),
                ]),
              ),
            )
            .select('had.id')
            .whereRef('had.offer_id', '=', 'offer.id')
            .where('had.status', '<>', 'failed')
            .where('player.id', '=', playerId),
        ),
      ),
    )
    .execute()
  const usedUp = await readUsedUp(db)
  const open = offers.filter(({ id }) => !usedUp.has(id))
  const mine = await offersFor(db, open, playerId)
  return mine.map((offer) => ({
    id: offer.id,
    title: offer[`title_${locale}`],
    summary: offer[`summary_${locale}`],
    game: { code: offer.game_code, provider: offer.provider, name: gameName(offer, locale) },
    rounds: offer.rounds,
    days: offer.days,
    stake: unitsOf(offer.stake_e5),
    worth: unitsOf(offer.stake_e5 * BigInt(offer.rounds)),
  }))
}
