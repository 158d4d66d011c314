import { type KeyboardEvent, useRef, useState } from 'react'
import type { Language } from '../../../protocol.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { range } from '../../shuffle.ts'
import { DRAWN, NUMBERS, PICKS_MOST } from '../rules.ts'
import { BODY, HANDLES, LID, STAR } from './jars.ts'
import {
  type Frame,
  faceOf,
  hitsOf,
  isOver,
  type JarFace,
  type Options,
  paysOf,
  toggled,
} from './sight.ts'
import { KENO_WORDS } from './words.ts'

const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

/** `4×`, `1,35×`: as few decimals as it has. */
export const timesText = (hundredths: number, language: Language): string =>
  `${new Intl.NumberFormat(LOCALES[language]).format(hundredths / 100)}×`

export function Stage(props: ScreenProps<Options, Frame>) {
  return (
    <>
      <DrawnRow {...props} />
      <div className="keno__middle">
        <Board {...props} />
        <Pays {...props} />
      </div>
    </>
  )
}

/** A ring for each number that is yet to be drawn. */
function DrawnRow({ play, frame }: ScreenProps<Options, Frame>) {
  const words = KENO_WORDS[play.language]
  return (
    <ol className="keno__drawn num" aria-label={words.drawn}>
      {range(0, DRAWN - 1).map((place) => {
        const number = frame.drawn[place]
        if (number === undefined)
          return <li key={place} className="keno__disc" aria-hidden="true" />
        const isHit = frame.picks.includes(number)
        const look = isHit ? 'keno__disc--hit' : 'keno__disc--drawn'
        return (
          <li key={`${place} ${number}`} className={`keno__disc ${look}`}>
            <span aria-hidden="true">{number}</span>
            <span className="visually-hidden">{words.drawnOne(number, isHit)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** One tab stop; arrows walk the jars. */
function Board({ play, frame, onOptions }: ScreenProps<Options, Frame>) {
  const words = KENO_WORDS[play.language]
  const [current, setCurrent] = useState(1)
  const board = useRef<HTMLDivElement>(null)
  const isReady = play.phase === 'ready'
  const walk = (event: KeyboardEvent) => {
    const next = board.current && placeAfter(event.key, current - 1, columnsOf(board.current))
    if (next === null || next === undefined) return
    event.preventDefault()
    setCurrent(next + 1)
    board.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  const pick = (number: number) => {
    const picks = toggled(frame.picks, number)
    onOptions({ picks, risk: frame.risk, cleared: play.round?.id ?? null })
    play.sound('tap')
  }
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a board of buttons, no set of form fields */}
      <div
        ref={board}
        className="well keno__board num"
        role="group"
        aria-label={words.board(frame.picks.length)}
        onKeyDown={walk}
      >
        {range(1, NUMBERS).map((number) => {
          const face = faceOf(frame, number)
          const isPicked = frame.picks.includes(number)
          const isOff = !isReady || (!isPicked && frame.picks.length === PICKS_MOST)
          return (
            <button
              key={number}
              type="button"
              className={`keno__jar keno__jar--${face}`}
              tabIndex={number === current ? 0 : -1}
              aria-label={words.jar(number, face)}
              aria-pressed={isPicked}
              aria-disabled={isOff}
              onFocus={() => setCurrent(number)}
              onClick={() => !isOff && pick(number)}
            >
              <Jar number={number} face={face} />
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** The four faces differ in shape: lid on or tipped, filled or not, a star or none. */
const Jar = ({ number, face }: { number: number; face: JarFace }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <path className="keno__handles" d={HANDLES} />
    <path className="keno__body" d={BODY} />
    <path className="keno__lid" d={LID} />
    {face === 'hit' && <path className="keno__star" d={STAR} />}
    <text className="keno__number" x="50" y="76">
      {number}
    </text>
  </svg>
)

const columnsOf = (board: HTMLElement): number =>
  getComputedStyle(board).gridTemplateColumns.split(' ').length

/** Where a key leads from a place, counted from 0; undefined where the key leads nowhere. */
export function placeAfter(key: string, place: number, columns: number): number | undefined {
  const first = place - (place % columns)
  const last = Math.min(first + columns, NUMBERS) - 1
  const places: Record<string, number> = {
    ArrowLeft: Math.max(first, place - 1),
    ArrowRight: Math.min(last, place + 1),
    ArrowUp: place - columns < 0 ? place : place - columns,
    ArrowDown: place + columns >= NUMBERS ? place : place + columns,
    Home: first,
    End: last,
  }
  return places[key]
}

function Pays({ play, frame }: ScreenProps<Options, Frame>) {
  const words = KENO_WORDS[play.language]
  const count = frame.picks.length
  if (count === 0)
    return (
      <div className="keno__pays plate">
        <p>{words.noPays}</p>
      </div>
    )
  const hits = isOver(frame) ? hitsOf(frame) : null
  return (
    <div className="keno__pays plate num">
      <h2>{words.pays(count)}</h2>
      <ol>
        {paysOf(count, frame.risk).map((pay) => (
          <li key={pay.hits} className={pay.hits === hits ? lookOf(pay.hundredths) : undefined}>
            <span aria-hidden="true">{pay.hits}</span>
            <span className="visually-hidden">{words.hits(pay.hits)}</span>
            <b>{timesText(pay.hundredths, play.language)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A return of the stake or less is marked, and no more than that. */
const lookOf = (hundredths: number): string =>
  hundredths > 100 ? 'keno__pay--won' : 'keno__pay--returned'
