import * as contract from '@zar/contract/casino/casino'
import * as played from '@zar/contract/casino/game-history'
import { topWinners } from '@zar/contract/casino/transaction'
import { readingPrimary } from '../../db/read-db.ts'
import {
  implement,
  implementForPlayer,
  implementShared,
  type Route,
} from '../../platform/http/route.ts'
import { isGamingClosed } from './catalogue/closings.ts'
import { type LaunchRoutesDeps, launchRoutes } from './launch/routes.ts'
import { casinoCategories } from './lobby/categories.ts'
import { listFavorites, toggleFavorite } from './lobby/favorites.ts'
import { findGames } from './lobby/find-games.ts'
import { askLobby } from './lobby/lobby.ts'
import { openCatalogue } from './lobby/open-games.ts'
import { recentGames } from './lobby/recent-games.ts'
import { describeSection } from './lobby/section.ts'
import { openTopWinners } from './lobby/top-winners.ts'
import { findProof } from './rounds/proof.ts'
import { readRound } from './rounds/read-round.ts'
import { readRounds } from './rounds/read-rounds.ts'
import { readRoundTotals } from './rounds/totals.ts'

const ADDED = { tr: 'Favorilere eklendi', en: 'Added to favorites' }
const REMOVED = { tr: 'Favorilerden çıkarıldı', en: 'Removed from favorites' }

export function casinoRoutes(deps: LaunchRoutesDeps): Route[] {
  const findTopWinners = openTopWinners(deps)
  const lobby = { ...deps, catalogue: openCatalogue(deps.db) }
  return [
    ...historyRoutes(deps),
    ...launchRoutes(deps),
    implementShared(topWinners, async ({ input, caller: { locale } }) => ({
      data: await findTopWinners({ ...input, locale }),
    })),

    implementShared(contract.games, async ({ input, caller }) => ({
      data: await findGames(lobby, input, caller.locale),
    })),

    implementShared(contract.categories, async ({ input, caller }) => ({
      data: await casinoCategories(deps, caller.locale, input),
    })),

    implementShared(contract.lobby, async ({ input, caller }) => ({
      data: await askLobby(lobby, input, caller.locale),
    })),

    implement(contract.unavailable, async () => ({ data: await readUnavailable(deps) })),

    implementShared(contract.section, async ({ input, caller }) => ({
      data: await describeSection(lobby, input.slug, caller.locale),
    })),

    implementForPlayer(contract.recent, async ({ player: { playerId }, caller: { locale } }) => ({
      data: await recentGames(lobby, { playerId, locale }),
    })),

    implementForPlayer(contract.favorites, async ({ player }) => ({
      data: await listFavorites(deps.db, player.playerId),
    })),

    implementForPlayer(contract.toggleFavorite, async ({ input, player }) => {
      const isFavorite = await toggleFavorite(deps.db, {
        playerId: player.playerId,
        gameCode: input.code,
        providerId: input.providerId,
      })
      return { data: { isFavorite }, message: isFavorite ? ADDED : REMOVED }
    }),
  ]
}

/**
 * Suppliers whose games would not open: nobody answers there, or too many launches failed just now; all of
 * them while an operator has closed all gaming.
 */
async function readUnavailable({ db, suppliers }: LaunchRoutesDeps): Promise<number[]> {
  const isClosed = await isGamingClosed(db)
  return suppliers
    .filter(({ breaker, isReached }) => isClosed || breaker.isResting() || isReached?.() === false)
    .map(({ provider }) => contract.PROVIDERS[provider.name])
}

/** What the player has played. */
function historyRoutes(deps: LaunchRoutesDeps): Route[] {
  const { db, reading = readingPrimary(db) } = deps
  return [
    implementForPlayer(
      played.rounds,
      async ({ input, caller: { locale }, player: { playerId } }) => ({
        data: await reading((copy) => readRounds(copy, { ...input, playerId, locale })),
      }),
    ),

    implementForPlayer(played.roundTotals, async ({ input, player: { playerId } }) => ({
      data: await reading((copy) => readRoundTotals(copy, { ...input, playerId })),
    })),

    implementForPlayer(
      played.round,
      async ({ input, caller: { locale }, player: { playerId } }) => ({
        data: await reading((copy) => readRound(copy, { ...input, playerId, locale })),
      }),
    ),

    implementForPlayer(played.roundProof, async ({ input, player: { playerId } }) => ({
      data: await findProof(deps, { ...input, playerId }),
    })),
  ]
}
