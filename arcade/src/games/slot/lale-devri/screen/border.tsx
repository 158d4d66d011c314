import { custom } from '../../../../screens/game/game-screen.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import { PICTURE_SIZE, type Pictures } from '../../../../screens/slot/pictures.ts'
import type { Form } from '../../../../screens/slot-art/frame.ts'
import { bedOf, booksOf } from '../../../../screens/slot-art/frames/kiosk.ts'
import type { LinesArt } from './lines-art.ts'
import { type FreeSpins, idOf } from './shown.ts'

type Props = { lines: LinesArt; pictures: Pictures; form: Form; free: FreeSpins }

/** What the free spins change in the kiosk's border. */
export function Border(props: Props) {
  const { sheet } = props.lines
  const isCaravan = sheet.gameCode === 'zar_baharat_yolu'
  return (
    <>
      {props.free.moment === 'won' && idOf(sheet, 'scatter') === 'kitap' && (
        <Books form={props.form} />
      )}
      {isCaravan ? <Caravan {...props} /> : <Bed {...props} />}
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
function Bed({ lines: { sheet }, pictures, form, free }: Props) {
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

const CAMELS = [0, 1, 2] as const

/** A caravan walks one stage with each free spin, and is at the inn's gate with the last. */
function Caravan({ lines: { sheet }, pictures, form, free }: Props) {
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
