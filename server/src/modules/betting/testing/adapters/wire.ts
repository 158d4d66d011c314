import type { settableClock } from '../../../../testing/test-casino.ts'
import type { OddsFeed, Producer } from '../../feed/odds-feed.ts'

/** A company behind an adapter, as the suite asks it for good days and bad ones. */
export type Wire = {
  feed: OddsFeed
  clock: ReturnType<typeof settableClock>
  /** The company offers a match before its start, at these odds of home; told on the stream, or lost on the way. */
  offer: (event: string, homeMilli: number, how?: { lost?: boolean; madeMs?: number }) => void
  settle: (event: string) => void
  /** A message of a kind that nobody knows, and one of a known kind that cannot be read. */
  sayUnknown: () => void
  sayUnreadable: (event: string) => void
  /** Something that the company did not say, on its line. */
  forge: () => void
  setSilent: (isSilent: boolean) => void
  /** The connection breaks. */
  cut: () => void
  /** The company loses its memory: it begins to count anew. */
  forget: () => void
  /** The company does not keep what it said so far any more. */
  keepNothing: () => void
  /** How many follow this producer. */
  followers: (producer: Producer) => number
  /** How often all was read. */
  imagesRead: () => number
  close: () => Promise<void>
}
