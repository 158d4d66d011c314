import { starOf } from '@zar/art/slots/drawing/pen'
import type { CSSProperties } from 'react'
import type { Language } from '../../../../protocol.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import { Marks, placeOf } from '../../../../screens/slot/machine.tsx'
import { PICTURE_SIZE, type Pictures } from '../../../../screens/slot/pictures.ts'
import { Figure } from '../../../../screens/slot/reel.tsx'
import type { Frame as Casing, Cell, Form } from '../../../../screens/slot-art/frame.ts'
import { BOXES } from '../../../../screens/slot-art/frame.ts'
import { ROWS } from '../../reels/sheet.ts'
import type { HoldSheet } from '../rules.ts'
import { borneBy } from './coins.ts'
import type { Bench, Frame } from './shown.ts'
import { GLOW_MS } from './tell.ts'
import { coinAt } from './texts.ts'

type Props = {
  sheet: HoldSheet
  form: Form
  casing: Casing
  pictures: Pictures
  frame: Frame
  bench: Bench
  language: Language
}

/** Coins that are held, and the bowls that are still empty. */
export function Bowls({ sheet, form, casing, pictures, frame, bench, language }: Props) {
  const landed = new Set(bench.landed.map(({ cell: [reel, row] }) => reel * ROWS + row))
  const size = casing.thing.size * PICTURE_SIZE
  const counted = bench.step === 'pay' ? new Set(bench.held.slice(0, bench.counted)) : NONE
  return casing.cells.map((cell, at) => {
    const coin = coinAt(frame, at)
    if (!coin)
      return <Empty key={`empty ${at}`} at={at} form={form} casing={casing} bench={bench} />
    const borne = borneBy(sheet, coin.stakes, casing.thing.size, language)
    const shown = (
      <>
        <img src={pictures.sharp.get(borne.picture)} alt="" />
        <Figure borne={borne} />
      </>
    )
    return (
      <div key={`coin ${at}`} className="machine__at hold__coin" style={boxOf(cell, size)}>
        <div className={landed.has(at) ? 'hold__face hold__face--lands' : 'hold__face'}>
          {shown}
        </div>
        {counted.has(coin) && (
          <div className="hold__face hold__face--leaves" style={wayUp(cell, form)}>
            {shown}
          </div>
        )}
      </div>
    )
  })
}

const NONE: ReadonlySet<unknown> = new Set()
const STAR = starOf(0, 0, 8, 20)

const boxOf = ({ x, y }: Cell, size: number) =>
  placeOf([x - size / 2, y - size / 2, size, size] as const)

/** From a bowl to the header's middle. */
const wayUp = ({ x, y }: Cell, form: Form): CSSProperties =>
  custom({ '--to-x': BOXES[form][0] / 2 - x, '--to-y': (form === 'tall' ? 38 : 64) - y })

type EmptyProps = Pick<Props, 'form' | 'casing' | 'bench'> & { at: number }

/** An empty bowl; at each stroke all of a column glow alike, each in its own shape. */
function Empty({ at, form, casing, bench }: EmptyProps) {
  const cell = casing.cells[at]
  if (!cell) return null
  const size = Math.min(cell.w, cell.h) * 0.94
  return (
    <>
      <div className="machine__at hold__empty" style={boxOf(cell, size)}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path d={STAR} />
        </svg>
      </div>
      {bench.step === 'stroke' && (
        <div
          key={bench.stroke}
          className="hold__glow"
          style={{ animationDelay: `${cell.reel * GLOW_MS}ms` }}
        >
          <i className="machine__at" style={boxOf(cell, size)} />
          <Marks casing={casing} form={form} won={[at]} layer="over" />
        </div>
      )}
    </>
  )
}
