import type { GameProvider, LaunchOrder } from '../../modules/casino/index.ts'
import { readGameList } from '../game-list.ts'
import { evidenceBeside, listMovements, type MovementListOptions } from '../movement-list.ts'
import { PROVIDER } from './command.ts'
import { amusnetFreeRounds, type CampaignsOptions } from './free-rounds.ts'
import { gameCodeOf, gameIdOf } from './message.ts'

export type GamesApiOptions = {
  /** The page that opens games, as Amusnet gave it to us. */
  gameUrl: string
  /** Our PortalCode before the currency: `Brand_Mode`. */
  portal: string
  /** Where the list of the games that we have of them is kept. */
  gameListUrl: string
  /** Where what has moved is listed; without one it cannot be compared. */
  movementList?: MovementListOptions
  /** Where free spins are asked for; without one there are none. */
  campaigns?: CampaignsOptions
  timeoutMs?: number
}

/**
 * Amusnet's half that we call: its campaigns alone. A launch is an address (observed), which has the
 * code that their server changes for its session by `Authenticate`.
 */
export function amusnetGamesApi(options: GamesApiOptions): GameProvider {
  const { movementList, campaigns, portal } = options
  return {
    name: PROVIDER,
    launchUrl: async (order) => launchUrl(options, order),
    ...(movementList && {
      listMovements: listMovements(movementList),
      ...evidenceBeside(movementList),
    }),
    ...(campaigns && { freeRounds: amusnetFreeRounds({ ...campaigns, portal }) }),
    listGames: () =>
      readGameList({
        url: options.gameListUrl,
        codeOf: gameCodeOf,
        ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
      }),
  }
}

function launchUrl({ gameUrl, portal }: GamesApiOptions, order: LaunchOrder): string {
  const url = new URL(gameUrl)
  const parameters = {
    defenceCode: order.token,
    playerId: order.playerId,
    portalCode: `${portal}_${order.currency}`,
    // Others at a table read it: nothing of who the player is.
    screenName: `player-${order.playerId.slice(0, 8)}`,
    language: order.locale,
    country: order.countryCode,
    gameId: gameIdOf(order.gameCode),
    client: order.platform,
    closeurl: order.lobbyUrl,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
