import { custom } from '../../../../../screens/game/game-screen.ts'
import { placeOf } from '../../../../../screens/slot/machine.tsx'
import { PICTURE_SIZE } from '../../../../../screens/slot/pictures.ts'
import { bedOf } from '../../../../../screens/slot-art/frames/kiosk.ts'
import { idOf } from '../shown.ts'
import type { CounterProps } from './counter.ts'

const CAMELS = [0, 1, 2] as const

/** A caravan walks one stage with each free spin, and is at the inn's gate with the last. */
export function Caravan({ lines: { sheet }, pictures, form, free }: CounterProps) {
  const { x, y, width, size } = bedOf(form)
  const gap = size * 1.1
  const [start, gate] = [x + CAMELS.length * gap, x + width - size / 2]
  const stage = (gate - size - start) / free.of
  const thing = (id: string, at: number) => ({
    className: 'machine__thing',
    src: pictures.sharp.get(id),
    style: custom({ '--x': at, '--y': y, '--size': size * PICTURE_SIZE }),
  })
  return (
    <>
      <span
        className="machine__at lines__road"
        style={placeOf([x, y - size / 2, width, size * 1.05])}
      />
      {Array.from({ length: free.of }, (_, at) => (
        <span
          key={at}
          className="machine__at lines__stage"
          style={placeOf([start + (at + 1) * stage - 3, y + size * 0.3, 6, 6])}
        />
      ))}
      <img alt="" {...thing(idOf(sheet, 'scatter'), gate)} />
      <span className="lines__caravan" style={custom({ '--walked': free.played * stage })}>
        {CAMELS.map((at) => (
          <img key={at} alt="" {...thing('deve', start - at * gap)} />
        ))}
      </span>
    </>
  )
}
