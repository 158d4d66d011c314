import type { MarketImage, SelectionImage } from '../../board/image/event-image.ts'

/** A price may move so far by itself: of what it was, and of what it implies. */
const MOVE_MAX_PERCENT = 25
const IMPLIED_MAX_PPM = 10_000

const PPM = 1_000_000
const MILLI = 1_000

/** Millionths of 1 / odds. */
const impliedPpm = (oddsMilli: number): number => (PPM * MILLI) / oddsMilli

/**
 * Whether some price moved by more than a quarter, and by more than a point of its chance: what is not
 * likely moves by a quarter within a minute of play.
 */
export const movedTooFar = (
  before: readonly SelectionImage[],
  after: readonly SelectionImage[],
): boolean =>
  after.some(({ key, odds }) => {
    const was = before.find((one) => one.key === key)?.odds
    if (!was || !odds) return false
    const isFar = Math.abs(odds - was) * 100 > was * MOVE_MAX_PERCENT
    return isFar && Math.abs(impliedPpm(odds) - impliedPpm(was)) > IMPLIED_MAX_PPM
  })

/** Whether the market pays back more than it takes: the book, of the chances that its selections share. */
export function isBookBroken({ selections }: Pick<MarketImage, 'selections'>): boolean {
  const offered = selections.filter(({ odds }) => odds !== null)
  if (offered.length === 0 || offered.some(({ fairPpm }) => fairPpm === null)) return false
  const book = offered.reduce((sum, { odds }) => sum + impliedPpm(odds ?? MILLI), 0)
  const chances = offered.reduce((sum, { fairPpm }) => sum + (fairPpm ?? 0), 0)
  // Each chance was rounded to a millionth.
  return book + offered.length < chances
}
