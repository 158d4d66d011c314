import type { Db, Tx } from '../../db/db.ts'

/** What the gate asks of a player, as it is now, and what they play in. Their limits are read apart. */
export const readStanding = (db: Db | Tx, playerId: string) =>
  standing(db, playerId).executeTakeFirstOrThrow()

/** The same, held: a block or an exclusion which is under way is waited for, and none begins meanwhile. */
export const lockStanding = (tx: Tx, playerId: string) =>
  standing(tx, playerId).forShare('player').executeTakeFirstOrThrow()

const standing = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select(['player.status', 'player.currency', 'country_id as countryId'])
    .select('country.code as countryCode')
    .select('country.is_allowed as isCountryAllowed')
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_closing')
            .select('id')
            .where('game_code', 'is', null)
            .where('ended_at', 'is', null),
        ),
      )
        .$castTo<boolean>()
        .as('isGamingOpen'),
    )
    .where('player.id', '=', playerId)
