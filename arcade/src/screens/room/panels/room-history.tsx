import { useEffect, useState } from 'react'
import type { OwnBet, ProvenBet } from '../../../rooms/protocol.ts'
import { fetchRoomBets } from '../../arcade-call.ts'
import { money, signedMoney, timeText, whole } from '../../figures.ts'
import { CopyRecords } from '../../game/panels/copy-records.tsx'
import type { PanelWords } from '../../game/panels/words.ts'
import { Medallion } from '../../kit/art/medallion.tsx'
import { cameOf } from '../came-of.ts'
import type { RoomPlay, RoomScreen } from '../room-screen.ts'
import { ROOM_WORDS } from '../words.ts'

type Props = { play: RoomPlay; token: string; screen: RoomScreen; words: PanelWords }

/** The player's bets in this room, the newest first: those of this visit, and those of before that are over. */
export function RoomHistory({ play, token, screen, words: panelWords }: Props) {
  const { room, language } = play
  const words = ROOM_WORDS[language]
  const proven = useProven(play, token)
  const over = proven === undefined || proven === 'failed' ? [] : proven
  const visit = [...room.mine].reverse()
  const earlier = over.filter(({ id }) => !visit.some((bet) => bet.id === id))
  const hashOf = ({ number }: OwnBet) =>
    room.view.past.find((round) => round.number === number)?.hash
  if (proven !== undefined && proven !== 'failed' && visit.length + earlier.length === 0)
    return (
      <div className="panel__empty">
        <Medallion name="zar" />
        <p className="display">{words.historyEmpty}</p>
      </div>
    )
  return (
    <>
      <p className="panel__note">{words.historyNote}</p>
      <CopyRecords records={over} words={panelWords} />
      <ol className="chain num" aria-busy={proven === undefined}>
        {visit.map((bet) => (
          <Row key={bet.id} bet={bet} hash={hashOf(bet)} screen={screen} play={play} />
        ))}
        {earlier.map((one) => (
          <Row
            key={one.id}
            bet={ownBetOf(one)}
            hash={one.serverSeed}
            at={timeText(one.startedAt, language)}
            screen={screen}
            play={play}
          />
        ))}
        {proven === undefined && <li className="round round--ghost" />}
      </ol>
      {proven === 'failed' && <p role="alert">{panelWords.historyFailed}</p>}
    </>
  )
}

/** Undefined until they have come. Play money has none. */
function useProven({ room }: RoomPlay, token: string): readonly ProvenBet[] | 'failed' | undefined {
  const { gameCode, isDemo } = room.welcome
  const [proven, setProven] = useState<readonly ProvenBet[] | 'failed'>()
  useEffect(() => {
    if (isDemo) setProven([])
    else fetchRoomBets(gameCode, token).then(setProven, () => setProven('failed'))
  }, [gameCode, token, isDemo])
  return proven
}

const ownBetOf = ({ id, nonce, bet, stakeKurus, course, winKurus }: ProvenBet): OwnBet => ({
  id,
  no: null,
  number: nonce,
  slot: 0,
  bet,
  stakeKurus,
  state: 'decided',
  course,
  returnKurus: winKurus,
  isPaid: true,
  refusal: null,
})

type RowProps = {
  bet: OwnBet
  hash: string | undefined
  /** When it was made, where that is before this visit. */
  at?: string
  screen: RoomScreen
  play: RoomPlay
}

function Row({ bet, hash, at, screen, play: { language } }: RowProps) {
  const isOver = bet.state === 'decided'
  const came = [at, money(bet.stakeKurus), cameOf(bet, screen, language)]
  return (
    <li className="chain__round">
      <b>{ROOM_WORDS[language].round(whole(bet.number, language))}</b>
      <span>{came.filter(Boolean).join(' · ')}</span>
      <b>{isOver && signedMoney((bet.returnKurus ?? 0) - bet.stakeKurus)}</b>
      {hash && <code>{hash}</code>}
    </li>
  )
}
