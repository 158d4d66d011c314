import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes as long wherever they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (said: string) => createHash('sha256').update(said).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
