import { useState } from 'react'
import type { SeedReply } from '../../../protocol.ts'
import { whole } from '../../figures.ts'
import type { PanelGame, PanelSeat } from './panel-game.ts'
import { Proof } from './proof.tsx'
import { SeedForm } from './seed-form.tsx'
import type { PanelWords } from './words.ts'

type Props = { game: PanelGame; open: PanelSeat; words: PanelWords }

/** The pair in use, the hash of the seed after it, and the way to begin that with a seed of one's own. */
export function FairnessPanel({ game, open, words }: Props) {
  const { pair, nextCommitment, digest } = open.fairness
  const [revealed, setRevealed] = useState<SeedReply['revealed']>(null)
  return (
    <>
      <p>{words.fairnessText}</p>
      {pair && (
        <dl className="proofs">
          <Proof name={words.commitment} value={pair.commitment} words={words} />
          <Proof name={words.clientSeed} value={pair.clientSeed} words={words} />
          <div className="proof">
            <dt>{words.nextNonce}</dt>
            <dd className="num">{whole(pair.nonce, game.options.language)}</dd>
          </div>
        </dl>
      )}
      <dl className="proofs">
        <Proof name={words.nextCommitment} value={nextCommitment} words={words} />
        <Proof name={words.gameDigest} value={digest} words={words} />
      </dl>
      <SeedForm game={game} open={open} words={words} onRevealed={setRevealed} />
      {revealed && (
        // Keyed, so that each seed that is revealed is scrolled to.
        <section key={revealed.serverSeed} ref={showWhole} className="revealed" role="status">
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

/** It comes below the button that asked for it, out of sight in a low window. */
function showWhole(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'nearest' })
}
