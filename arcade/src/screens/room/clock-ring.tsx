import { useEffect, useState } from 'react'
import type { Language } from '../../protocol.ts'
import type { RoomState } from './room-state.ts'
import { ROOM_WORDS } from './words.ts'

const EVERY_MS = 100
/** The ring's last seconds have another colour. */
const LAST_MS = 3_000
const RADIUS = 40
const ROUND = 2 * Math.PI * RADIUS

/** The clock of a phase whose length is known: a ring that empties, and its whole seconds. */
export function ClockRing({ room, language }: { room: RoomState; language: Language }) {
  const now = useNow(EVERY_MS)
  const lengthMs = room.view.round?.phase.lengthMs ?? 0
  const leftMs = Math.max(0, lengthMs - (now - room.phaseStartedMs))
  const part = lengthMs === 0 ? 0 : leftMs / lengthMs
  return (
    <svg className="ring" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" fill="#0D1329" />
      <circle r={RADIUS} className="ring__ground" />
      <circle
        r={RADIUS}
        className={leftMs <= LAST_MS ? 'ring__left ring__left--last' : 'ring__left'}
        strokeDasharray={`${part * ROUND} ${ROUND}`}
        transform="rotate(-90)"
      />
      <text className="ring__seconds" y="6">
        {Math.ceil(leftMs / 1_000)}
      </text>
      <text className="ring__word" y="22">
        {ROOM_WORDS[language].seconds}
      </text>
    </svg>
  )
}

/** The page's clock, looked at so often. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
