import './side-plate.css'
import type { ReactNode } from 'react'
import type { Window } from '../../slot-art/frame.ts'
import { placeOf } from '../machine.tsx'

export type SideRow = {
  key: string
  /** The address of a picture. */
  picture?: string | undefined
  label: string
  value: string
  isLit?: boolean
}

type Props = {
  /** In units of the wide machine's box. The plate is as high as what it holds, in the middle of its place. */
  place: Window
  title: string
  rows?: readonly SideRow[]
  children?: ReactNode
}

/** A plate beside the machine, on frames that have room for it: what pays, what has been told. */
export function SidePlate({ place, title, rows = [], children }: Props) {
  return (
    <div className="machine__side side" style={placeOf(place)}>
      <section className="side__plate">
        <h2 className="display">{title}</h2>
        {children}
        {rows.length > 0 && (
          <ul>
            {rows.map(({ key, picture, label, value, isLit = false }) => (
              <li key={key} className={isLit ? 'side__row side__row--lit' : 'side__row'}>
                {picture === undefined ? <i /> : <img src={picture} alt="" />}
                <span>{label}</span>
                <b className="num">{value}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
