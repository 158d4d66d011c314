import { custom } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import { BOXES, type Window } from '../../../../screens/slot-art/frame.ts'
import { PICTURE_WINDOWS } from '../../../../screens/slot-art/pictures/picture-windows.ts'

type Props = {
  form: PageForm
  drawing: string
  /** The parts that are gilded, by the numbers of their cells. */
  gilded: readonly number[]
  /** Of the panels under the picture, or beside it. */
  panels: readonly (readonly [label: string, value: string])[]
  short: readonly [string, string]
  /** The address of the wild's picture. */
  wild: string
}

/** The picture and what is counted: a part of the picture is gilded with each wild that stays. */
export function LeftPage({ form, drawing, gilded, panels, short, wild }: Props) {
  const [w, h] = BOXES[form]
  return (
    <>
      <svg className="machine__layer" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <Drawn drawing={drawing} />
        {gilded.map((at) => {
          const [x, y, wide, high] = partOf(PICTURE_WINDOWS[form], at)
          return <rect key={at} className="book__part" x={x} y={y} width={wide} height={high} />
        })}
        {gilded.map((at) => {
          const [x, y, wide, high] = partOf(PICTURE_WINDOWS[form], at)
          return (
            <rect
              key={at}
              className="book__rule"
              x={x + 5}
              y={y + 5}
              width={wide - 10}
              height={high - 10}
            />
          )
        })}
      </svg>
      {form === 'wide' ? <Panels panels={panels} /> : <Plates short={short} wild={wild} />}
    </>
  )
}

/** The part of a picture that belongs to a cell: both have three columns of three. */
function partOf([x, y, w, h]: Window, cell: number): Window {
  const [column, row] = [Math.floor(cell / 3), cell % 3]
  return [x + (column * w) / 3, y + (row * h) / 3, w / 3, h / 3]
}

function Panels({ panels }: Pick<Props, 'panels'>) {
  return panels.map(([label, value], at) => (
    <div
      key={at}
      className="machine__at book__panel num"
      style={{ ...placeOf([164 + at * 166, 486, 158, 104]), ...sizeOf(value) }}
    >
      <span>{label}</span>
      <b>{value}</b>
    </div>
  ))
}

/** The longer a value, the smaller its letters: both have one line. */
const sizeOf = (value: string) => custom({ '--size': Math.min(36, Math.floor(250 / value.length)) })

const PLATES = [
  [155, 20, 194, 30],
  [155, 57, 194, 30],
] as const satisfies Window[]

const Plates = ({ short, wild }: Pick<Props, 'short' | 'wild'>) =>
  short.map((text, at) => (
    <div key={at} className="machine__at book__plate num" style={placeOf(PLATES[at] ?? PLATES[0])}>
      {at === 1 && <img src={wild} alt="" />}
      {text}
    </div>
  ))
