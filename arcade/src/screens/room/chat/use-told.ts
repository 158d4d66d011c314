import { useEffect, useMemo, useRef, useState } from 'react'
import type { Phase } from '../../../games/rooms/room-game.ts'
import type { Language } from '../../../protocol.ts'
import type { RoomPlay, RoomScreen } from '../room-screen.ts'
import { arcadeMsOf, type RoomState } from '../room-state.ts'
import { sinceOf } from '../round/phases.ts'
import { inTime, type ToldLine } from './chat-lines.ts'
import { CHAT_WORDS } from './words.ts'

/** Parts of a round that are told in the chat as they begin: the system tells results alone. */
const TOLD: Record<ToldLine['speaker'], readonly Phase['kind'][]> = {
  presenter: ['betting', 'closed', 'result'],
  system: ['result'],
}
/** So many are kept, that they leave room for what players say. */
const TOLD_MAX = 30
/** Who joins later than this in a phase was not there as it was told. */
const FRESH_MS = 1_000

type Screen = Pick<RoomScreen, 'message'>

/** What the room says in the chat of this visit: its presenter leads through the rounds, the system tells results and voids. */
export function useTold(play: RoomPlay, screen: Screen): readonly ToldLine[] {
  const { round } = play.room.view
  const [told, setTold] = useState<readonly ToldLine[]>([])
  const latest = useRef({ play, screen })
  latest.current = { play, screen }
  // A phase may come twice in a round, never twice in a row.
  const isTold = round && TOLD[speakerOf(play)].includes(round.phase.kind)
  const key = isTold ? `${round.number} ${round.phase.name}` : ''
  useEffect(() => {
    const line = key === '' ? undefined : beginningOf(latest.current, performance.now())
    if (line) setTold((lines) => [...lines, line].slice(-TOLD_MAX))
  }, [key])
  const { voided } = play.room
  return useMemo(
    () => inTime([...told, ...voided.map((one) => voidedLine(one, play.language))]),
    [told, voided, play.language],
  )
}

const speakerOf = ({ chat }: RoomPlay): ToldLine['speaker'] =>
  chat.presenter === '' ? 'system' : 'presenter'

/** What the message line says to who has no bet. */
export function beginningOf(
  { play, screen }: { play: RoomPlay; screen: Screen },
  nowMs: number,
): ToldLine | undefined {
  const { room } = play
  const sinceMs = sinceOf(room, nowMs)
  if (sinceMs > FRESH_MS) return undefined
  const { text } = screen.message({ ...play, room: { ...room, mine: [] } })
  const atMs = arcadeMsOf(room, nowMs - sinceMs)
  return { id: `phase:${atMs}`, speaker: speakerOf(play), text, atMs }
}

export const voidedLine = (
  { number, atMs }: RoomState['voided'][number],
  language: Language,
): ToldLine => ({
  id: `voided:${number}:${atMs}`,
  speaker: 'system',
  text: CHAT_WORDS[language].voided(number),
  atMs,
})
