import { custom } from '../../../../screens/game/game-screen.ts'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { BOXES, type Look } from '../../../../screens/slot-art/frame.ts'
import { graduation } from '../../../../screens/slot-art/frames/ring.ts'

/** The degrees of the ring: it turns on by one with each free turn. */
export function Graduation({ form, look, turn }: { form: PageForm; look: Look; turn: number }) {
  const drawn = graduation(form, look)
  if (!drawn) return null
  const [w, h] = BOXES[form]
  const { d, colour, width, dash } = drawn
  return (
    <svg className="machine__layer" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <path
        className="sky__degrees"
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={`1.8 ${dash - 1.8}`}
        style={custom({ '--turned': -turn * dash })}
      />
    </svg>
  )
}
