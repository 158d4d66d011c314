import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '../../../../screens/icon.tsx'
import { stakeOn } from '../../../../screens/kit/chips/placing.ts'
import { type At, press, setStake, tableOf, takeAll } from '../actions.ts'
import { placeName, placeOdds } from '../names.ts'
import type { Press } from '../shown.ts'
import { ROULETTE_WORDS } from '../words.ts'

/** A bet with its odds and its stake in whole lira: typed, or a chip more or less. */
export function Row({ at, place }: { at: At; place: string }) {
  const { language } = at.play
  const words = ROULETTE_WORDS[language]
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const stakeKurus = stakeOn(tableOf(at).options.placing.laid, place)
  const stands = stakeKurus === 0 ? '' : `${stakeKurus / 100}`
  const name = placeName(place, language)
  const { chip } = at.options
  const one: Press = { chips: [{ place, count: 1 }], name: { place } }
  const put = () => {
    if (draft !== null) setStake(at, place, Number(draft) * 100)
    setDraft(null)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && put()
  return (
    <li className="rtyped__row">
      <label htmlFor={id}>
        {name} <small>{placeOdds(place, language)}</small>
      </label>
      <button
        type="button"
        aria-label={words.takeOne(name, chip)}
        aria-disabled={stakeKurus === 0}
        onClick={() => stakeKurus > 0 && takeAll(at, one)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={5}
        placeholder="0"
        value={draft ?? stands}
        onChange={({ target }) => setDraft(target.value.replaceAll(/\D/g, ''))}
        onKeyDown={onKeyDown}
        onBlur={put}
      />
      <button
        type="button"
        aria-label={words.layOne(name, chip)}
        onClick={() => press(laying(at), one)}
      >
        <Icon name="plus" />
      </button>
    </li>
  )
}

/** Here each button says what it does: taking is a choice of the felt. */
const laying = (at: At): At => ({ ...at, options: { ...at.options, isTaking: false } })
