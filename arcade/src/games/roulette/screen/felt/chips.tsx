import type { Language } from '../../../../protocol.ts'
import { chipDrawing, chipsOf, chipText } from '../../../../screens/kit/art/chip.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { THOUSAND } from '../../../../screens/kit/chips/chip-row.tsx'
import { liraText, placeName, placeOdds } from '../names.ts'
import { type Lying, paidOn } from '../shown.ts'
import { boxStyle } from './box-style.ts'
import { lyingBox, SPOT_OF, uprightBox } from './plan.ts'

type Props = { lying: readonly Lying[]; language: Language }

/** One chip of the sum on each place, and what a place that won brings. The names are the buttons'. */
export const FeltChips = ({ lying, language }: Props) => (
  <div className="rf__chips" aria-hidden="true">
    {lying.map(({ place, stakeKurus, fate }) => {
      const spot = SPOT_OF.get(place)
      if (!spot) return null
      const kind = /^straight|^column/.test(place) ? place.split(':')[0] : spot.kind
      return (
        <div
          key={place}
          className={`rf__pile rf__pile--${kind} rf__pile--${fate}${place === 'straight:0' ? ' rf__pile--zero' : ''}`}
          style={boxStyle(lyingBox(spot), uprightBox(spot))}
        >
          <Chip place={place} lira={stakeKurus / 100} language={language} />
          {fate === 'won' && <b>{liraText(paidOn(place, stakeKurus), language)}</b>}
        </div>
      )
    })}
  </div>
)

type ChipProps = { place: string; lira: number; language: Language }

const Chip = ({ place, lira, language }: ChipProps) => (
  <svg className="rf__chip" data-chips={place} viewBox="-51 -51 102 104" aria-hidden="true">
    <Drawn drawing={chipDrawing(chipsOf(lira)[0] ?? 1, chipText(lira, THOUSAND[language]))} />
  </svg>
)

/** What is under the pointer or the focus, above it: no finger covers it. */
export function Tip({ place, language }: { place: string; language: Language }) {
  const spot = SPOT_OF.get(place)
  if (!spot) return null
  return (
    <div className="rf__tip" style={boxStyle(lyingBox(spot), uprightBox(spot))} aria-hidden="true">
      <span>
        <b>{placeName(place, language)}</b> {placeOdds(place, language)}
      </span>
    </div>
  )
}
