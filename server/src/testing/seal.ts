import { randomBytes } from 'node:crypto'
import type { Random } from '../platform/random.ts'
import { openSeal } from '../platform/seal.ts'

/** A cipher with keys of its own. */
export function openTestSeal({ random }: { random: Random }) {
  const keys = new Map([[1, randomBytes(32)]])
  return openSeal({ keys, current: 1, indexKey: randomBytes(32) }, random)
}
