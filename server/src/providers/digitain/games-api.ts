import type { GameProvider, LaunchOrder } from '../../modules/casino/index.ts'
import { readGameList } from '../game-list.ts'
import { evidenceBeside, listMovements, type MovementListOptions } from '../movement-list.ts'
import { PROVIDER } from './command.ts'
import { codeOfGame, gameIdOf } from './message.ts'

export type GamesApiOptions = {
  /** Where their games are opened. */
  baseUrl: string
  /** Our number there. */
  operatorId: string
  /** This site's name, which the game goes back to. */
  mainDomain: string
  /** Where the list of the games that we have of them is kept. */
  gameListUrl: string
  /** Where what has moved is listed; without one it cannot be compared. */
  movementList?: MovementListOptions
  timeoutMs?: number
}

const DEVICE_TYPES = { desktop: '1', mobile: '2' } as const

/**
 * Digitain's half that we call, which is no call at all: a launch is an address (observed), with the
 * token that their server asks about by `authenticate`.
 */
export function digitainGamesApi(options: GamesApiOptions): GameProvider {
  const { movementList } = options
  return {
    name: PROVIDER,
    launchUrl: async (order) => launchUrl(options, order),
    ...(movementList && {
      listMovements: listMovements(movementList),
      ...evidenceBeside(movementList),
    }),
    listGames: () =>
      readGameList({
        url: options.gameListUrl,
        codeOf: codeOfGame,
        ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
      }),
  }
}

function launchUrl(
  { baseUrl, operatorId, mainDomain }: GamesApiOptions,
  { gameCode, token, platform, locale }: LaunchOrder,
): string {
  const url = new URL('/GamesLaunch/Launch', baseUrl)
  const parameters = {
    gameid: gameIdOf(gameCode),
    playMode: 'real',
    token,
    deviceType: DEVICE_TYPES[platform],
    lang: locale,
    operatorId,
    mainDomain,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
