import { useMemo } from 'react'
import { timesText } from '../../../../screens/figures.ts'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { useForm } from '../../../../screens/kit/use-form.ts'
import { FallingThings, FLOATING } from '../../../../screens/slot/falls/falling-things.tsx'
import { type Fall, leavingCells } from '../../../../screens/slot/falls/falls.ts'
import { Machine } from '../../../../screens/slot/machine.tsx'
import { PayCells } from '../../../../screens/slot/pay-cells.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { WallHour } from '../../../../screens/slot/wall-hour.tsx'
import { cornersOf } from '../../../../screens/slot-art/frames/ring.ts'
import { Card, type SkyArt } from './card.tsx'
import { Graduation } from './graduation.tsx'
import { Multiplier, Plates } from './plates.tsx'
import { type Frame, SHAPES, scatterOf, TIMES } from './shown.ts'
import { Sides } from './sides.tsx'
import { featureOf, gridText, nameOf, ROWS_OF_PAYS, titleWords } from './texts.ts'
import { TUMBLE_WORDS } from './words.ts'

/** Free turns are played deeper in the night. */
const NIGHT = { light: '#5A6AC8', part: 0.55 }

/** The stage of a title whose bodies pay anywhere. */
export function stageOf(sky: SkyArt, pictures: ReadonlyMap<string, string>) {
  const { code, sheet, art, bearer } = sky
  const scatter = scatterOf(sheet)
  return function Stage({ play, frame }: ScreenProps<SlotOptions, Frame>) {
    const form = useForm()
    const casing = useMemo(() => art.frame(form), [form])
    const { language, phase, round } = play
    const { falling } = frame
    const fall = frame.falls[form]
    const shape = SHAPES[form]
    return (
      <div
        className={`slot sky sky--${art.look.frame} ${frame.isPaid ? '' : 'falls--pale'}`}
        style={custom({ '--narrow': 860 })}
      >
        <WallHour art={art} hour={NIGHT} isOn={frame.turn > 0} />
        <Machine
          form={form}
          casing={casing}
          label={gridText(code, { fall, falling, rows: shape.rows }, language)}
          won={markedIn(frame, fall, scatter)}
          above={
            <>
              <Graduation form={form} look={art.look} turn={frame.turn} />
              <Plates
                form={form}
                frame={frame}
                round={round}
                pictures={pictures}
                scatter={scatter}
                language={language}
              />
              <Multiplier form={form} frame={frame} bearer={bearer} />
            </>
          }
        >
          <FallingThings
            casing={casing}
            shape={shape}
            fall={fall}
            falling={falling}
            times={TIMES}
            look={FLOATING}
            pictures={pictures}
            corners={cornersOf(form, art.look)}
          />
        </Machine>
        <Sides
          code={code}
          sheet={sheet}
          frame={frame}
          round={round}
          bearer={bearer}
          pictures={pictures}
          language={language}
        />
        {frame.at === 'card' && (
          <Card sky={sky} language={language} picture={pictures.get(scatter) ?? ''} />
        )}
        {phase === 'ready' && (
          <PayCells
            form={form}
            cells={casing.cells}
            columns={shape.columns}
            label={TUMBLE_WORDS[language].cells}
            payOf={(cell) => payOf(sky, fall[cell]?.id ?? '', language)}
          />
        )}
      </div>
    )
  }
}

/** The cells in halos: those that have won, or the scatters that bring free turns. */
function markedIn({ falling, at }: Frame, fall: Fall, scatter: string): number[] {
  if (falling?.at === 'won') return leavingCells(fall)
  if (at !== 'trigger' && at !== 'card') return []
  return fall.filter(({ id }) => id === scatter).map(({ cell }) => cell)
}

function payOf({ code, sheet }: SkyArt, id: string, language: 'tr' | 'en') {
  const own = titleWords(code, language)
  const pays = sheet.bodies.find((body) => body.id === id)?.pays ?? []
  const rows = pays.map((pay, at) => [ROWS_OF_PAYS[at] ?? '', timesText(pay, language)] as const)
  const { scatters, turns } = featureOf(sheet)
  const note = TUMBLE_WORDS[language].brought(`${scatters}+`, TUMBLE_WORDS[language].turns(turns))
  return { name: nameOf(own, id), rows, ...(pays.length === 0 ? { note } : {}) }
}
