import type { Random } from '../games/game.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { drawFrom, messageOf } from './draws.ts'
import { bytesOf, bytesOfHex, openHmac } from './web-crypto.ts'

/** No round draws more: the film of a week of the league takes up to 760 draws of a word, eight a block. */
const BLOCKS = 128

export type RoundOfChain = { hash: string; salt: string; number: number }

/**
 * The draws of a round, as docs/verifying-rooms.md has them; each call begins them anew. Web Crypto
 * answers later, so all blocks are made ahead.
 */
export async function openRoomDraws(
  stream: AnyRoom['stream'],
  { hash, salt, number }: RoundOfChain,
): Promise<() => Random> {
  const blockOf = await openHmac(stream === 'crash' ? salt : hash)
  const messages =
    stream === 'crash'
      ? // HMAC-SHA256 under the salt as text, of the bytes of the hash (requirement 4.1).
        [bytesOfHex(hash)]
      : Array.from({ length: BLOCKS }, (_, index) => bytesOf(messageOf(salt, number, index)))
  const blocks = await Promise.all(messages.map(blockOf))
  return () =>
    drawFrom((index) => {
      const block = blocks[index]
      if (!block) throw new Error(`round ${number} has no block ${index}`)
      return block
    })
}
