import { avatar } from '@zar/art'
import { useMemo } from 'react'
import type { PublicBet } from '../../../rooms/protocol.ts'
import { svgUrl } from '../../art-url.ts'
import { money } from '../../figures.ts'
import { cameOf, listedOf } from '../came-of.ts'
import type { RoomPlay, RoomScreen } from '../room-screen.ts'
import { ROOM_WORDS } from '../words.ts'

type Props = { play: RoomPlay; screen: Pick<RoomScreen, 'betRow'> }

/** The player's own bets first, then those of the highest stakes. */
export function RoundBets({ play, screen }: Props) {
  const { room, language } = play
  const { round, bets } = room.view
  const mine = room.mine.filter(({ number, state }) => number === round?.number && state !== 'back')
  const own = new Set<number | null>(mine.map(({ no }) => no))
  const others = bets.filter(({ no, stakeKurus }) => !own.has(no) && stakeKurus > 0)
  if (mine.length + others.length === 0) return <Empty text={ROOM_WORDS[language].roundEmpty} />
  return (
    <ul className="bets">
      {mine.map((bet) => (
        <Row key={bet.id} bet={listedOf(bet, language)} isMine play={play} screen={screen} />
      ))}
      {others.map((bet) => (
        <Row key={bet.no} bet={bet} play={play} screen={screen} />
      ))}
    </ul>
  )
}

/** Those of this visit, the newest first. */
export function OwnBets({ play, screen }: Props) {
  const { room, language } = play
  const words = ROOM_WORDS[language]
  if (room.mine.length === 0) return <Empty text={words.mineEmpty} />
  return (
    <ul className="bets">
      {[...room.mine].reverse().map((bet) => (
        <Row key={bet.id} bet={listedOf(bet, language)} isMine play={play} screen={screen}>
          {cameOf(bet, screen, language)}
        </Row>
      ))}
    </ul>
  )
}

/** Those of the round that returned the most. */
export function BestBets({ play, screen }: Props) {
  const { room, language } = play
  const best = room.view.bets
    .filter(({ returnKurus }) => (returnKurus ?? 0) > 0)
    .sort((one, other) => (other.returnKurus ?? 0) - (one.returnKurus ?? 0))
  const own = new Set<number | null>(
    room.mine.filter(({ number }) => number === room.view.round?.number).map(({ no }) => no),
  )
  if (best.length === 0) return <Empty text={ROOM_WORDS[language].bestEmpty} />
  return (
    <ul className="bets">
      {best.map((bet) => (
        <Row key={bet.no} bet={bet} isMine={own.has(bet.no)} play={play} screen={screen} />
      ))}
    </ul>
  )
}

const Empty = ({ text }: { text: string }) => <p className="rail__empty">{text}</p>

type RowProps = Props & { bet: PublicBet; isMine?: boolean; children?: string | undefined }

function Row({ bet, isMine = false, play, screen, children }: RowProps) {
  const { language } = play
  const name = bet.name || ROOM_WORDS[language].guest
  const { course, isOut, isLost } = screen.betRow(bet, language)
  // A return of the stake or less is told, and no more.
  const isWon = isOut && (bet.returnKurus === null || bet.returnKurus > bet.stakeKurus)
  const classes = ['bet', isMine && 'bet--me', isWon && 'bet--out', isLost && 'bet--lost']
  return (
    <li className={`${classes.filter(Boolean).join(' ')} num`}>
      <Avatar name={isMine ? 'me' : name} />
      <span>{name}</span>
      <b>{money(bet.stakeKurus)}</b>
      <em title={children ?? course}>{children ?? course}</em>
      <b>{isOut && bet.returnKurus !== null ? money(bet.returnKurus) : ''}</b>
    </li>
  )
}

function Avatar({ name }: { name: string }) {
  const url = useMemo(() => svgUrl(avatar(name, { size: 28 })), [name])
  return <img src={url} alt="" width={28} height={28} />
}
