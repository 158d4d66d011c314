import {
  JACKPOT_OLD_MS,
  JACKPOTS_PATH,
  type JackpotMeter,
  JackpotsTold,
} from '@zar/contract/casino/jackpots'
import { useSyncExternalStore } from 'react'
import { openEventLine } from '../../../lib/browser/event-line.ts'

/** `waiting`: nothing was told yet. `lost`: what was told is too old. */
export type SeenJackpots = readonly JackpotMeter[] | 'waiting' | 'lost'

const seen: { now: SeenJackpots; aging?: ReturnType<typeof setTimeout> | undefined } = {
  now: 'waiting',
}

function hear(text: string): void {
  const { jackpots } = JackpotsTold.parse(JSON.parse(text))
  clearTimeout(seen.aging)
  // A casino that has just opened its own line to the arcade knows nothing for a moment.
  if (jackpots === null) seen.now = seen.now === 'waiting' ? 'waiting' : 'lost'
  else seen.now = jackpots
  seen.aging = setTimeout(() => {
    seen.now = 'lost'
    line.tell()
  }, JACKPOT_OLD_MS)
}

/** The browser comes back by itself: until what was told is too old it is shown. */
const lose = () => {
  if (seen.now === 'waiting') seen.now = 'lost'
}

const line = openEventLine(JACKPOTS_PATH, { hear, lose })

export const useJackpots = (): SeenJackpots => useSyncExternalStore(line.subscribe, () => seen.now)
