import type { Game } from '@zar/contract/casino/casino'
import './rooms.css'
import { useTileActions } from '../tile/use-tile-actions.ts'
import { phaseText, secondsLeft, useNow } from './phase-text.ts'
import { useRoom } from './rooms-line.ts'
import { t } from './texts.ts'

/** The rooms among these games that are on now, each with its clock. */
export function OnNow({ games }: { games: readonly Game[] }) {
  const { actions } = useTileActions()
  return (
    <section className="onnow" aria-label={t('now')}>
      <div className="onnow__list">
        {games.map((game) => (
          <OneRoom key={game.gameCode} game={game} onPlay={actions.play} />
        ))}
      </div>
    </section>
  )
}

function OneRoom({ game, onPlay }: { game: Game; onPlay: (game: Game) => void }) {
  const room = useRoom(game.gameCode)
  const isCounting = room !== undefined && secondsLeft(room, performance.now()) !== undefined
  const nowMs = useNow(isCounting)
  if (!room?.round) return null
  return (
    <button type="button" className="onnow__room" onClick={() => onPlay(game)}>
      <img src={`/tables/${encodeURIComponent(game.gameCode)}.svg?v=3`} alt="" loading="lazy" />
      <span>
        <b>{game.name}</b> <small className="num">{phaseText(room, nowMs)}</small>
      </span>
    </button>
  )
}
