import { Medallion } from '../../kit/art/medallion.tsx'
import type { Game } from '../../play/flow/game.ts'
import type { Closed } from '../../play/flow/game-state.ts'
import type { Words } from '../../words/index.ts'
import { LobbyLink } from './lobby-link.tsx'

/** What this view and its link ask of a game's page. */
type ClosedGame = Pick<Game, 'open'> & { options: Pick<Game['options'], 'token' | 'tellParent'> }
type Props = { game: ClosedGame; why: Closed; lobby: string | null; words: Words }

/** The game cannot be played at all: why, and the way on. */
export function ClosedView({ game, why, lobby, words }: Props) {
  const { title, text } = why === 'unreachable' ? words.unreachable : words.refusals[why]
  const isDemo = game.options.token === null
  // A demo that its arcade has forgotten is simply opened anew.
  const canRetry = why === 'unreachable' || why === 'wallet_down' || why === 'too_many' || isDemo
  return (
    <main className="loading closed">
      <Medallion name={why === 'unreachable' ? 'fener' : 'anahtar'} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="closed__acts">
        {canRetry && (
          <button type="button" className="button button--primary" onClick={() => void game.open()}>
            {words.retry}
          </button>
        )}
        <LobbyLink game={game} lobby={lobby} words={words} />
      </div>
    </main>
  )
}
