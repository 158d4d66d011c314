import type { FreeRounds, FreeRoundsCard } from '@zar/contract/casino/free-rounds'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import { gameName } from '../../../db/game-name.ts'
import type { FreeRoundsWork, Grant } from './grant.ts'
import { listFreeRounds } from './offers.ts'
import { NOTHING_PLAYED, type Played, readPlayed } from './played.ts'
import { settleFreeRoundsOf } from './settle.ts'

/** More of what has ended tells a player nothing new. */
const SHOWN_MAX = 50

type Reader = { playerId: string; locale: Locale }

/** What the player can claim, and theirs: what is due is done first, and every committed round is counted. */
export async function readFreeRounds(deps: FreeRoundsWork, reader: Reader): Promise<FreeRounds> {
  const { playerId, locale } = reader
  await settleFreeRoundsOf(deps, playerId)
  const rows = await deps.db
    .selectFrom('free_rounds')
    .leftJoin('game', 'game.code', 'game_code')
    .selectAll('free_rounds')
    .select(['game.name', 'game.name_en'])
    .where('player_id', '=', playerId)
    .orderBy(sql`free_rounds.status in ('preparing', 'ready')`, 'desc')
    .orderBy('seq', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const played = await readPlayed(
    deps.db,
    rows.map(({ id }) => id),
  )
  return {
    offers: await listFreeRounds(deps, reader),
    mine: rows.map((row) => present(row, played.get(row.id) ?? NOTHING_PLAYED, locale)),
  }
}

function present(
  grant: Grant & { name: string | null; name_en: string | null },
  { rounds, wonE5 }: Played,
  locale: Locale,
): FreeRoundsCard {
  return {
    id: grant.id,
    status: grant.status,
    rounds: grant.rounds,
    title: grant[`title_${locale}`],
    game: {
      code: grant.game_code,
      provider: grant.provider,
      name: gameName({ ...grant, name: grant.name ?? grant.game_code }, locale),
    },
    left: Math.max(grant.rounds - rounds, 0),
    stake: unitsOf(grant.stake_e5),
    won: unitsOf(wonE5),
    claimedAt: grant.claimed_at.toISOString(),
    expiresAt: grant.expires_at.toISOString(),
    endedAt: grant.ended_at?.toISOString() ?? null,
  }
}
