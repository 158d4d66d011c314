import type { FreeRounds, FreeRoundsCard } from '@zar/contract/casino/free-rounds'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { gameName } from '../../../db/game-name.ts'
import type { FreeRoundsWork, Grant } from './grant.ts'
import { listFreeRounds } from './offers.ts'
import type { Played } from './played.ts'
import { readPlayerRounds } from './player-rounds.ts'
import { settleFreeRoundsOf } from './settle.ts'

type Reader = { playerId: string; locale: Locale }

/** What the player can claim, and theirs: what is due is done first, and every committed round is counted. */
export async function readFreeRounds(deps: FreeRoundsWork, reader: Reader): Promise<FreeRounds> {
  const { playerId, locale } = reader
  await settleFreeRoundsOf(deps, playerId)
  const rounds = await readPlayerRounds(deps.db, playerId)
  return {
    offers: await listFreeRounds(deps, reader),
    mine: rounds.map(({ row, played }) => present(row, played, locale)),
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
