import type { GameMessage } from '../../../protocol.ts'
import { Medallion } from '../../kit/art/medallion.tsx'
import type { Words } from '../../words/index.ts'
import type { Closed } from '../flow/play-state.ts'
import { LobbyLink } from './lobby-link.tsx'

type Props = {
  why: Closed
  isDemo: boolean
  lobby: string | null
  words: Words
  tellParent: (message: GameMessage) => void
  onRetry: () => void
}

/** The game cannot be played at all: why, and the way on. */
export function ClosedView({ why, isDemo, lobby, words, tellParent, onRetry }: Props) {
  const { title, text } = why === 'unreachable' ? words.unreachable : words.refusals[why]
  // A demo that its arcade has forgotten is simply opened anew.
  const canRetry = why === 'unreachable' || why === 'wallet_down' || why === 'too_many' || isDemo
  return (
    <main className="loading closed">
      <Medallion name={why === 'unreachable' ? 'fener' : 'anahtar'} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="closed__acts">
        {canRetry && (
          <button type="button" className="button button--primary" onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <LobbyLink tellParent={tellParent} lobby={lobby} words={words} />
      </div>
    </main>
  )
}
