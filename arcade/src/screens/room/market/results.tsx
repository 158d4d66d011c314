import type { ReactNode } from 'react'
import type { PastRound } from '../../../rooms/protocol.ts'
import type { RoomPlay } from '../room-screen.ts'

type Props = {
  play: RoomPlay
  className: string
  /** Before the first round of the visit has ended. */
  empty: string
  /** That what is past changes nothing. */
  note: string
  row: (round: PastRound) => ReactNode
}

/** What came of the last rounds, the newest first. */
export function Results({ play, className, empty, note, row }: Props) {
  const { past } = play.room.view
  if (past.length === 0) return <p className="rail__empty">{empty}</p>
  return (
    <>
      <ol className={`${className} num`}>
        {past.map((round) => (
          <li key={round.number}>{row(round)}</li>
        ))}
      </ol>
      <p className="rail__note">{note}</p>
    </>
  )
}
