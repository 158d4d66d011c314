import type { ScreenProps } from '../../../../screens/game/game-screen.ts'
import { SIDES } from '../rules.ts'
import type { Frame, Options } from './shown.ts'
import { EXAMPLE_WORDS } from './words.ts'

/** The coin on its plate. */
export function Stage({ play, frame, options }: ScreenProps<Options, Frame>) {
  const words = EXAMPLE_WORDS[play.language]
  const { side, isTossed } = frame
  const said = isTossed ? words.tossing : words.coin(side ? words.sides[side] : undefined)
  return (
    <div className={`example ${isTossed ? 'example--tossed' : ''}`} role="img" aria-label={said}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="92" fill="#B97A22" />
        <circle r="80" fill="#F2B441" stroke="#6B4310" strokeWidth="4" />
        <text className="example__side" textAnchor="middle" dominantBaseline="central">
          {words.sides[side ?? options.side]}
        </text>
      </svg>
      <span className="example__sides" aria-hidden="true">
        {SIDES.map((one) => (
          <i key={one} className={one === side && !isTossed ? 'example__up' : ''}>
            {words.sides[one]}
          </i>
        ))}
      </span>
    </div>
  )
}
