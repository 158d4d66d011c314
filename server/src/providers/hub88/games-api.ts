import { FILE_MAX } from '@zar/contract/evidence/read'
import { z } from 'zod/mini'
import type {
  GameList,
  GameProvider,
  LaunchOrder,
  ListedGame,
  PlayedRound,
} from '../../modules/casino/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { countOf, stakesOf } from '../known-facts.ts'
import { BadRow, listRows, readRow } from '../list-rows.ts'
import { LIST_TIMEOUT_MS } from '../list-timeout.ts'
import { AskForLess, movementPages } from '../movement-pages.ts'
import { type CallOptions, jsonOf, post } from './call.ts'
import { hub88FreeRounds } from './free-rounds.ts'
import { featuresOf, placeOf } from './game-facts.ts'
import { movementsOf } from './movements.ts'

export type GamesApiOptions = CallOptions & { clock: Clock }

/** They know us and the request, and will not open this game for this player. */
const DECLINED = [400, 404]
const PLATFORMS = { desktop: 'GPL_DESKTOP', mobile: 'GPL_MOBILE' } as const

const name = z.string().check(z.minLength(1), z.maxLength(200))
const GameUrl = z.object({ url: z.url({ protocol: /^https?$/ }) })
const WireList = z.array(z.unknown())
const WireGame = z.object({
  game_code: z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)),
  name,
  product: name,
  category: z.optional(z.nullable(z.string())),
  features: z.optional(z.nullable(z.array(z.string()))),
  enabled: z.boolean(),
  rtp: z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/)),
  volatility: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
  paylines: z.optional(z.unknown()),
  // What follows is not in their public list (inferred); without it nothing is said of it. Bets are in 1/100 000.
  translations: z.optional(z.nullable(z.object({ en: z.optional(name) }))),
  max_win: z.optional(z.unknown()),
  min_bet: z.optional(z.unknown()),
  max_bet: z.optional(z.unknown()),
  release_date: z.optional(z.nullable(z.string())),
})
type WireGame = z.infer<typeof WireGame>

/** Hub88's half that we call, as the casino needs it. Throws when it is down or talks nonsense. */
export function hub88GamesApi(options: GamesApiOptions): Required<GameProvider> {
  return {
    name: 'hub88',
    launchUrl: (order) => launchUrl(options, order),
    listGames: () => listGames(options),
    roundUrl: (round) => roundUrl(options, round),
    listMovements: (from, to) =>
      movementPages((start, end) => readList(options, start, end), from, to),
    evidenceOf: (playerId) => evidenceOf(options, playerId),
    freeRounds: hub88FreeRounds(options),
  }
}

async function launchUrl(options: GamesApiOptions, order: LaunchOrder) {
  const response = await post(options, '/game/url', {
    user: order.playerId,
    token: order.token,
    platform: PLATFORMS[order.platform],
    lobby_url: order.lobbyUrl,
    lang: order.locale,
    ip: order.ip,
    game_code: order.gameCode,
    currency: order.currency,
    country: order.countryCode,
    meta: {},
  })
  if (DECLINED.includes(response.status)) return undefined
  return GameUrl.parse(jsonOf(response)).url
}

/** Their page about one round. They are asked for it each time: it may tell more later. */
async function roundUrl(options: GamesApiOptions, round: PlayedRound) {
  const response = await post(options, '/game/round', {
    user: round.playerId,
    transaction_uuid: round.transactionId,
    round: round.roundId,
  })
  if (DECLINED.includes(response.status)) return undefined
  return GameUrl.parse(jsonOf(response)).url
}

const Evidence = z.object({ lines: z.string() })

/** A call of the arcade's own beside the protocol: a supplier that does not know it has no such log. */
async function evidenceOf(options: GamesApiOptions, playerId: string): Promise<string> {
  const at = options.clock.now().toISOString()
  const asked = { timeoutMs: LIST_TIMEOUT_MS, bytesMax: FILE_MAX, ...options }
  const response = await post(asked, '/evidence', { user: playerId, at })
  if (DECLINED.includes(response.status)) return ''
  return Evidence.parse(jsonOf(response)).lines
}

const TOO_MUCH = 413

async function readList(options: GamesApiOptions, from: Date, to: Date) {
  const response = await post({ timeoutMs: LIST_TIMEOUT_MS, ...options }, '/transactions/list', {
    start_time: from.toISOString(),
    end_time: to.toISOString(),
  })
  if (response.status === TOO_MUCH) throw new AskForLess(response.text.slice(0, 200))
  return movementsOf(jsonOf(response))
}

/** A game that is listed without what a player must be told of it is not offered. */
async function listGames(options: GamesApiOptions): Promise<GameList> {
  const asked = { timeoutMs: LIST_TIMEOUT_MS, ...options }
  const listed = WireList.parse(jsonOf(await post(asked, '/game/list', {})))
  return listRows(listed, 'game_code', (row) => gameOf(readRow(WireGame, row)))
}

/** `96.40` is 9640. What is finer is cut off: never a better return than the game has. */
function rtpBpOf({ rtp }: WireGame): number {
  const [whole = '', fraction = ''] = rtp.split('.')
  return Number(whole + fraction.padEnd(2, '0').slice(0, 2))
}

function gameOf(game: WireGame): ListedGame {
  const rtpBp = rtpBpOf(game)
  if (rtpBp < 1 || rtpBp > 10_000) throw new BadRow('wrong: rtp')
  const releasedMs = Date.parse(game.release_date ?? '')
  return {
    code: game.game_code,
    name: game.name,
    nameEn: game.translations?.en ?? null,
    studio: game.product,
    ...placeOf(game.category),
    features: featuresOf(game.features),
    rtpBp,
    volatility: game.volatility ?? null,
    maxWin: countOf(game.max_win),
    lines: countOf(game.paylines),
    stakes: stakesOf(game.min_bet, game.max_bet),
    isOpen: game.enabled,
    releasedAt: new Date(Number.isNaN(releasedMs) ? 0 : releasedMs),
  }
}
