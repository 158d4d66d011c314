import { type KeyboardEvent, useRef, useState } from 'react'
import { PLACES } from '../../places.ts'
import { liraText, placeName, placeOdds } from '../names.ts'
import { type Lying, paidOn } from '../shown.ts'
import { colourOf } from '../wheel.ts'
import { ROULETTE_WORDS } from '../words.ts'
import { boxStyle } from './box-style.ts'
import { FeltChips, Tip } from './chips.tsx'
import type { FeltTable } from './felt-table.ts'
import { isUprightBoard, placeAt, useAskedFocus } from './focus.ts'
import { Loupe } from './loupe.tsx'
import { lyingBox, placeByKey, SPOTS, type Spot, uprightBox } from './plan.ts'
import { usePress } from './use-press.ts'

type Props = {
  table: FeltTable
  lying: readonly Lying[]
  marked: number | null
  /** Numbers that a press on the racetrack would cover. */
  lit: readonly number[]
}

const GROUPS = [
  { name: 'inside', spots: SPOTS.filter(({ place }) => place.startsWith('straight')) },
  {
    name: 'outside',
    spots: SPOTS.filter(({ place, kind }) => kind === 'cell' && !place.startsWith('straight')),
  },
  { name: 'lines', spots: SPOTS.filter(({ kind }) => kind !== 'cell') },
] as const
const START = 'straight:17'

/** The table: every bet is a button where it lies. One tab stop; the arrows move by the lines too. */
export function Felt({ table, lying, marked, lit }: Props) {
  const { language, isOpen } = table
  const words = ROULETTE_WORDS[language]
  const felt = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(START)
  const chipOn = (place: string) => ({ chips: [{ place, count: 1 }], name: { place } })
  const pressPlace = (place: string) => table.press(chipOn(place))
  const takePlace = (place: string) => table.take(chipOn(place))
  const { over, finger, handlers } = usePress(isOpen, pressPlace, takePlace)
  useAskedFocus(table, 'felt', felt)
  const covered = new Set(over ? PLACES.get(over)?.numbers : lit)
  const onOf = new Map(lying.map((one) => [one.place, one]))
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAt(event.target)
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return
    const to = placeByKey(event.key, place, isUprightBoard(felt.current))
    if (to) felt.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus()
    else if (event.key === 'Backspace' || event.key === 'Delete') takePlace(place)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board of buttons, no set of form fields
    <div
      ref={felt}
      className={`rf num${table.isTaking ? ' rf--taking' : ''}`}
      role="group"
      aria-label={words.felt}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {GROUPS.map(({ name, spots }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={name} className="rf__group" role="group" aria-label={words[name]}>
          {spots.map((spot) => (
            <button
              key={spot.place}
              type="button"
              data-place={spot.place}
              className={classOf(spot, covered, marked, onOf.get(spot.place))}
              style={boxStyle(lyingBox(spot), uprightBox(spot))}
              tabIndex={spot.place === focused ? 0 : -1}
              aria-label={nameOf(spot.place, onOf.get(spot.place), language)}
              aria-disabled={!isOpen}
              onFocus={() => setFocused(spot.place)}
            >
              <span className="rf__text">{textOf(spot, language)}</span>
            </button>
          ))}
        </div>
      ))}
      <FeltChips lying={lying} language={language} />
      {over && !finger && <Tip place={over} language={language} />}
      {over && finger && <Loupe place={over} finger={finger} lying={lying} language={language} />}
    </div>
  )
}

function nameOf(place: string, on: Lying | undefined, language: 'tr' | 'en'): string {
  const words = ROULETTE_WORDS[language]
  const [name, odds] = [placeName(place, language), placeOdds(place, language)]
  if (on?.fate === 'won')
    return words.wonBet(name, odds, liraText(paidOn(place, on.stakeKurus), language))
  const isThere = on && on.fate !== 'lost'
  return words.bet(name, odds, isThere ? liraText(on.stakeKurus, language) : null)
}

function textOf({ place, kind }: Spot, language: 'tr' | 'en') {
  if (kind !== 'cell') return null
  const [name, which] = place.split(':')
  if (name === 'straight') return which
  if (name === 'column') return placeOdds(place, language)
  if (name === 'red' || name === 'black') return <i className={`rf__rhomb rf__rhomb--${name}`} />
  return placeName(place, language)
}

function classOf(
  { place, kind }: Spot,
  covered: ReadonlySet<number>,
  marked: number | null,
  on: Lying | undefined,
): string {
  const classes = ['rf__spot', `rf__spot--${kind}`]
  if (place.startsWith('straight')) {
    const number = Number(place.split(':')[1])
    classes.push(`rf__spot--${colourOf(number)}`)
    if (covered.has(number)) classes.push('rf__spot--lit')
    if (marked === number) classes.push('rf__spot--drawn')
  } else if (kind === 'cell') classes.push('rf__spot--out')
  if (place.startsWith('column')) classes.push('rf__spot--column')
  if (on && on.fate !== 'lost') classes.push('rf__spot--chip')
  if (on?.fate === 'won') classes.push('rf__spot--won')
  return classes.join(' ')
}
