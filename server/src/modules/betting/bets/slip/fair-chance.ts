import { chancesOf } from '@zar/betting/prices/model'
import type { Chances } from '@zar/contract/betting/sums/bet'
import { modelOf } from '../builder/model.ts'
import { builderPpm } from '../builder/price-builder.ts'
import { clockedShape } from './clocked-shape.ts'
import type { Offer, Offers } from './offer.ts'

const CERTAIN_PPM = 1_000_000

/** The fair chance that a leg wins, in millionths, by the current message; null where it has none. */
export function fairPpmOf(
  leg: readonly Offer[],
  { stated }: Pick<Offers, 'stated'>,
): number | null {
  const [only] = leg
  return leg.length === 1 && only ? only.fairPpm : builderPpm(leg, stated)
}

/** Whether a part of the stake may come back: a whole or quarter line, and what has no bet on the draw. */
export const mayPush = ({ market, line }: Pick<Offer, 'market' | 'line'>): boolean =>
  (line !== null && !line.endsWith('.5')) || /\.dnb$/.test(market)

/**
 * The fair chances of a leg’s outcomes, which add up to a million; null where they are not known. Of a line that
 * can push one chance is told: that of its decided part. How much of it is decided is the model’s word.
 */
export function fairChancesOf(
  leg: readonly Offer[],
  offers: Pick<Offers, 'stated'>,
): Chances | null {
  const fairPpm = fairPpmOf(leg, offers)
  const [only] = leg
  if (fairPpm === null || !only) return null
  if (leg.length > 1 || !mayPush(only)) {
    return { chancesPpm: { win: fairPpm, loss: CERTAIN_PPM - fairPpm } }
  }
  const own = only.sport === 'football' ? footballShape(only, offers) : clockedShape(only, fairPpm)
  return own ? decidedAs(own, fairPpm) : null
}

function footballShape(offer: Offer, { stated }: Pick<Offers, 'stated'>): Shape | undefined {
  const now = stated.get(offer.eventId)
  const model = now && modelOf(now)
  return model && chancesOf(model, { key: offer.market, line: offer.line })?.get(offer.selection)
}

type Shape = { win: number; halfWin: number; push: number; halfLoss: number; loss: number }

/** A shape whose decided part is won with the told chance. Whole millionths; the win takes what rounding leaves. */
function decidedAs({ win, halfWin, push, halfLoss, loss }: Shape, fairPpm: number): Chances {
  const decided = win + loss + (halfWin + halfLoss) / 2
  const moved = (fairPpm / CERTAIN_PPM) * decided - (win + halfWin / 2)
  // Where the told chance asks for less than nothing of a win, halves are left as they are.
  const kept = Math.max(-win, Math.min(loss, moved))
  const ppm = (chance: number) => Math.round(chance * CERTAIN_PPM)
  const others = {
    'half-win': ppm(halfWin),
    push: ppm(push),
    'half-loss': ppm(halfLoss),
    loss: ppm(loss - kept),
  }
  const rest = Object.values(others).reduce((sum, one) => sum + one, 0)
  return { chancesPpm: { win: Math.max(0, CERTAIN_PPM - rest), ...others } }
}
