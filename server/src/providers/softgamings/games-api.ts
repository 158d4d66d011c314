import { softgamingsGame } from '@zar/contract/casino/launch'
import type { GameProvider, LaunchOrder } from '../../modules/casino/index.ts'
import { LIST_TIMEOUT_MS } from '../list-timeout.ts'
import { AskForLess, movementPages, type ReadWindow } from '../movement-pages.ts'
import { type CallOptions, CODED, OK, post } from './call.ts'
import { softgamingsFreeRounds } from './free-rounds.ts'
import { gamesOf } from './game-list.ts'
import { loginOf, passwordOf } from './login.ts'
import { movementsOf } from './movements.ts'

export type GamesApiOptions = CallOptions & {
  /** Makes the players' passwords there, so it may never change. */
  playerSecret: string
  /** Games that cannot be played in it are not listed. */
  currency: string
}

const DAY_MS = 24 * 60 * 60_000
const TOO_MUCH = 413
const HTML_MAX = 100_000

/** Fundist's half that we call, as the casino needs it. Throws when it is down or talks nonsense. */
export function softgamingsGamesApi(options: GamesApiOptions): GameProvider {
  const mobilePages = new Map<string, string>()
  const merchants = new Map<string, string>()
  return {
    name: 'softgamings',
    launchUrl: (order) => authHtml(options, order, mobilePages),
    async listGames() {
      const asked = { timeoutMs: LIST_TIMEOUT_MS, ...options }
      const { method, status, text } = await post(asked, 'Game/FullList', [], {})
      if (status !== 200) throw new Error(`${method} answered ${status}: ${text.slice(0, 200)}`)
      const { games, broken } = gamesOf(JSON.parse(text), options.currency)
      for (const { code, mobilePage, merchant } of games) {
        if (mobilePage) mobilePages.set(code, mobilePage)
        merchants.set(code, merchant)
      }
      return { games: games.map(({ mobilePage: _, merchant: __, ...game }) => game), broken }
    },
    freeRounds: softgamingsFreeRounds(options, merchants),
    listMovements: (from, to) => dayPages((start, end) => readList(options, start, end), from, to),
  }
}

/** A call of theirs names one day, so that no window has two. */
async function* dayPages(read: ReadWindow, from: Date, to: Date) {
  for (let at = from; at < to; ) {
    const midnight = new Date(Math.floor(at.getTime() / DAY_MS + 1) * DAY_MS)
    const end = midnight < to ? midnight : to
    yield* movementPages(read, at, end)
    at = end
  }
}

/** The method and its hash were observed; the hours and the lines are inferred (docs/decisions/013). */
async function readList(options: GamesApiOptions, from: Date, to: Date) {
  const day = from.toISOString().slice(0, 10)
  const isMidnight = to.getTime() % DAY_MS === 0
  const { method, status, text } = await post(
    { timeoutMs: LIST_TIMEOUT_MS, ...options },
    'Stats/Detailed',
    [day],
    {
      Date: day,
      TimeFrom: from.toISOString().slice(11, 19),
      TimeTo: isMidnight ? '24:00:00' : to.toISOString().slice(11, 19),
    },
  )
  if (status === TOO_MUCH) throw new AskForLess(text.slice(0, 200))
  if (status !== 200) throw new Error(`${method} answered ${status}: ${text.slice(0, 200)}`)
  return movementsOf(JSON.parse(text))
}

/** The page that opens the game, as HTML with a script; it is only to be run on another origin. */
async function authHtml(
  options: GamesApiOptions,
  order: LaunchOrder,
  mobilePages: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const { system, pageCode } = softgamingsGame(order.gameCode)
  const isMobile = order.platform === 'mobile'
  const login = loginOf(order.playerId)
  const password = passwordOf(login, options.playerSecret)
  const { method, status, text } = await post(options, 'User/AuthHTML', [login, password, system], {
    Login: login,
    Password: password,
    System: system,
    Page: isMobile ? (mobilePages.get(order.gameCode) ?? pageCode) : pageCode,
    UserIP: order.ip,
    Currency: order.currency,
    Country: order.countryCode,
    Language: order.locale,
    Referer: order.lobbyUrl,
    ExtParam: order.token,
    UserAutoCreate: '1',
    UniversalLaunch: '1',
    IsMobile: isMobile ? '1' : '0',
  })
  const [, code, html = ''] = CODED.exec(text) ?? []
  if (status >= 500 || code === undefined) throw new Error(`${method} answered ${status}`)
  if (code !== OK) return undefined
  const isPage = html.trimStart().startsWith('<') && html.length <= HTML_MAX
  if (!isPage) throw new Error(`${method} answered no page`)
  return html.trim()
}
