import { hash, timingSafeEqual } from 'node:crypto'

/**
 * Whether what a caller gave is this secret. Takes as long wherever the first difference is; nothing is
 * no secret.
 */
export function isSameText(given: unknown, known: string): boolean {
  const text = typeof given === 'string' ? given : ''
  const isEqual = timingSafeEqual(hash('sha256', text, 'buffer'), hash('sha256', known, 'buffer'))
  return isEqual && text !== ''
}
