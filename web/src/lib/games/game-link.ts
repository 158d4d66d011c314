import { type Game, PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import { isRecord } from '../storage/stored.ts'

/** What a launch needs to know of a game, as the address of its page carries it. */
export type GameLink = {
  providerName: ProviderName
  gameCode: string
  /** Only some integrations have these. */
  system: string
  productId: string
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Text as base64url, so that it fits in one path segment. */
function encode(text: string): string {
  const binary = String.fromCharCode(...bytesOf(text))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decode(segment: string): string {
  const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}

const isProvider = (name: unknown): name is ProviderName =>
  typeof name === 'string' && Object.hasOwn(PROVIDERS, name)

/** The link of a game, or undefined when its integration is not one of ours. */
export function linkOf(game: Pick<Game, 'gameCode' | 'mainProviderId'>): GameLink | undefined {
  const providerName = Object.entries(PROVIDERS).find(([, id]) => id === game.mainProviderId)?.[0]
  if (!isProvider(providerName)) return undefined
  return { providerName, gameCode: game.gameCode, system: '', productId: '' }
}

export const playPath = (link: GameLink): string => `/casino/play/${encode(JSON.stringify(link))}`

/** Reads the last segment of a play page's address; undefined when it was made up. */
export function readGameLink(segment: string): GameLink | undefined {
  try {
    const value: unknown = JSON.parse(decode(segment))
    if (!isRecord(value) || !isProvider(value.providerName)) return undefined
    if (typeof value.gameCode !== 'string' || value.gameCode === '') return undefined
    const { providerName, gameCode } = value
    return {
      providerName,
      gameCode,
      system: typeof value.system === 'string' ? value.system : '',
      productId: typeof value.productId === 'string' ? value.productId : '',
    }
  } catch {
    return undefined
  }
}
