import type { Sport } from '@zar/contract/betting/sport'

/** The longest that a live bet waits, in seconds, by the house rules. */
export const DELAY_S: Record<Sport, number> = {
  football: 5,
  basketball: 4,
  tennis: 4,
  volleyball: 4,
  'ice-hockey': 5,
  'american-football': 6,
  cs2: 5,
  valorant: 5,
  lol: 5,
  dota2: 5,
}
