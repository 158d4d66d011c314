import type { FC } from 'react'
import { custom } from '../../../../../screens/game/game-screen.ts'
import { placeOf } from '../../../../../screens/slot/machine.tsx'
import { PICTURE_SIZE } from '../../../../../screens/slot/pictures.ts'
import type { Form } from '../../../../../screens/slot-art/frame.ts'
import { bedOf, booksOf } from '../../../../../screens/slot-art/frames/kiosk.ts'
import { idOf } from '../shown.ts'
import { Caravan } from './caravan.tsx'
import type { CounterProps } from './counter.ts'
import { OpenFruit } from './open-fruit.tsx'
import { QuayLanterns } from './quay-lanterns.tsx'

/** Titles that count their free spins by a picture of their own. */
const COUNTERS: Record<string, FC<CounterProps>> = {
  zar_baharat_yolu: Caravan,
  zar_nar_bahcesi: OpenFruit,
  zar_fener_gecesi: QuayLanterns,
}

/** What the free spins change in the kiosk's border. */
export function Border(props: CounterProps) {
  const { sheet } = props.lines
  const Counter = COUNTERS[sheet.gameCode] ?? Bed
  return (
    <>
      {props.free.moment === 'won' && idOf(sheet, 'scatter') === 'kitap' && (
        <Books form={props.form} />
      )}
      <Counter {...props} />
    </>
  )
}

/** The books that began the free spins lie open in the border and turn a page. */
const Books = ({ form }: { form: Form }) =>
  booksOf(form).map((at) => (
    <span key={at.join()} className="machine__at lines__book" style={placeOf(at)} />
  ))

/** So many fit side by side in the bed. */
const BED_MAX = 19

/** Every wild of the free spins stands in the bed in front. */
function Bed({ lines: { sheet }, pictures, form, free }: CounterProps) {
  const { x, y, width, size } = bedOf(form)
  const src = pictures.sharp.get(idOf(sheet, 'wild'))
  const step = width / BED_MAX
  return Array.from({ length: Math.min(free.wilds, BED_MAX) }, (_, at) => (
    <img
      key={at}
      className="machine__thing lines__flower"
      src={src}
      alt=""
      style={custom({
        '--x': x + (at + 0.5) * step,
        '--y': y,
        '--size': size * PICTURE_SIZE,
      })}
    />
  ))
}
