import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../../screens/icon.tsx'
import { type At, tableOf } from '../actions.ts'
import { ROULETTE_WORDS } from '../words.ts'
import { placesFor } from './find-places.ts'
import { Row } from './row.tsx'

/** Every bet as a row with its stake, found by its numbers or its name. */
export function Typed({ at }: { at: At }) {
  const { play, onOptions } = at
  const { language } = play
  const words = ROULETTE_WORDS[language]
  const id = useId()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { laid } = tableOf(at).options.placing
  const places = placesFor(typed, laid, language)
  const close = () => onOptions({ view: 'felt', asked: 'felt' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const toRows = (event: KeyboardEvent) => {
    if (event.key === 'Enter') rows.current?.querySelector('input')?.focus()
  }
  return (
    <section
      className="rtyped"
      aria-label={words.type}
      hidden={play.phase !== 'ready'}
      onKeyDown={onKeyDown}
    >
      <header>
        <label htmlFor={id}>{words.typedField}</label>
        <button type="button" className="rboard__button" onClick={close}>
          <Icon name="close" /> {words.toFelt}
        </button>
      </header>
      <input
        ref={field}
        id={id}
        value={typed}
        placeholder={words.typedHint}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={toRows}
      />
      {places.length === 0 && <p>{words.typedNone}</p>}
      <ul ref={rows}>
        {places.map((place) => (
          <Row key={place} at={at} place={place} />
        ))}
      </ul>
    </section>
  )
}
