import type { GameProvider, LaunchOrder } from '../../modules/casino/index.ts'
import { readGameList } from '../game-list.ts'
import { evidenceBeside, listMovements, type MovementListOptions } from '../movement-list.ts'
import { PROVIDER } from './command.ts'
import { egtDigitalFreeRounds, type GiftSpinsOptions } from './free-rounds.ts'
import { codeOfKey, gameKeyOf } from './message.ts'

export type GamesApiOptions = {
  /** The page that opens games, as EGT Digital gave it to us. */
  launchUrl: string
  /** Our name there. */
  casinoId: string
  /** Where the list of the games that we have of them is kept. */
  gameListUrl: string
  /** Where what has moved is listed; without one it cannot be compared. */
  movementList?: MovementListOptions
  /** Where gift spins are asked for; without one there are none. */
  giftSpins?: GiftSpinsOptions
  timeoutMs?: number
}

const MODES = { desktop: 'Desktop', mobile: 'Mobile' } as const

/**
 * EGT Digital's half that we call: its gift spins alone. A launch is an address (observed), which has
 * the code that their server changes for its session by `authenticate`.
 */
export function egtDigitalGamesApi(options: GamesApiOptions): GameProvider {
  const { movementList, giftSpins } = options
  return {
    name: PROVIDER,
    launchUrl: async (order) => launchUrl(options, order),
    ...(movementList && {
      listMovements: listMovements(movementList),
      ...evidenceBeside(movementList),
    }),
    ...(giftSpins && { freeRounds: egtDigitalFreeRounds(giftSpins) }),
    listGames: () =>
      readGameList({
        url: options.gameListUrl,
        codeOf: codeOfKey,
        ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
      }),
  }
}

function launchUrl({ launchUrl: page, casinoId }: GamesApiOptions, order: LaunchOrder): string {
  const url = new URL(page)
  const parameters = {
    sessionToken: order.token,
    casinoId,
    playerId: order.playerId,
    gameKey: gameKeyOf(order.gameCode),
    currencyCode: order.currency,
    language: order.locale,
    closeUrl: order.lobbyUrl,
    mode: MODES[order.platform],
    demo: 'false',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
