import type { GameMessage, Language } from '../../../protocol.ts'
import type { Words } from '../../words/words.ts'
import type { Closed } from '../flow/play-state.ts'
import { LobbyLink } from '../views/lobby-link.tsx'
import { StateCard } from './state-card.tsx'
import { CARD_WORDS } from './words.ts'

type Props = {
  why: Closed
  language: Language
  words: Pick<Words, 'unreachable' | 'retry' | 'lobby'> & Partial<Pick<Words, 'refusals'>>
  isDemo: boolean
  /** A site around it opens another session. */
  isFramed: boolean
  lobby: string | null
  tellParent: (message: GameMessage) => void
  onRetry: () => void
}

/** The game cannot be played at all: why, and the way on. */
export function ClosedCard(props: Props) {
  const { why, language, words, isDemo, isFramed, lobby, tellParent, onRetry } = props
  const { title, text } = (why !== 'unreachable' && words.refusals?.[why]) || words.unreachable
  const isEnded = why === 'session_unknown'
  const canReopen = isEnded && isFramed && !isDemo
  // A demo that its arcade has forgotten is simply opened anew.
  const canRetry = isDemo || why === 'unreachable' || why === 'wallet_down' || why === 'too_many'
  return (
    <StateCard
      icon={why === 'unreachable' ? 'offline' : isEnded ? 'clock' : 'info'}
      tone="wait"
      title={title}
      text={text}
    >
      <LobbyLink
        tellParent={tellParent}
        lobby={lobby}
        words={words}
        isQuiet={canRetry || canReopen}
      />
      {(canRetry || canReopen) && (
        <button
          type="button"
          className="button button--primary"
          onClick={canRetry ? onRetry : () => tellParent({ type: 'zar:reload' })}
        >
          {canRetry ? words.retry : CARD_WORDS[language].openAgain}
        </button>
      )}
    </StateCard>
  )
}
