import type { RoomMemory } from '@zar/contract/casino/rooms'
import { formatMoney } from '@zar/contract/money'
import { memo } from 'react'
import { secondsLeft, useNow } from './phase-text.ts'
import { PhaseChip, peopleText } from './room-tile.tsx'
import { type SeenRoom, useRoom } from './rooms-line.ts'
import { t } from './texts.ts'
import { type RoomTileProps, TileDoors } from './tile-doors.tsx'

const KURUS = 100

/** A hall of bingo: its last numbers, what can be won, and whether tickets are on sale. */
export const BingoTile = memo(function BingoTile(props: RoomTileProps) {
  const { game, isClosed } = props
  const room = useRoom(game.gameCode)
  const memory = room?.memory?.kind === 'bingo' ? room.memory : undefined
  return (
    <article className={isClosed ? 'room hall room--closed' : 'room hall'}>
      <TileDoors {...props} />
      <div className="hall__picture" style={{ background: game.tint.ground }}>
        <img src={game.cover} alt="" loading="lazy" decoding="async" />
        {memory && <span className="room__tag num">{t('balls', { balls: memory.balls })}</span>}
      </div>
      <div className="hall__facts">
        <h2 className="room__name">{game.name}</h2>
        <p className="hall__row num">
          {[room && peopleText(room.people), memory && ticketText(memory)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {memory ? <Hall memory={memory} /> : <p className="room__none">{t('noState')}</p>}
      </div>
      <div className="hall__sale">
        <PhaseChip room={room} />
        <SaleWord room={room} called={memory?.called ?? 0} />
      </div>
    </article>
  )
})

type Bingo = Extract<RoomMemory, { kind: 'bingo' }>

const ticketText = ({ ticketKurus }: Bingo): string =>
  t('ticket', { price: formatMoney(ticketKurus / KURUS) })

function Hall({ memory }: { memory: Bingo }) {
  return (
    <>
      <ol className="hall__balls num" aria-label={t('last')}>
        {memory.last.map((ball) => (
          <li key={ball} data-tens={Math.floor((ball - 1) / 10)}>
            {ball}
          </li>
        ))}
      </ol>
      <dl className="hall__prizes num">
        <div>
          <dt>{t('house')}</dt>
          <dd>{formatMoney(memory.prizeKurus / KURUS)}</dd>
        </div>
        <div>
          <dt>{t('bigPrize')}</dt>
          <dd>{formatMoney(memory.bigPrizeKurus / KURUS)}</dd>
        </div>
      </dl>
    </>
  )
}

/** What a press on the tile leads to: tickets of this round, or of the next. */
function SaleWord({ room, called }: { room: SeenRoom | undefined; called: number }) {
  const isCounting = room !== undefined && secondsLeft(room, performance.now()) !== undefined
  const nowMs = useNow(isCounting)
  if (!room) return null
  const isOnSale = (secondsLeft(room, nowMs) ?? 0) > 0
  return (
    <>
      {called > 0 && !isOnSale && <small className="num">{t('call', { count: called })}</small>}
      <span className={isOnSale ? 'hall__word hall__word--now' : 'hall__word'} aria-hidden="true">
        {t(isOnSale ? 'buy' : 'buyNext')}
      </span>
    </>
  )
}
