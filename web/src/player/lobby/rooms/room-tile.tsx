import { formatMoney } from '@zar/contract/money'
import { memo } from 'react'
import { Memory } from './memory.tsx'
import { phaseText, secondsLeft, useNow } from './phase-text.ts'
import { type SeenRoom, useRoom } from './rooms-line.ts'
import { t } from './texts.ts'
import { type RoomTileProps, TileDoors } from './tile-doors.tsx'

/** A table of many: its room drawn wide, how its round stands, and what it remembers. */
export const RoomTile = memo(function RoomTile(props: RoomTileProps) {
  const { game, isClosed } = props
  const room = useRoom(game.gameCode)
  const { name, stakes, studio } = game
  return (
    <article className={isClosed ? 'room room--closed' : 'room'}>
      <TileDoors {...props} />
      <div className="room__picture" style={{ background: game.tint.ground }}>
        <img
          src={`/tables/${encodeURIComponent(game.gameCode)}.svg?v=3`}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span className="room__tag">{t('live')}</span>
        <PhaseChip room={room} />
      </div>
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

export const peopleText = (count: number): string =>
  count > 0 ? t('people', { count }) : t('nobody')

export function PhaseChip({ room }: { room: SeenRoom | undefined }) {
  const isCounting = room !== undefined && secondsLeft(room, performance.now()) !== undefined
  const text = phaseText(room, useNow(isCounting))
  return text ? <span className="room__phase num">{text}</span> : null
}
