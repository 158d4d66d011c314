import type { Chances } from '@zar/betting/markets/market'
import { fairChance } from '@zar/betting/prices/chances'
import { modelOf } from '@zar/betting/prices/match-model'
import { chancesOf, type Model } from '@zar/betting/prices/model'
import type { Offer } from './offer.ts'

/** What can be expected of a match, from one end to the other. */
const MARGINS = { from: -80, to: 80 }
const TOTALS = { basketball: { from: 40, to: 400 }, 'american-football': { from: 2, to: 150 } }
/** The chance of a push hardly changes with what is expected: some hundredths of a point are enough. */
const HALVINGS = 14
const PPM = 1_000_000

/**
 * What may become of a line of basketball or American football before the start: as in the match of which the
 * line has the told chance. Undefined of a match that is played, whose clock the chance of a push hangs on.
 */
export function clockedShape(offer: Offer, fairPpm: number): Chances | undefined {
  const { sport, eventState, market: key } = offer
  const isTotal = /\.total(\.|$)/.test(key)
  if (eventState !== 'scheduled' || !(isTotal || key.endsWith('.ah'))) return undefined
  if (sport !== 'basketball' && sport !== 'american-football') return undefined
  return isTotal
    ? fitted(offer, fairPpm, { ...TOTALS[sport], modelAt: (total) => matchOf(sport, 0, total) })
    : fitted(offer, fairPpm, {
        ...MARGINS,
        modelAt: (margin) => matchOf(sport, margin, middleOf(TOTALS[sport])),
      })
}

type Span = { from: number; to: number }
const middleOf = ({ from, to }: Span): number => (from + to) / 2

/** Halves the span of what is expected until the line has the told chance. */
function fitted(
  { market: key, line, selection }: Offer,
  fairPpm: number,
  { modelAt, ...span }: Span & { modelAt: (expected: number) => Model },
): Chances | undefined {
  const at = (expected: number) => chancesOf(modelAt(expected), { key, line })?.get(selection)
  const isRising = selection === 'over' || selection === '1'
  let { from, to } = span
  for (let n = 0; n < HALVINGS; n++) {
    const chances = at(middleOf({ from, to }))
    if (!chances) return undefined
    if (fairChance(chances) < fairPpm / PPM === isRising) from = middleOf({ from, to })
    else to = middleOf({ from, to })
  }
  return at(middleOf({ from, to }))
}

const matchOf = (
  sport: 'basketball' | 'american-football',
  margin: number,
  total: number,
): Model =>
  sport === 'basketball'
    ? modelOf(sport, { margin, total, minutes: 40, players: [] })
    : modelOf(sport, { margin, total })
