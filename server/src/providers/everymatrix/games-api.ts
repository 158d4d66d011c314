import type { GameList, GameProvider, LaunchOrder } from '../../modules/casino/index.ts'
import { readText } from '../../platform/http/read-text.ts'
import { LIST_TIMEOUT_MS } from '../list-timeout.ts'
import { evidenceBeside, listMovements, type MovementListOptions } from '../movement-list.ts'
import { PROVIDER } from './command.ts'
import { everymatrixFreeRounds, type FreeRoundsOptions } from './free-rounds.ts'
import { type AtVendor, readFeed } from './game-list.ts'
import { slugOf } from './message.ts'

export type GamesApiOptions = {
  /** CasinoEngine's loader of games, for example https://games.everymatrix.example */
  launchUrl: string
  /** Our number or domain there. */
  operatorId: string
  /** Where the feed of games is. */
  feedUrl: string
  /** Where a game sends a player who wants to pay in. */
  cashierUrl: string
  /** Where what has moved is listed; without one it cannot be compared. */
  movementList?: MovementListOptions
  /** Where free rounds are asked for; without one there are none. */
  freeRounds?: FreeRoundsOptions
  timeoutMs?: number
}

/** EveryMatrix's half that we call: the feed of games. A launch is an address, and no call. */
export function everymatrixGamesApi(options: GamesApiOptions): GameProvider {
  const { movementList, freeRounds } = options
  const atVendors = new Map<string, AtVendor>()
  return {
    name: PROVIDER,
    launchUrl: async (order) => launchUrl(options, order),
    ...(movementList && {
      listMovements: listMovements(movementList),
      ...evidenceBeside(movementList),
    }),
    listGames: () => listGames(options, atVendors),
    ...(freeRounds && {
      freeRounds: everymatrixFreeRounds(
        { ...freeRounds, operatorId: options.operatorId },
        atVendors,
      ),
    }),
  }
}

/** The `_sid` is the money token: the session that every wallet call about this game names. */
function launchUrl(options: GamesApiOptions, order: LaunchOrder): string {
  const place = [options.operatorId, slugOf(order.gameCode)].map(encodeURIComponent).join('/')
  const url = new URL(`${options.launchUrl.replace(/\/$/, '')}/Loader/Start/${place}`)
  const parameters = {
    language: order.locale,
    funMode: 'False',
    _sid: order.token,
    casinolobbyurl: order.lobbyUrl,
    cashierurl: options.cashierUrl,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Throws where there is no feed: a page of another kind has no game in it. */
async function listGames(
  { feedUrl, timeoutMs = LIST_TIMEOUT_MS }: GamesApiOptions,
  atVendors: Map<string, AtVendor>,
): Promise<GameList> {
  const url = new URL(feedUrl)
  url.searchParams.set('types', 'game')
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.status !== 200) throw new Error(`the feed of games answered ${response.status}`)
  const { games, broken } = readFeed(await readText(response))
  if (games.length === 0) throw new Error('the feed has no game in it')
  for (const { code, atVendor } of games) atVendors.set(code, atVendor)
  return { games: games.map(({ atVendor: _, ...game }) => game), broken }
}
