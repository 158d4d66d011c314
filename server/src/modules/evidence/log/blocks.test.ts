import { proofBy, proofOf } from '@zar/contract/evidence/proof'
import { leafOf, rootOf } from '@zar/contract/evidence/tree'
import { expect, test } from 'vitest'
import { BLOCK_ROWS, packBlocks, rootInBlocks, unpackBlocks } from './blocks.ts'

test.each([1, 63, 64, 65, 128, 129, 700])(
  'a proof by blocks is the one by all %i rows',
  (count) => {
    const leaves = Array.from({ length: count }, (_, at) => leafOf(Buffer.from(`${at}`)))
    const ids = leaves.map((_, at) => 100n + 3n * BigInt(at))
    const blocks = unpackBlocks(packBlocks(ids, leaves), 99n)
    expect(Buffer.from(rootInBlocks(blocks, new Map())(0, count))).toEqual(
      Buffer.from(rootOf(leaves)),
    )
    expect(blocks.at(-1)?.toId).toBe(ids.at(-1))
    expect(blocks[0]?.afterId).toBe(99n)
    for (const shown of [[0], [count - 1], [0, count - 1], [Math.floor(count / 2)]]) {
      const places = [...new Set(shown)]
      const at = new Set(places.map((place) => Math.floor(place / BLOCK_ROWS)))
      const known = new Map(
        [...at].map((one) => [one, leaves.slice(one * BLOCK_ROWS, (one + 1) * BLOCK_ROWS)]),
      )
      const path = proofBy(count, places, rootInBlocks(blocks, known))
      expect(path.map(hex)).toEqual(proofOf(leaves, places).map(hex))
    }
  },
)

const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
