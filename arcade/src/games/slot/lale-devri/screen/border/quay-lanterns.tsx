import { custom } from '../../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../../screens/kit/art/drawn.tsx'
import { useForm } from '../../../../../screens/kit/use-form.ts'
import { PICTURE_SIZE } from '../../../../../screens/slot/pictures.ts'
import { bedOf } from '../../../../../screens/slot-art/frames/kiosk.ts'
import { quayLanterns } from '../../../../../screens/slot-art/pieces/counters/quay-lanterns.ts'
import { PLACE_BOXES } from '../../../../../screens/slot-art/scenes/place.ts'
import { idOf } from '../shown.ts'
import type { CounterProps } from './counter.ts'

/** Each free spin lights one lantern, in the border before the machine too: a phone shows nothing of the shore. */
export function QuayLanterns({ lines: { sheet }, pictures, form, free }: CounterProps) {
  const { x, y, width, size } = bedOf(form)
  const src = pictures.sharp.get(idOf(sheet, 'wild'))
  const step = width / free.of
  return Array.from({ length: free.of }, (_, at) => (
    <img
      key={at}
      className={`machine__thing lines__lantern ${at < free.played ? 'lines__lantern--lit' : ''}`}
      src={src}
      alt=""
      style={custom({
        '--x': x + (at + 0.5) * step,
        '--y': y,
        '--size': Math.min(size, step) * PICTURE_SIZE,
      })}
    />
  ))
}

/** The lanterns on the shore of the place, so many of which are lit. On a phone the machine hides them. */
export function LitShore({ lit, of }: { lit: number; of: number }) {
  const [w, h] = PLACE_BOXES.wide
  if (useForm() === 'tall') return null
  return (
    <svg
      className="wall-hour wall-hour--on lines__shore"
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {quayLanterns(of).map(({ post, light }, at) => (
        <g key={at}>
          <Drawn drawing={post} />
          <Drawn className={`lines__light ${at < lit ? 'lines__light--on' : ''}`} drawing={light} />
        </g>
      ))}
    </svg>
  )
}
