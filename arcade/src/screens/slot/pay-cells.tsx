import './pay-cells.css'
import { useState } from 'react'
import { custom } from '../game/game-screen.ts'
import { useBoard } from '../kit/keyboard/use-board.ts'
import type { Cell, Form } from '../slot-art/frame.ts'
import { BOXES } from '../slot-art/frame.ts'
import { placeOf } from './machine.tsx'

/** What a symbol pays: a line for each count. */
export type CellPay = {
  name: string
  rows: readonly (readonly [count: string, pay: string])[]
  note?: string
}

type Props = {
  form: Form
  cells: readonly Cell[]
  /** How many cells stand side by side, for the arrows. */
  columns: number
  label: string
  payOf: (cell: number) => CellPay | undefined
}

/** Each cell of a machine at rest as a button that tells what its symbol pays; one tab stop. */
export function PayCells({ form, cells, columns, label, payOf }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const ordered = cells.map((cell, at) => ({ cell, at })).sort(byPlace)
  const board = useBoard({ count: cells.length, columns, first: 0 })
  const [w, h] = BOXES[form]
  const cell = shown === null ? undefined : cells[shown]
  const pay = shown === null ? undefined : payOf(shown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk its buttons, Escape closes what one opened
    <div
      className="machine"
      style={custom({ '--w': w, '--h': h })}
      {...board.props}
      onKeyUp={({ key }) => key === 'Escape' && setShown(null)}
      onBlur={() => setShown(null)}
    >
      <div className="visually-hidden">{label}</div>
      {ordered.map(({ cell: { x, y, w: wide, h: high }, at }, place) => (
        <button
          key={at}
          type="button"
          className="machine__at machine__cell"
          style={placeOf([x - wide / 2, y - high / 2, wide, high])}
          aria-label={sentenceOf(payOf(at))}
          aria-expanded={shown === at}
          {...board.buttonProps(place)}
          onClick={() => setShown(shown === at ? null : at)}
        />
      ))}
      {cell && pay && (
        <div
          className={`pay-card num ${cell.y > h / 2 ? 'pay-card--above' : ''}`}
          style={custom({ '--left': Math.min(Math.max(cell.x, 90), w - 90), '--top': cell.y })}
          aria-hidden="true"
        >
          <b>{pay.name}</b>
          {pay.rows.map(([count, sum]) => (
            <span key={count}>
              {count} <strong>{sum}</strong>
            </span>
          ))}
          {pay.note && <small>{pay.note}</small>}
        </div>
      )}
    </div>
  )
}

type Placed = { cell: Cell; at: number }

const byPlace = (a: Placed, b: Placed) => a.cell.y - b.cell.y || a.cell.x - b.cell.x

const sentenceOf = (pay: CellPay | undefined): string =>
  pay
    ? [pay.name, ...pay.rows.map(([count, sum]) => `${count}: ${sum}`), pay.note ?? []]
        .flat()
        .join(', ')
    : ''
