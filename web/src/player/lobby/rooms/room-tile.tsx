import type { Game } from '@zar/contract/casino/casino'
import { formatMoney } from '@zar/contract/money'
import { Heart } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t as lobbyText } from '../texts.ts'
import type { TileActions } from '../tile/use-tile-actions.ts'
import { Memory } from './memory.tsx'
import { phaseText, secondsLeft, useNow } from './phase-text.ts'
import { type SeenRoom, useRoom } from './rooms-line.ts'
import { t } from './texts.ts'

type Props = {
  game: Game
  /** Its supplier cannot be reached just now. */
  isClosed: boolean
  isFavorite: boolean
  actions: TileActions
}

/**
 * A table of many: its room drawn wide, how its round stands, and what it remembers. The whole tile leads
 * to it; the heart is a toggle of its own.
 */
export const RoomTile = memo(function RoomTile({ game, isClosed, isFavorite, actions }: Props) {
  const room = useRoom(game.gameCode)
  const { name, stakes, studio } = game
  return (
    <article className={isClosed ? 'room room--closed' : 'room'}>
      <button
        type="button"
        className="room__enter"
        aria-label={t(isClosed ? 'closedTable' : 'enter', { name })}
        onClick={() => actions.play(game)}
      />
      <div className="room__picture" style={{ background: game.tint.ground }}>
        <img
          src={`/tables/${encodeURIComponent(game.gameCode)}.svg?v=2`}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span className="room__tag">{t('live')}</span>
        <PhaseChip room={room} />
      </div>
      <button
        type="button"
        className="room__fav"
        aria-pressed={isFavorite}
        aria-label={lobbyText('favorite', { name })}
        onClick={() => actions.favorite(game)}
      >
        <Icon of={Heart} />
      </button>
      <div className="room__facts">
        <h2 className="room__name">{name}</h2>
        <p className="room__row">
          <span>{studio}</span>
          {stakes && (
            <span className="num">
              {formatMoney(stakes.min)} – {formatMoney(stakes.max)}
            </span>
          )}
        </p>
        <div className="room__memory">
          {room ? <Memory memory={room.memory} /> : <p className="room__none">{t('noState')}</p>}
        </div>
        <p className="room__row room__people num">{room && peopleText(room.people)}</p>
      </div>
    </article>
  )
})

const peopleText = (count: number): string => (count > 0 ? t('people', { count }) : t('nobody'))

function PhaseChip({ room }: { room: SeenRoom | undefined }) {
  const isCounting = room !== undefined && secondsLeft(room, performance.now()) !== undefined
  const text = phaseText(room, useNow(isCounting))
  return text ? <span className="room__phase num">{text}</span> : null
}
