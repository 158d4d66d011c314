import type { Random } from '../games/game.ts'

/**
 * Blocks of 32 bytes, numbered from 0. Block r of a round is
 * HMAC-SHA256(key = server seed as text, message = `${clientSeed}:${nonce}:${r}`).
 */
export type BlockAt = (index: number) => Uint8Array

const BLOCK_BYTES = 32
const DRAW_BYTES = 4
const DRAW_RANGE = 2 ** 32

export function messageOf(clientSeed: string, nonce: number, block: number): string {
  return `${clientSeed}:${nonce}:${block}`
}

/** Draws of one round. `words` is the number of 32-bit words that were read of its stream. */
export type Draws = Random & { words(): number }

/**
 * Unbiased whole numbers from a stream of blocks. Each draw takes four bytes as a big-endian
 * number u and answers u mod count; a u in the last, incomplete run of `count` is thrown away.
 * A round of several steps goes on at the word where the step before stopped.
 */
export function drawFrom(blockAt: BlockAt, fromWord = 0): Draws {
  let cursor = fromWord * DRAW_BYTES
  const nextUint32 = () => {
    const block = blockAt(Math.floor(cursor / BLOCK_BYTES))
    const value = uint32At(block, cursor % BLOCK_BYTES)
    cursor += DRAW_BYTES
    return value
  }
  return {
    words: () => cursor / DRAW_BYTES,
    below(count) {
      if (!Number.isInteger(count) || count < 1 || count > DRAW_RANGE) throw new Error(`${count}`)
      const limit = DRAW_RANGE - (DRAW_RANGE % count)
      let value = nextUint32()
      while (value >= limit) value = nextUint32()
      return value % count
    },
  }
}

function uint32At(block: Uint8Array, offset: number): number {
  let value = 0
  for (let at = offset; at < offset + DRAW_BYTES; at++) value = value * 256 + (block[at] ?? 0)
  return value
}
