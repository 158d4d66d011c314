import { useEffect, useRef } from 'react'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { useBoard } from '../../../screens/kit/keyboard/use-board.ts'
import { COIN, face, nacre } from './faces.ts'
import { Prizes } from './prizes.tsx'
import {
  BOXES,
  cardIn,
  type Frame,
  isTold,
  type Options,
  optionsOf,
  SIDE,
  shutIn,
  shutRow,
  wonIn,
} from './sight.ts'
import { useScratching } from './use-scratching.ts'
import { SCRATCH_WORDS } from './words.ts'

/** From one row to the next, where all are opened. */
const ROW_MS = 120

type Props = ScreenProps<Options, Frame>

export function Stage(props: Props) {
  const { play, frame } = props
  return (
    <div className="scratch">
      <Board {...props} />
      <Prizes language={play.language} won={wonIn(frame.boxes)} />
    </div>
  )
}

function Board(props: Props) {
  const { play, frame } = props
  const words = SCRATCH_WORDS[play.language]
  const { canOpen, open } = useOpening(props)
  const board = useBoard({ count: BOXES, columns: SIDE, first: 4 })
  const scratching = useScratching({
    emblemOf: (box) => (canOpen(box) && play.round ? cardIn(play.round).boxes[box] : undefined),
    open,
  })
  const won = wonIn(frame.boxes)
  const isLive = shutIn(frame.boxes).some(canOpen)
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a board of buttons, no set of form fields */}
      <div
        {...board.props}
        {...scratching.board}
        className={`well scratch__board${isLive ? ' scratch__board--live' : ''}`}
        role="group"
        aria-label={words.board}
      >
        {frame.boxes.map((emblem, box) => (
          <button
            key={box}
            type="button"
            className="scratch__box"
            {...board.buttonProps(box)}
            aria-label={emblem ? words.open(box + 1, emblem) : words.shut(box + 1)}
            aria-disabled={!canOpen(box)}
            onClick={(event) => canOpen(box) && scratching.isPress(event) && open([box])}
          >
            {emblem ? (
              <svg className="scratch__face" viewBox="0 0 120 120" aria-hidden="true">
                <Drawn drawing={face(emblem, emblem === won)} />
              </svg>
            ) : (
              <>
                <svg viewBox="0 0 120 120" aria-hidden="true">
                  <Drawn drawing={nacre(box)} />
                </svg>
                {canOpen(box) && <canvas ref={scratching.canvasOf(box)} />}
              </>
            )}
          </button>
        ))}
        <div ref={scratching.coin} className="scratch__coin" aria-hidden="true">
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <Drawn drawing={COIN} />
          </svg>
        </div>
      </div>
    </div>
  )
}

/** Boxes are opened while the card is told, and those that are left once its prize was stated. */
function useOpening({ play, options, onOptions, frame }: Props) {
  const { round } = play
  const { shut, isAll } = optionsOf(round, options)
  const canOpen = (box: number) =>
    frame.boxes[box] === null && (frame.open !== undefined || shut.includes(box))
  const open = (boxes: readonly number[]) => {
    if (!round) return
    play.sound('tile')
    const after = frame.open?.(boxes)
    const left = after ? (isTold(after) ? shutIn(after) : []) : without(shut, boxes)
    onOptions({ card: round.id, last: boxes.at(-1) ?? null, shut: left, isAll })
  }
  const latest = useRef(open)
  latest.current = open
  const row = isAll ? shutRow(frame.boxes).filter(canOpen).join() : ''
  useEffect(() => {
    if (row === '') return
    const timer = setTimeout(() => latest.current(row.split(',').map(Number)), ROW_MS)
    return () => clearTimeout(timer)
  }, [row])
  return { canOpen, open }
}

const without = (shut: readonly number[], boxes: readonly number[]): number[] =>
  shut.filter((box) => !boxes.includes(box))
