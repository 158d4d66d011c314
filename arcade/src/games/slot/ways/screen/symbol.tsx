import { custom } from '../../../../screens/game/game-screen.ts'
import { PICTURE_SIZE } from '../../../../screens/slot/pictures.ts'
import type { Cell, Window } from '../../../../screens/slot-art/frame.ts'

type Props = {
  src: string | undefined
  cell: Cell
  size: number
  /** What it stands in, in units of the machine. */
  within: Window
  className?: string
}

/** A thing in its cell, placed within what holds it. */
export const SymbolPicture = ({ src, cell, size, within: [left, top], className = '' }: Props) => (
  <img
    className={`machine__thing ${className}`}
    src={src}
    alt=""
    style={custom({ '--x': cell.x - left, '--y': cell.y - top, '--size': size * PICTURE_SIZE })}
  />
)
