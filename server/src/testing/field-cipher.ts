import { randomBytes } from 'node:crypto'
import { openFieldCipher } from '../platform/encryption/field-cipher.ts'
import type { Random } from '../platform/random.ts'

/** A cipher with keys of its own. */
export function openTestCipher({ random }: { random: Random }) {
  const keys = new Map([[1, randomBytes(32)]])
  return openFieldCipher({ keys, current: 1, indexKey: randomBytes(32) }, random)
}
