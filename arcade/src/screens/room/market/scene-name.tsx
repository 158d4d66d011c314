import type { ReactNode } from 'react'
import type { RoomPlay } from '../room-screen.ts'
import { TableClock } from '../table/table-clock.tsx'

type Props = { play: RoomPlay; className: string; title: string; children?: ReactNode }

/** The clock, what is on, and what bets are taken on: a plate over the scene. */
export const SceneName = ({ play, className, title, children }: Props) => (
  <div className={`scene-name ${className} scene-plate num`}>
    <TableClock play={play} />
    <span>
      <b>{title}</b>
      {children}
    </span>
  </div>
)
