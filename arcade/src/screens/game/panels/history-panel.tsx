import { useEffect, useState } from 'react'
import { recordsOf } from '../../../fairness/records-of.ts'
import type { RoundsReply } from '../../../protocol.ts'
import { fetchRounds } from '../../arcade-call.ts'
import { money, signedMoney, timeText } from '../../figures.ts'
import { Medallion } from '../../kit/art/medallion.tsx'
import { isEarlier } from '../flow/versions.ts'
import { ownStakeOf } from '../free-rounds/free-rounds.ts'
import type { AnyScreen } from '../game-screen.ts'
import { CopyRecords } from './copy-records.tsx'
import type { PanelGame, PanelSeat } from './panel-game.ts'
import { Proof } from './proof.tsx'
import { RoundPicture } from './round-picture.tsx'
import { verifyUrl } from './verify-url.ts'
import type { PanelWords } from './words.ts'

type Props = {
  game: PanelGame
  open: PanelSeat
  words: PanelWords
  /** The screen of a round’s version; undefined where its file did not come. */
  screenOf: (round: PlayedRound) => Promise<AnyScreen | undefined>
}
type PlayedRound = RoundsReply['rounds'][number]
type Told = { round: PlayedRound; screen: AnyScreen | undefined }

/** The player's last rounds of this game, each with its proof. */
export function HistoryPanel({ game, open, words, screenOf }: Props) {
  const [told, setTold] = useState<Told[] | 'failed'>()
  useEffect(() => {
    const tell = async (round: PlayedRound) => ({ round, screen: await screenOf(round) })
    fetchRounds(open.token)
      .then(({ rounds }) => Promise.all(rounds.map(tell)))
      .then(setTold, () => setTold('failed'))
  }, [open.token])
  if (told === 'failed') return <p role="alert">{words.historyFailed}</p>
  if (!told)
    return (
      <ul className="rounds" aria-busy="true">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <li key={key} className="round round--ghost" />
        ))}
      </ul>
    )
  if (!told.length)
    return (
      <div className="panel__empty">
        <Medallion name="zar" />
        <p className="display">{words.historyEmpty}</p>
      </div>
    )
  return (
    <>
      <p className="panel__note">{words.historyNote}</p>
      <CopyRecords records={recordsOf(told.map(({ round }) => round))} words={words} />
      <ul className="rounds">
        {told.map(({ round, screen }) => (
          <PlayedRoundItem key={round.id} game={game} round={round} words={words} screen={screen} />
        ))}
      </ul>
    </>
  )
}

type ItemProps = {
  game: PanelGame
  round: PlayedRound
  words: PanelWords
  screen: AnyScreen | undefined
}

function PlayedRoundItem({ game, round, words, screen }: ItemProps) {
  const { language } = game.options
  const [isOpen, setOpen] = useState(false)
  const stakeKurus = ownStakeOf(round)
  const net = round.state === 'settled' ? round.winKurus - stakeKurus : 0
  return (
    <li className="round">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="num">
          <span>
            <b>#{round.nonce}</b>
            <small>
              {timeText(round.startedAt, language)}
              {round.state !== 'settled' && ` · ${words.roundStates[round.state]}`}
              {isEarlier(round) && ` · ${words.earlierVersion(round.gameVersion)}`}
            </small>
          </span>
          <span className={round.winKurus > stakeKurus ? 'round__won' : ''}>
            <b>{signedMoney(net)}</b>
            <small>
              {round.isFree ? words.freeRound : money(stakeKurus)} → {money(round.winKurus)}
            </small>
          </span>
        </summary>
        {screen && <p className="panel__note">{screen.summary(round, language)}</p>}
        {isOpen && screen && <RoundPicture screen={screen} round={round} language={language} />}
        <dl className="proofs">
          <Proof name={words.roundId} value={round.id} words={words} />
          <Proof name={words.commitment} value={round.commitment} words={words} />
          {round.digest && <Proof name={words.gameDigest} value={round.digest} words={words} />}
          <Proof name={words.clientSeed} value={round.clientSeed} words={words} />
          {round.serverSeed ? (
            <Proof name={words.serverSeed} value={round.serverSeed} words={words} />
          ) : (
            <div className="proof">
              <dt>{words.serverSeed}</dt>
              <dd>{words.serverSeedHidden}</dd>
            </div>
          )}
        </dl>
        {round.serverSeed && (
          <a
            className="button button--line"
            href={verifyUrl(round, round.serverSeed, language)}
            target="_blank"
            rel="noopener"
          >
            {words.verify}
          </a>
        )}
      </details>
    </li>
  )
}
