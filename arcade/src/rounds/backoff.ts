const FIRST_MS = 1_000
const LONGEST_MS = 300_000

/** How long to leave a silent wallet alone after this many failed attempts: 1 s, 2 s, … 5 min. */
export function backoffMs(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_MS)
}
