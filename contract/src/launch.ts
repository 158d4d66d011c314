import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(100))

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
    lobbyUrl: z.string().check(z.maxLength(500)),
  }),
  output: z.string(),
})
