import type { Words } from '../../words/words.ts'
import type { OpenPlay } from '../flow/play-state.ts'

type Props = {
  open: Pick<OpenPlay, 'fairness' | 'clientSeed'>
  words: Words
  onChange: () => void
}

/**
 * Before the first round: the hash of the server seed, and the browser's seed that the round will
 * begin with (FAIR-01). It takes the message's room, so that nothing moves when it goes.
 */
export function FirstSeeds({ open, words, onChange }: Props) {
  return (
    <div className="firstseeds num">
      <p>
        {words.firstCommitment} <code>{open.fairness.nextCommitment}</code>
      </p>
      <p>
        {words.clientSeed} <code>{open.clientSeed}</code>
        <button type="button" onClick={onChange} aria-haspopup="dialog">
          {words.changeSeed}
        </button>
      </p>
    </div>
  )
}
