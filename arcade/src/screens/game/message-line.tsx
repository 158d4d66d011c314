import type { ArcadeRefusal, GameMessage, Language } from '../../protocol.ts'
import { money } from '../figures.ts'
import { Icon } from '../icon.tsx'
import { LobbyLink } from '../play/lobby-link.tsx'
import { WORDS } from '../words/index.ts'
import { AUTOPLAY_WORDS } from './autoplay/words.ts'
import type { PlayControls } from './flow/open-play.ts'
import type { OpenPlay } from './flow/play-state.ts'
import type { Message } from './game-screen.ts'
import { SHELL_WORDS } from './words.ts'

type Props = {
  open: OpenPlay
  message: Message
  language: Language
  lobby: string | null
  controls: PlayControls
  tellParent: (message: GameMessage) => void
}

/** The way on from these is on the site, not in the game. */
const LEADS_OUT: ReadonlySet<ArcadeRefusal> = new Set(['limit_reached', 'player_disabled'])

/** One sentence: what happened, or what is asked. It is the page's one live region. */
export function MessageLine(props: Props) {
  const { open, message, language, lobby, controls, tellParent } = props
  const words = WORDS[language]
  const notice = noticeOf(open, language)
  const isWin = !notice && message.isWin === true
  const isOut = typeof open.notice === 'object' && open.notice && LEADS_OUT.has(open.notice.refusal)
  return (
    <div className={`say num${isWin ? ' say--win' : ''}${notice ? ' say--notice' : ''}`}>
      {notice && <Icon name={open.isOffline ? 'offline' : 'info'} />}
      <p role="status">
        {notice ?? message.text}
        {open.autoplayEnd && ` ${AUTOPLAY_WORDS[language].ends[open.autoplayEnd]}`}
      </p>
      {isOut && <LobbyLink game={{ options: { tellParent } }} lobby={lobby} words={words} />}
      {notice && !open.isOffline && open.notice !== 'resumed' && (
        <button type="button" className="say__ok" onClick={controls.dismiss}>
          {words.gotIt}
        </button>
      )}
    </div>
  )
}

/** What stands before the game's own sentence: the line that is lost, a refusal, a resumed round. */
function noticeOf({ isOffline, notice, phase, balanceKurus }: OpenPlay, language: Language) {
  const words = WORDS[language]
  if (isOffline) return phase === 'ready' ? words.offline : words.offlineRound
  if (notice === null) return undefined
  if (notice === 'resumed') return phase === 'ready' ? undefined : words.resumed
  if (notice.refusal === 'not_enough_money')
    return SHELL_WORDS[language].shortOfMoney(money(balanceKurus))
  const { title, text } = words.refusals[notice.refusal]
  return `${title}. ${text}`
}
