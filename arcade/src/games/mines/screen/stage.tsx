import { multiplierText } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { useBoard } from '../../../screens/kit/keyboard/use-board.ts'
import { Sill } from '../../../screens/kit/sill.tsx'
import type { Frame } from './shown.ts'
import { TILES } from './tiles.ts'
import { MINES_WORDS } from './words.ts'

export type Options = { broken: number }

const SIDE = 5
/** Steps of the ladder in sight. */
const STEPS_SHOWN = 7
/** Tiles that were passed before the first step in sight. */
const STEPS_BEHIND = 4

export function Stage(props: ScreenProps<Options, Frame>) {
  return (
    <>
      <div className="mines__top">
        <Ladder {...props} />
        <Won {...props} />
      </div>
      <Board {...props} />
    </>
  )
}

function Ladder({ play, frame }: ScreenProps<Options, Frame>) {
  const words = MINES_WORDS[play.language]
  const first = Math.max(0, Math.min(frame.step - STEPS_BEHIND, frame.ladder.length - STEPS_SHOWN))
  return (
    <ol className="mines__steps num">
      {frame.ladder.slice(first, first + STEPS_SHOWN).map((hundredths, index) => {
        const n = first + index + 1
        const isNext = !frame.isOver && play.round !== null && n === frame.step + 1
        return (
          <li key={n} className={stateOf(n, frame.step, isNext)}>
            {words.step(n)} <b>{multiplierText(hundredths, play.language)}</b>
          </li>
        )
      })}
    </ol>
  )
}

/** The sum that was taken out, once the round is over. */
function Won({ play: { round, phase, language }, frame }: ScreenProps<Options, Frame>) {
  if (phase !== 'ready' || !round || !frame.isOver) return null
  const times = multiplierText(frame.ladder[frame.step - 1] ?? 0, language)
  const text = MINES_WORDS[language].taken(frame.step, times)
  return <Sill className="sill--beside mines__sill" round={round} language={language} text={text} />
}

function stateOf(n: number, step: number, isNext: boolean): string {
  if (n <= step) return 'mines__step--done'
  return isNext ? 'mines__step--next' : ''
}

/** One tab stop; arrows walk the tiles. */
function Board({ play, frame }: ScreenProps<Options, Frame>) {
  const words = MINES_WORDS[play.language]
  const board = useBoard({ count: frame.faces.length, columns: SIDE, first: 12 })
  const canOpen = play.phase === 'choosing' && !play.isOffline
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a board of buttons, no set of form fields */}
      <div
        {...board.props}
        className={`well mines__board${play.phase === 'ready' && !frame.isOver ? ' mines__board--rest' : ''}`}
        role="group"
        aria-label={words.board}
      >
        {frame.faces.map((face, tile) => (
          <button
            key={tile}
            type="button"
            className={`mines__tile${classOf(frame, tile)}`}
            {...board.buttonProps(tile)}
            aria-label={words.tile(Math.floor(tile / SIDE) + 1, (tile % SIDE) + 1, face)}
            aria-disabled={!canOpen || face !== 'shut'}
            onClick={() => canOpen && face === 'shut' && play.move({ open: tile })}
          >
            <svg key={face} viewBox="0 0 100 100" aria-hidden="true">
              <Drawn drawing={TILES[face]} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  )
}

function classOf({ faces, last, isOver }: Frame, tile: number): string {
  if (tile === last) return ' mines__tile--last'
  const isLost = isOver && last !== null && faces[last] === 'cracked'
  return isLost ? ' mines__tile--behind' : ''
}
