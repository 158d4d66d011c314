import { timesText } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { useBoard } from '../../../screens/kit/keyboard/use-board.ts'
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
  const board = useBoard({ count: NUMBERS, columns: columnsOf, first: 0 })
  const isReady = play.phase === 'ready'
  const pick = (number: number) => {
    const picks = toggled(frame.picks, number)
    onOptions({ picks, risk: frame.risk, cleared: play.round?.id ?? null })
    play.sound('tap')
  }
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a board of buttons, no set of form fields */}
      <div
        {...board.props}
        className="well keno__board num"
        role="group"
        aria-label={words.board(frame.picks.length)}
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
              {...board.buttonProps(number - 1)}
              aria-label={words.jar(number, face)}
              aria-pressed={isPicked}
              aria-disabled={isOff}
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
