import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(100))
/** A whole address. One that leads to another site is taken for the lobby. */
const LobbyUrl = z
  .url({ protocol: /^https?$/ })
  .check(z.maxLength(500), z.regex(/^[^\s\p{Cc}"'<>\\]+$/u))

export const hub88LaunchUrl = endpoint({
  method: 'POST',
  path: '/api/casino/hub88launchurl',
  summary: 'Opens a game session. Data is the url of the game',
  caller: 'player',
  input: z.strictObject({
    platform: z.union([z.literal(1), z.literal(2)]),
    gameCode: Code,
    language: z.enum(['tr', 'en']),
    lobbyUrl: LobbyUrl,
  }),
  output: z.string(),
})

/** A game of SoftGamings' is known by its merchant and its page there. */
type SoftgamingsGame = { system: string; pageCode: string }
export const softgamingsCode = ({ system, pageCode }: SoftgamingsGame) => `${system}:${pageCode}`

export function softgamingsGame(gameCode: string): SoftgamingsGame {
  const at = gameCode.indexOf(':')
  return { system: gameCode.slice(0, at), pageCode: gameCode.slice(at + 1) }
}

export const softgamingsLaunchUrl = endpoint({
  method: 'POST',
  path: '/api/casino/softgamingslaunchurl',
  summary:
    'Opens a game session. Data is HTML, markup and then a script: the supplier’s own, to be run on another origin only',
  caller: 'player',
  input: z.strictObject({
    system: z.string().check(z.regex(/^\d{1,10}$/)),
    pageCode: z.string().check(z.regex(/^[\x21-\x7e]{1,60}$/)),
    isMobile: z.union([z.literal(0), z.literal(1)]),
  }),
  output: z.string(),
})

export const amusnetLaunchUrl = endpoint({
  method: 'POST',
  path: '/api/casino/amusnetlaunchurl',
  summary: 'Opens a game session. Data is the url of the game',
  caller: 'player',
  input: z.strictObject({
    code: Code,
    isMobile: z.union([z.boolean(), z.literal(0), z.literal(1)]),
  }),
  output: z.string(),
})

export const egtLaunchUrl = endpoint({
  method: 'POST',
  path: '/api/casino/egtlaunchurl',
  summary: 'Opens a game session. Data is the url of the game',
  caller: 'player',
  input: z.strictObject({
    /** PLATFORMS. */
    platform: z.union([z.literal(1), z.literal(2)]),
    gameCode: Code,
    language: z.enum(['tr', 'en']),
    lobbyUrl: LobbyUrl,
  }),
  output: z.string(),
})

export const emLaunchUrl = endpoint({
  method: 'POST',
  path: '/api/casino/emlaunchurl',
  summary: 'Opens a game session. Data is the url of the game',
  caller: 'player',
  input: z.strictObject({
    code: Code,
    /** The supplier's product that the game is of, or empty. */
    productId: z.string().check(z.maxLength(100)),
  }),
  output: z.string(),
})

export const dtLaunchUrl = endpoint({
  method: 'POST',
  path: '/api/casino/dtlaunchurl',
  summary: 'Opens a game session. Data is the url of the game',
  caller: 'player',
  input: z.strictObject({ code: Code }),
  output: z.string(),
})
