import { type FormEvent, useState } from 'react'
import type { SeedReply } from '../../../protocol.ts'
import { Refused, rotateSeed } from '../../arcade-call.ts'
import { whole } from '../../figures.ts'
import type { Words } from '../../words/index.ts'
import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'
import { Proof } from './proof.tsx'

type Props = { game: Game; open: OpenGame; words: Words }

/** The arcade refuses anything else. */
const SEED = /^[\x21-\x7e]{1,64}$/

/** The commitment in force, the player's own seed, and the way to reveal and replace the pair. */
export function FairnessPanel({ game, open, words }: Props) {
  const { fairness } = open
  const [revealed, setRevealed] = useState<SeedReply['revealed']>()
  return (
    <>
      <p>{words.fairnessText}</p>
      <dl className="proofs">
        <Proof name={words.commitment} value={fairness.commitment} words={words} />
        <Proof name={words.clientSeed} value={fairness.clientSeed} words={words} />
        <div className="proof">
          <dt>{words.nextNonce}</dt>
          <dd className="num">{whole(fairness.nonce, game.options.language)}</dd>
        </div>
      </dl>
      <SeedForm game={game} open={open} words={words} onRevealed={setRevealed} />
      {revealed && (
        <section className="revealed" role="status">
          <h3>{words.revealed}</h3>
          <p>{words.rotated}</p>
          <dl className="proofs">
            <Proof name={words.serverSeed} value={revealed.serverSeed} words={words} />
            <Proof name={words.commitment} value={revealed.commitment} words={words} />
            <Proof name={words.clientSeed} value={revealed.clientSeed} words={words} />
          </dl>
        </section>
      )}
    </>
  )
}

type FormProps = Props & { onRevealed: (revealed: SeedReply['revealed']) => void }

function SeedForm({ game, open, words, onRevealed }: FormProps) {
  const [seed, setSeed] = useState(open.fairness.clientSeed)
  const [fault, setFault] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const isBlocked = open.phase === 'busy' || open.isOffline || isAsking
  const rotate = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked) return
    if (!SEED.test(seed)) return setFault(words.clientSeedWrong)
    setIsAsking(true)
    setFault('')
    try {
      const reply = await rotateSeed(open.token, seed)
      game.setFairness(reply.fairness)
      onRevealed(reply.revealed)
    } catch (error) {
      const isOpenRound = error instanceof Refused && error.refusal === 'round_open'
      setFault(isOpenRound ? words.rotateOpenRound : words.rotateFailed)
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <form className="seed" onSubmit={(event) => void rotate(event)}>
      <div className={`field${fault ? ' field--wrong' : ''}`}>
        <label htmlFor="seed">{words.newClientSeed}</label>
        <input
          id="seed"
          value={seed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== ''}
          aria-describedby="seed-hint"
          onChange={(event) => setSeed(event.target.value)}
        />
        <small id="seed-hint" role={fault ? 'alert' : undefined}>
          {fault || (open.phase === 'busy' ? words.rotateOpenRound : words.clientSeedHint)}
        </small>
      </div>
      <button
        type="submit"
        className="button button--primary"
        aria-disabled={isBlocked}
        aria-busy={isAsking}
      >
        {isAsking ? words.rotating : words.rotate}
      </button>
    </form>
  )
}
