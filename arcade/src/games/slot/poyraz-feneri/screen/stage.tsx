import './rising.css'
import { useMemo } from 'react'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { Labels, MachineDrawing, placeOf } from '../../../../screens/slot/machine.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { useReelForm } from '../../../../screens/slot/upright/reels-way.ts'
import {
  around,
  type Frame as Casing,
  type Form,
  type Label,
  type Window,
} from '../../../../screens/slot-art/frame.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { goldLine } from '../../../../screens/slot-art/pieces/marks.ts'
import { cellPay } from '../../reels/screen/cell-pays.ts'
import { LineBoard, useShownWins } from '../../reels/screen/line-board.tsx'
import { PayPlates } from '../../reels/screen/pay-plates.tsx'
import { numbersOf } from '../../reels/screen/shown.ts'
import { WindowDrawing } from '../../reels/screen/window-drawing.tsx'
import type { LineWin } from '../../reels/spin.ts'
import type { Rise } from '../rules.ts'
import type { RisingSheet } from '../sheets.ts'
import type { Riser } from './risers.ts'
import { type Frame, helping } from './shown.ts'
import { labelOf } from './texts.ts'
import { RISING_NAMES, RISING_WORDS } from './words.ts'

type RisingArt = { sheet: RisingSheet; art: SlotArt; riser: Riser }

/** The stage of a title whose wilds fill their reels. */
export function stageOf({ sheet, art, riser }: RisingArt, pictures: Pictures) {
  const { rim, dark, light } = art.look.material
  return function Stage({ play, frame, options }: ScreenProps<SlotOptions, Frame>) {
    const form = useReelForm()
    const casing = useMemo(() => art.frame(form), [form])
    const shown = useShownWins(play, frame, options)
    const words = RISING_WORDS[play.language]
    const lit = frame.isJoined ? helping(frame.risen, frame.wins) : []
    const note = { wild: words.wildNote, scatter: '' }
    return (
      <div
        className={`slot rising rising--${form} rising--${riser.grows}`}
        style={custom({ '--narrow': 940, '--rim': rim, '--ink': dark, '--light': light })}
      >
        <PayPlates
          sheet={sheet}
          names={RISING_NAMES}
          lit={new Set(shown.map(({ symbol }) => symbol))}
          pictures={pictures.sharp}
          language={play.language}
        />
        <LineBoard
          play={play}
          frame={frame}
          form={form}
          casing={casing}
          pictures={pictures}
          label={labelOf(sheet, frame, play.language)}
          shown={shown}
          payOf={cellPay(sheet, RISING_NAMES, note, play.language)}
          under={<Beams form={form} risen={lit} riser={riser} casing={casing} />}
          over={
            <>
              {riser.line && <Joins form={form} wins={shown} casing={casing} ink={riser.line} />}
              <Risen
                form={form}
                risen={frame.risen}
                lit={lit}
                riser={riser}
                casing={casing}
                word={words.wild}
              />
            </>
          }
        />
      </div>
    )
  }
}

type RisenProps = { form: Form; risen: readonly Rise[]; riser: Riser; casing: Casing }

/** Each wild in its reel, as high as it. */
function Risen({
  form,
  risen,
  lit,
  riser,
  casing,
  word,
}: RisenProps & { lit: readonly Rise[]; word: string }) {
  return risen.map(({ reel, factor }) => {
    const window = casing.windows[reel]
    return (
      window && (
        <div key={reel}>
          <div className="machine__at machine__window rising__reel" style={placeOf(window)}>
            <WindowDrawing
              className="rising__wild"
              window={window}
              drawing={riser.draw(
                form,
                window,
                lit.some((one) => one.reel === reel),
                reel,
              )}
              ids={`wild${reel}`}
            />
          </div>
          <Labels labels={labelsOf(form, window, { word, factor, riser })} />
        </div>
      )
    )
  })
}

/** How high a multiplier's letters are. */
const TIMES = { wide: 44, tall: 34, upright: 19 } as const

type Words = { word: string; factor: number; riser: Riser }

/** On a phone what the filled reel is; and where it multiplies, by how much. */
function labelsOf(form: Form, [x, y, w, h]: Window, { word, factor, riser }: Words): Label[] {
  const at = (across: number): Label => ({
    x: x + w * across,
    y: y + riser.wordAt * h,
    size: 17,
    text: word,
    ink: riser.ink,
  })
  const times: Label = {
    x: x + w / 2,
    y: y + h / 2,
    size: TIMES[form],
    text: `${factor}×`,
    ink: '#FFE3A0',
  }
  return [...(form === 'tall' ? [at(0.15), at(0.85)] : []), ...(riser.multiplies ? [times] : [])]
}

/** The light from each wild over the lines that it helps. */
function Beams({ form, risen, riser, casing }: RisenProps) {
  const { beam } = riser
  const board = useMemo(() => around(casing.windows), [casing])
  return (
    beam && (
      <div className="machine__at machine__window" style={placeOf(board)}>
        {risen.map(({ reel }) => (
          <div key={reel} style={custom({ '--lamp': lampOf(casing.windows[reel], board) })}>
            <WindowDrawing
              className="rising__beam"
              window={board}
              drawing={beam(form, reel)}
              ids={`beam${reel}`}
            />
          </div>
        ))}
      </div>
    )
  )
}

const lampOf = (window: Window | undefined, board: Window) =>
  window ? window[0] + window[2] / 2 - board[0] : 0

type JoinsProps = { form: Form; wins: readonly LineWin[]; casing: Casing; ink: string }

/** A line of the title's own from cell to cell. */
function Joins({ form, wins, casing, ink }: JoinsProps) {
  const clear = casing.thing.size * 0.5
  const drawing = wins
    .map(({ cells }) => {
      const along = cells.flatMap((cell) =>
        numbersOf([cell]).flatMap((at) => casing.cells[at] ?? []),
      )
      return goldLine(along, clear, form === 'wide' ? 7 : 4, ink)
    })
    .join('')
  return <MachineDrawing form={form} drawing={drawing} ids="joins" />
}
