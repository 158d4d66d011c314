import type { KeyObject } from 'node:crypto'
import { z } from 'zod/mini'
import type {
  GameList,
  GameProvider,
  LaunchOrder,
  ListedGame,
  PlayedRound,
} from '../../modules/casino/index.ts'
import { BadRow, listRows, readRow } from '../list-rows.ts'
import { AskForLess, movementPages } from '../movement-pages.ts'
import { readText } from '../read-text.ts'
import { featuresOf, placeOf } from './game-facts.ts'
import { movementsOf } from './movements.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

export type GamesApiOptions = {
  /** For example https://api.hub88.io */
  baseUrl: string
  /** The number Hub88 gave us. */
  operatorId: number
  /** Ours: it signs what we ask of Hub88. */
  operatorPrivateKey: KeyObject
  timeoutMs?: number
}

const BASE_PATH = '/operator/generic/v2'
const TIMEOUT_MS = 3_000
/** Nobody waits for a list. */
const LIST_TIMEOUT_MS = 30_000
/** They know us and the request, and will not open this game for this player. */
const DECLINED = [400, 404]
const PLATFORMS = { desktop: 'GPL_DESKTOP', mobile: 'GPL_MOBILE' } as const
const VOLATILITY_UNKNOWN = 3

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
  const listed = WireList.parse(jsonOf(await post(options, '/game/list', {})))
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
    studio: game.product,
    ...placeOf(game.category),
    features: featuresOf(game.features),
    rtpBp,
    volatility: game.volatility ?? VOLATILITY_UNKNOWN,
    isOpen: game.enabled,
    releasedAt: new Date(Number.isNaN(releasedMs) ? 0 : releasedMs),
  }
}

type Reply = { path: string; status: number; text: string }

async function post(options: GamesApiOptions, path: string, fields: object): Promise<Reply> {
  const { baseUrl, operatorId, operatorPrivateKey, timeoutMs = TIMEOUT_MS } = options
  const body = Buffer.from(JSON.stringify({ ...fields, operator_id: operatorId }))
  const response = await fetch(new URL(BASE_PATH + path, baseUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signatureOf(body, operatorPrivateKey),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { path, status: response.status, text: await readText(response) }
}

function jsonOf({ path, status, text }: Reply): unknown {
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
