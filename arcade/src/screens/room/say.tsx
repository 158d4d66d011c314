import type { Message } from '../game/game-screen.ts'
import { Icon } from '../icon.tsx'
import type { Words } from '../words/words.ts'
import type { RoomPlay, RoomScreen } from './room-screen.ts'
import { ROOM_WORDS } from './words.ts'

type Props = { play: RoomPlay; screen: RoomScreen; words: Words; onDismiss: () => void }

/** One sentence: the lost line or a refusal before the game's own. It is the page's one live region. */
export function Say({ play, screen, words, onDismiss }: Props) {
  const { room, isLost } = play
  const notice = noticeOf(play, screen, words)
  const said: Message = notice ? { text: notice } : messageOf(play, screen)
  return (
    <div className={`say num${said.isWin ? ' say--win' : ''}${notice ? ' say--notice' : ''}`}>
      {notice && <Icon name={isLost ? 'offline' : 'info'} />}
      {said.aloud && <p aria-hidden="true">{said.text}</p>}
      <p role="status" className={said.aloud && 'visually-hidden'}>
        {said.aloud?.text ?? said.text}
      </p>
      {notice && !isLost && room.refusal && (
        <button type="button" className="say__ok" onClick={onDismiss}>
          {words.gotIt}
        </button>
      )}
    </div>
  )
}

const messageOf = (play: RoomPlay, screen: RoomScreen): Message =>
  play.room.view.round === null
    ? { text: ROOM_WORDS[play.language].betweenRounds }
    : screen.message(play)

function noticeOf(play: RoomPlay, screen: RoomScreen, words: Words): string | undefined {
  const { room, isLost, language } = play
  if (isLost) return ROOM_WORDS[language].lost
  if (room.refusal === null) return undefined
  const own = screen.refusal?.(play)
  if (own) return own
  const { title, text } = words.refusals[room.refusal]
  return `${title}. ${text}`
}
