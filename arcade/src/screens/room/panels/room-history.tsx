import type { Language } from '../../../protocol.ts'
import { money, signedMoney, whole } from '../../figures.ts'
import { Medallion } from '../../kit/art/medallion.tsx'
import { cameOf } from '../came-of.ts'
import type { RoomScreen } from '../room-screen.ts'
import type { RoomState } from '../room-state.ts'
import { ROOM_WORDS } from '../words.ts'

type Props = { room: RoomState; screen: RoomScreen; language: Language }

/** The player's bets of this visit, the newest first, each with its round. */
export function RoomHistory({ room, screen, language }: Props) {
  const words = ROOM_WORDS[language]
  if (room.mine.length === 0)
    return (
      <div className="panel__empty">
        <Medallion name="zar" />
        <p className="display">{words.mineEmpty}</p>
      </div>
    )
  return (
    <>
      <p className="panel__note">{words.historyNote}</p>
      <ol className="chain num">
        {[...room.mine].reverse().map((bet) => {
          const isOver = bet.state === 'decided'
          const hash = room.view.past.find(({ number }) => number === bet.number)?.hash
          return (
            <li key={bet.id} className="chain__round">
              <b>{words.round(whole(bet.number, language))}</b>
              <span>{`${money(bet.stakeKurus)} · ${cameOf(bet, screen, language)}`}</span>
              <b>{isOver && signedMoney((bet.returnKurus ?? 0) - bet.stakeKurus)}</b>
              {hash && <code>{hash}</code>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
