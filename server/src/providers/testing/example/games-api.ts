import { FEATURES, SECTIONS, type Section } from '@zar/contract/casino/casino'
import { z } from 'zod/mini'
import type { GameList, GameProvider, LaunchOrder } from '../../../modules/casino/index.ts'
import { readText } from '../../../platform/http/read-text.ts'
import { listRows, readRow } from '../../list-rows.ts'
import { codeOfGame, gameIdOf } from './message.ts'
import { PROVIDER } from './name.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

export type GamesApiOptions = {
  /** Where their API is, such as https://api.supplier.com/v1 */
  baseUrl: string
  /** Signs what we ask. */
  secret: string
  timeoutMs?: number
}

const TIMEOUT_MS = 3_000
/** They know us and the request, and will not open this game for this player. */
const DECLINED = [400, 404]
const SECTION_NAMES = Object.keys(SECTIONS) as Section[]
const KINDS = Object.values(SECTIONS).flat()

const name = z.string().check(z.minLength(1), z.maxLength(200))
const Launched = z.object({ url: z.url({ protocol: /^https?$/ }) })
const Listed = z.object({ games: z.array(z.unknown()) })
const WireGame = z.object({
  id: z.string().check(z.regex(/^[\x21-\x7e]{1,80}$/)),
  name,
  nameEn: z._default(z.nullable(name), null),
  studio: name,
  section: z.enum(SECTION_NAMES),
  kind: z._default(z.nullable(z.enum(KINDS)), null),
  features: z._default(z.array(z.enum(FEATURES)), []),
  /** Hundredths of a percent. */
  rtpBp: z.int().check(z.minimum(1), z.maximum(10_000)),
  volatility: z.int().check(z.minimum(1), z.maximum(5)),
  isOpen: z.boolean(),
  releasedAt: z.iso.date(),
})

/** Example's half that we call, as the casino needs it. Throws when it is down or talks nonsense. */
export function exampleGamesApi(options: GamesApiOptions): GameProvider {
  return {
    name: PROVIDER,
    launchUrl: (order) => launchUrl(options, order),
    listGames: () => listGames(options),
  }
}

async function launchUrl(options: GamesApiOptions, order: LaunchOrder) {
  const response = await post(options, '/launch', {
    playerId: order.playerId,
    token: order.token,
    gameId: gameIdOf(order.gameCode),
    currency: order.currency,
    country: order.countryCode,
    language: order.locale,
    platform: order.platform,
    lobbyUrl: order.lobbyUrl,
    ip: order.ip,
  })
  if (DECLINED.includes(response.status)) return undefined
  return Launched.parse(jsonOf(response)).url
}

/** A game that is listed without what a player must be told of it is not offered. */
async function listGames(options: GamesApiOptions): Promise<GameList> {
  const { games } = Listed.parse(jsonOf(await post(options, '/games', {})))
  return listRows(games, 'id', (row) => {
    const { id, releasedAt, ...game } = readRow(WireGame, row)
    return {
      ...game,
      // What they do not tell of a game.
      maxWin: null,
      lines: null,
      stakes: null,
      code: codeOfGame(id),
      releasedAt: new Date(releasedAt),
    }
  })
}

type Reply = { path: string; status: number; text: string }

async function post(options: GamesApiOptions, path: string, fields: object): Promise<Reply> {
  const { baseUrl, secret, timeoutMs = TIMEOUT_MS } = options
  const body = JSON.stringify(fields)
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(body, secret),
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
