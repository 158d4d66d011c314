import type { Sport } from '@zar/contract/betting/sport'
import type { PlayerClass } from '../../../../db/tables/betting.ts'
import { type Offer, silentMs } from '../slip/offer.ts'

/** The longest that a bet on a live event waits. */
export const DELAY_MS: Record<Sport, number> = {
  football: 5_000,
  basketball: 4_000,
  tennis: 4_000,
  volleyball: 4_000,
  'ice-hockey': 5_000,
  'american-football': 6_000,
  cs2: 5_000,
  valorant: 5_000,
  lol: 5_000,
  dota2: 5_000,
}

/** A price that stood for so long is believed, of a feed that spoke so lately. */
const QUIET_MS = 3_000
const FRESH_MS = 1_000
/** Who beats the later price by more, on average, waits. */
const EDGE_MAX = 0.01
/** Who bets so much more often just before a suspension waits: chance does it once in two hundred bets. */
const STOPS_MAX = 3

/** How a player bets on live events. */
export type LiveRecord = {
  playerClass: PlayerClass
  /** By how much the last live bets beat the price three seconds later, on average; 0.01 is one per cent. */
  edge: number
  /** How many of them were taken within three seconds before their market was suspended. */
  stops: number
}

/** How long a bet on these live offers waits: each event’s own delay, and the longest of them. */
export const delayOf = (live: readonly Offer[], record: LiveRecord, nowMs: number): number =>
  Math.max(0, ...live.map((offer) => delayOn(offer, record, nowMs)))

const quietMs = ({ movedAt }: Offer, nowMs: number): number =>
  movedAt === null ? 0 : nowMs - movedAt.getTime()

function delayOn(offer: Offer, { playerClass, edge, stops }: LiveRecord, nowMs: number): number {
  const longest = DELAY_MS[offer.sport]
  if (playerClass === 'new') return longest / 2
  if (playerClass === 'sharp') return longest
  const isQuiet = quietMs(offer, nowMs) >= QUIET_MS && !offer.isInDanger
  const isTrusted = edge <= EDGE_MAX && stops <= STOPS_MAX
  return isQuiet && silentMs(offer, nowMs) < FRESH_MS && isTrusted ? 0 : longest
}
