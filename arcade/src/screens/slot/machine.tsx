import './machine.css'
import { scoped } from '@zar/art/slots/drawing/scope'
import { type ReactNode, useMemo } from 'react'
import { custom } from '../game/game-screen.ts'
import { Drawn } from '../kit/art/drawn.tsx'
import { BOXES, type Form, type Frame, type Label, type Window } from '../slot-art/frame.ts'
import { BLEED, layerUrl } from './pictures.ts'

type Props = {
  form: Form
  casing: Frame
  /** The whole grid in words, for those who do not see it. */
  label: string
  /** The cells that won, by their numbers in `casing.cells`. */
  won: readonly number[]
  /** What stands between the frame's back and its front. */
  children: ReactNode
  /** What lies over the front and the marks. */
  above?: ReactNode
}

/** A place in units of the machine's box. */
export const placeOf = ([left, top, wide, high]: Window) =>
  custom({ '--left': left, '--top': top, '--wide': wide, '--high': high })

/** A machine in its box: back, marks, things, front, marks. Units are `var(--d)`. */
export function Machine({ form, casing, label, won, children, above }: Props) {
  const [back, front] = useMemo(
    () => [layerUrl(casing.back, form, 'b', casing), layerUrl(casing.front, form, 'f', casing)],
    [casing, form],
  )
  const [w, h] = BOXES[form]
  return (
    <div
      className="machine"
      role="img"
      aria-label={label}
      style={custom({
        '--w': w,
        '--h': h,
        '--bleed': casing.bleed ?? BLEED,
        '--beside': casing.beside ?? 0,
      })}
    >
      <img className="machine__layer machine__layer--wide" src={back} alt="" />
      <Marks casing={casing} form={form} won={won} layer="under" />
      {children}
      {casing.front && <img className="machine__layer machine__layer--wide" src={front} alt="" />}
      <Marks casing={casing} form={form} won={won} layer="over" />
      {above}
    </div>
  )
}

type MarksProps = Pick<Props, 'casing' | 'form' | 'won'> & { layer: 'under' | 'over' }

/** What marks the cells that won, under the things or over them. */
export function Marks({ casing, form, won, layer }: MarksProps) {
  const cells = won.join()
  const drawing = useMemo(() => {
    const numbers = cells === '' ? [] : cells.split(',').map(Number)
    return scoped(casing.mark(numbers)[layer], layer)
  }, [casing, cells, layer])
  const [w, h] = BOXES[form]
  return (
    <svg className="machine__layer machine__marks" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <Drawn drawing={drawing} />
    </svg>
  )
}

/** A drawing in the machine's own units, over its whole box. */
export function MachineDrawing({
  form,
  drawing,
  ids,
}: {
  form: Form
  drawing: string
  ids: string
}) {
  const [w, h] = BOXES[form]
  const whole = useMemo(() => scoped(drawing, ids), [drawing, ids])
  return (
    <svg className="machine__layer" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <Drawn drawing={whole} />
    </svg>
  )
}

/** Figures on the machine, as letters of the page. */
export const Labels = ({ labels }: { labels: readonly Label[] }) =>
  labels.map(({ x, y, size, text, ink }) => (
    <span
      key={`${x} ${y}`}
      className="machine__label num"
      style={custom({ '--left': x, '--top': y, '--size': size, '--ink': ink })}
      aria-hidden="true"
    >
      {text}
    </span>
  ))
