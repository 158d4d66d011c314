import type { ArcadeRefusal } from '../../../protocol.ts'
import { LobbyLink } from '../../game/views/lobby-link.tsx'
import { Icon } from '../../icon.tsx'
import type { Words } from '../../words/index.ts'
import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'

type Props = { game: Game; open: OpenGame; words: Words; lobby: string | null }

/** The way on from these is on the site, not in the game. */
const LEADS_OUT: ReadonlySet<ArcadeRefusal> = new Set([
  'not_enough_money',
  'limit_reached',
  'player_disabled',
])

/** A refusal, a lost connection or a resumed round, in words over the stage. */
export function NoticeBar({ game, open, words, lobby }: Props) {
  if (open.isOffline) {
    const text = open.phase === 'busy' ? words.offlineRound : words.offline
    return (
      <aside className="notice notice--offline">
        <Icon name="offline" />
        <p>{text}</p>
      </aside>
    )
  }
  if (!open.notice) return null
  if (open.notice === 'resumed')
    return (
      <aside className="notice notice--slip">
        <Icon name="history" />
        <p>{words.resumed}</p>
      </aside>
    )
  const { refusal } = open.notice
  const { title, text } = words.refusals[refusal]
  return (
    <aside className="notice">
      <Icon name="warning" />
      <p>
        <b>{title}</b> {text}
      </p>
      <div className="notice__acts">
        {LEADS_OUT.has(refusal) && <LobbyLink game={game} lobby={lobby} words={words} />}
        <button type="button" className="button" onClick={game.dismiss}>
          {words.gotIt}
        </button>
      </div>
    </aside>
  )
}
