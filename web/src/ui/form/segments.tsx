import './segments.css'

/** A few views of the same thing, of which one is shown. */
export function Segments<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
  size,
}: {
  label: string
  choices: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  size?: 's'
}) {
  return (
    <fieldset className={size ? `segments segments--${size}` : 'segments'} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === chosen}
          onClick={() => onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
