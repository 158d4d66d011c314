import { Drawn } from '../../../../../screens/kit/art/drawn.tsx'
import { BOXES } from '../../../../../screens/slot-art/frame.ts'
import { finialOf } from '../../../../../screens/slot-art/frames/kiosk.ts'
import { fruitSeed, openFruit } from '../../../../../screens/slot-art/pieces/counters/open-fruit.ts'
import type { CounterProps } from './counter.ts'

/** The pomegranate on the roof opens seed by seed: one for each free spin. */
export function OpenFruit({ form, free: { played, of } }: CounterProps) {
  const [w, h] = BOXES[form]
  const at = finialOf(form)
  return (
    <svg className="machine__layer lines__fruit" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <Drawn drawing={openFruit(at, played, of)} />
      {Array.from({ length: played }, (_, seed) => (
        <Drawn key={seed} className="lines__seed" drawing={fruitSeed(at, seed, of)} />
      ))}
    </svg>
  )
}
