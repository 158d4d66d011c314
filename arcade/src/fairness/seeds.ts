import { createHash, createHmac } from 'node:crypto'
import { type Draws, drawFrom, messageOf } from './draws.ts'

export type SeedPair = { serverSeed: string; clientSeed: string }

/** SHA-256 of the seed's text, shown before the first round and checked after the last. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
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
