import { languageTag } from '../../lib/language/translate.ts'
import './chips.css'

type Choice<Id> = { id: Id; label: string; count?: number }

const numbers = new Intl.NumberFormat(languageTag)

/** Filters of which one is chosen. */
export function Chips<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string
  choices: readonly Choice<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into a flex row
    <div className="chips" role="group" aria-label={label}>
      {choices.map(({ id, label: text, count }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {text}
          {count !== undefined && <small>{numbers.format(count)}</small>}
        </button>
      ))}
    </div>
  )
}
