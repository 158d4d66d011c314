import { keepFocus } from '../keep-focus.ts'

export type MoveAction = {
  word: string
  /** What it costs or does, or why it cannot be done now. */
  note: string
  isOff: boolean
  /** It puts money in without being asked for by the main action's key. */
  isFilled?: boolean
  press: () => void
}

type Props = { label: string; moves: readonly MoveAction[] }

/** Moves of a hand beside the main action: each has a second line. */
export const Moves = ({ label, moves }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons of moves, no set of form fields
  <div className="moves" role="group" aria-label={label}>
    {moves.map(({ word, note, isOff, isFilled = false, press }) => (
      <button
        key={word}
        type="button"
        className={`act num act--${isOff ? 'off' : isFilled ? 'in' : 'quiet'}`}
        aria-disabled={isOff}
        onMouseDown={keepFocus}
        onClick={() => !isOff && press()}
      >
        {word} <small>{note}</small>
      </button>
    ))}
  </div>
)
