import { createHash, createHmac } from 'node:crypto'
import { type AnyGame, findGame } from '../games/find-game.ts'
import { type Draws, drawFrom, messageOf } from './draws.ts'
import { committedText, gameText } from './game-text.ts'

export type SeedPair = { serverSeed: string; clientSeed: string }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Of the seed and the game's digest: shown before the first round and checked after the last. */
export const commitmentOf = (serverSeed: string, digest: string | null = null): string =>
  sha256(committedText(serverSeed, digest))

const digests = new Map<AnyGame, string>()

/** Of the mathematics that the game of this code has now, or had in a version. Throws where there is none. */
export function digestOf(gameCode: string, version?: string): string {
  const game = findGame(gameCode, version)
  if (!game) throw new Error(`no game is ${gameCode}${version === undefined ? '' : ` ${version}`}`)
  const known = digests.get(game) ?? sha256(gameText(game))
  digests.set(game, known)
  return known
}

/** Every draw of one round from this word on, on the server. */
export function randomOf({ serverSeed, clientSeed }: SeedPair, nonce: number, fromWord = 0): Draws {
  let held: { index: number; block: Uint8Array } = { index: -1, block: new Uint8Array() }
  return drawFrom((index) => {
    if (held.index !== index) held = { index, block: blockOf(serverSeed, clientSeed, nonce, index) }
    return held.block
  }, fromWord)
}

export function blockOf(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  index: number,
): Uint8Array {
  return createHmac('sha256', serverSeed)
    .update(messageOf(clientSeed, nonce, index))
    .digest()
}
