import { useState } from 'react'
import type { Language } from '../../../protocol.ts'
import type { PastRound } from '../../../rooms/protocol.ts'
import { whole } from '../../figures.ts'
import { Proof } from '../../game/panels/proof.tsx'
import type { PanelWords } from '../../game/panels/words.ts'
import { Icon } from '../../icon.tsx'
import type { RoomScreen } from '../room-screen.ts'
import type { RoomState } from '../room-state.ts'
import { ROOM_WORDS } from '../words.ts'
import { verifyPast } from './verify-past.ts'
import './chain-panel.css'

type Props = { room: RoomState; screen: RoomScreen; language: Language; words: PanelWords }

type Verdicts = ReadonlyMap<number, boolean>
const NONE: Verdicts = new Map()

/** The chain that was published before its first round, and its last rounds, computed again by a press. */
export function ChainPanel({ room, screen, language, words }: Props) {
  const { chain, gameCode } = room.welcome
  const { past } = room.view
  const said = ROOM_WORDS[language].chain
  const [verdicts, setVerdicts] = useState<Verdicts | 'failed'>(NONE)
  return (
    <>
      <p>{said.text}</p>
      <p>{said.own}</p>
      <dl className="proofs">
        <Proof name={said.first} value={chain.firstHash} words={words} />
        <Proof name={said.salt} value={chain.salt} words={words} />
        <Proof name={words.gameDigest} value={chain.digest} words={words} />
        <div className="proof">
          <dt>{said.rounds}</dt>
          <dd className="num">{whole(chain.rounds, language)}</dd>
        </div>
      </dl>
      <h3>{said.last}</h3>
      {past.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <>
          <p className="panel__note">{said.note}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setVerdicts(NONE)
              verifyPast(gameCode, chain, past).then(setVerdicts, () => setVerdicts('failed'))
            }}
          >
            {said.check}
          </button>
          {verdicts === 'failed' && <p role="alert">{said.failed}</p>}
          <ol className="chain num" aria-live="polite">
            {past.map((round) => (
              <li key={round.number} className="chain__round">
                <b>#{whole(round.number, language)}</b>
                <span>{screen.past(round, language).text}</span>
                <Verdict
                  round={round}
                  verdicts={verdicts === 'failed' ? NONE : verdicts}
                  said={said}
                />
                <code>{round.hash}</code>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

type VerdictProps = {
  round: PastRound
  verdicts: Verdicts
  said: { isRight: string; isWrong: string }
}

function Verdict({ round, verdicts, said }: VerdictProps) {
  const verdict = verdicts.get(round.number)
  if (verdict === undefined) return null
  return (
    <em className={verdict ? 'chain__right' : 'chain__wrong'}>
      <Icon name={verdict ? 'check' : 'warning'} /> {verdict ? said.isRight : said.isWrong}
    </em>
  )
}
