import { useMemo } from 'react'
import { useTold } from './chat/use-told.ts'
import type { RoomLine } from './room-line.ts'
import type { RoomPageProps } from './room-page-props.ts'
import type { RoomPlay } from './room-screen.ts'
import type { RoomState } from './room-state.ts'

type Now = Pick<RoomPlay, 'isLost' | 'hasSingleKeys'>

/** What the room's screen reads, and what it may ask for. */
export function useRoomPlay(page: RoomPageProps, room: RoomState, now: Now): RoomPlay {
  const { line, screen, language, words, sound, isStill } = page
  const chat = useMemo(() => chatOf(line), [line])
  const presenter = screen.presenter?.(room.welcome.gameCode) ?? ''
  const play: RoomPlay = {
    ...now,
    room,
    language,
    isStill,
    sound: sound.play,
    refusalText: (refusal) => words.refusals[refusal].text,
    chat: { ...chat, lines: room.chat, told: [], presenter },
    ...commandsOf(line),
  }
  const told = useTold(play, screen)
  return { ...play, chat: { ...play.chat, told } }
}

const chatOf = ({ chat }: RoomLine): Pick<RoomPlay['chat'], 'open' | 'say' | 'report'> => ({
  open: () => void chat({ type: 'openChat', commandId: crypto.randomUUID() }),
  say: (text) => chat({ type: 'say', commandId: crypto.randomUUID(), text }),
  report: (lineId) => chat({ type: 'report', commandId: crypto.randomUUID(), lineId }),
})

/** Each command has an id of its own, so that it counts once however often it is sent. */
const commandsOf = ({ send }: RoomLine): Pick<RoomPlay, 'bet' | 'takeBack' | 'move'> => ({
  bet: (slot, bet, commandId = crypto.randomUUID()) => send({ type: 'bet', commandId, slot, bet }),
  takeBack: (betId) => send({ type: 'takeBack', commandId: crypto.randomUUID(), betId }),
  move: (betId, move) => send({ type: 'move', commandId: crypto.randomUUID(), betId, move }),
})
