import { chipDrawing, chipsOf, chipText } from '../../../screens/kit/art/chip.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { THOUSAND } from '../../../screens/kit/chips/chip-row.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { boxStyle } from '../../roulette/screen/felt/box-style.ts'
import { lyingBox, SPOT_OF, uprightBox } from '../../roulette/screen/felt/plan.ts'
import { othersOn } from './table-now.ts'

/** The chips of the others, small, at the upper left of their places. Decoration. */
export const OthersChips = ({ play: { room, language } }: RoomProps) => (
  <div className="rf__chips" aria-hidden="true">
    {othersOn(room).map(({ place, stakeKurus }) => {
      const spot = SPOT_OF.get(place)
      if (!spot) return null
      const lira = stakeKurus / 100
      return (
        <div
          key={place}
          className="rf__pile rf__pile--other"
          style={boxStyle(lyingBox(spot), uprightBox(spot))}
        >
          <svg className="rf__chip" viewBox="-51 -51 102 104" aria-hidden="true">
            <Drawn
              drawing={chipDrawing(chipsOf(lira)[0] ?? 1, chipText(lira, THOUSAND[language]))}
            />
          </svg>
        </div>
      )
    })}
  </div>
)
