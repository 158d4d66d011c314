import { type KeyboardEvent, useState } from 'react'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { chanceText, decimal, type Frame, multiplierIn, type Options } from './shown.ts'
import { thresholdOf } from './threshold-of.ts'
import { DICE_WORDS } from './words.ts'

/** Multiplier, threshold and chance: what is typed into one moves the grip, and so the other two. */
export function Fields({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const { language, phase } = play
  const words = DICE_WORDS[language]
  const { side, threshold } = options
  const fields = [
    ['multiplier', words.multiplier, multiplierIn(options, language)],
    ['threshold', side === 'over' ? words.over : words.under, decimal(threshold, language)],
    ['chance', words.chance, chanceText(options, language)],
  ] as const
  return (
    <div className="dice__fields">
      {fields.map(([kind, name, text]) => (
        <Field
          key={kind}
          name={name}
          text={text}
          isOff={phase !== 'ready'}
          onTyped={(typed) => {
            const found = thresholdOf(kind, typed, side)
            if (found !== undefined) onOptions({ threshold: found })
          }}
        />
      ))}
    </div>
  )
}

type FieldProps = { name: string; text: string; isOff: boolean; onTyped: (typed: string) => void }

/** Enter or leaving the field takes what was typed; Escape drops it. */
function Field({ name, text, isOff, onTyped }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const take = () => {
    if (typed !== undefined) onTyped(typed)
    setTyped(undefined)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') take()
    if (key === 'Escape') setTyped(undefined)
  }
  return (
    <label className="dice__field">
      <span>{name}</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? text}
        readOnly={isOff}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={press}
      />
    </label>
  )
}
