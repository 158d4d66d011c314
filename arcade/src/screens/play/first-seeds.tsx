import type { Words } from '../words/index.ts'
import type { OpenGame } from './flow/game-state.ts'

type Props = { open: OpenGame; words: Words; onChange: () => void }

/**
 * Before the first round: the hash of the server seed, and the browser's seed that the round will
 * begin with. It takes the caption's room, so that nothing moves when it goes.
 */
export function FirstSeeds({ open, words, onChange }: Props) {
  return (
    <div className="firstseeds">
      <div className="firstseeds__facts num">
        <p>
          <span>{words.firstCommitment}</span> <code>{open.fairness.nextCommitment}</code>
        </p>
        <p>
          <span>{words.clientSeed}</span> <code>{open.clientSeed}</code>
          <button type="button" onClick={onChange} aria-haspopup="dialog">
            {words.changeSeed}
          </button>
        </p>
      </div>
    </div>
  )
}
