import { useMemo } from 'react'
import { timesText } from '../../../../screens/figures.ts'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { useForm } from '../../../../screens/kit/use-form.ts'
import { FallingThings, HEAVY } from '../../../../screens/slot/falls/falling-things.tsx'
import { leavingCells } from '../../../../screens/slot/falls/falls.ts'
import { Labels, Machine, MachineDrawing } from '../../../../screens/slot/machine.tsx'
import { PayCells } from '../../../../screens/slot/pay-cells.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import type { Frame as Casing } from '../../../../screens/slot-art/frame.ts'
import { lineOfLight } from '../../../../screens/slot-art/frames/aqueduct.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { type CascadeSheet, LINES, SIDE } from '../rules.ts'
import { type Frame, SHAPE, TIMES } from './shown.ts'
import { Sides } from './sides.tsx'
import { Sluices } from './sluices.tsx'
import { gridText, nameOf } from './texts.ts'
import { CASCADE_WORDS } from './words.ts'

export type CascadeArt = { sheet: CascadeSheet; art: SlotArt }

/** The stage of a title whose stones fall through arches. */
export function stageOf({ sheet, art }: CascadeArt, pictures: ReadonlyMap<string, string>) {
  const payOf = new Map(sheet.stones.map(({ id, pay }) => [id, pay]))
  return function Stage({ play, frame }: ScreenProps<SlotOptions, Frame>) {
    const form = useForm()
    const casing = useMemo(() => art.frame(form), [form])
    const { language, phase } = play
    const { fall, falling } = frame
    const isMarked = falling?.at === 'won'
    const words = CASCADE_WORDS[language]
    const wins = isMarked ? (frame.told.at(-1)?.wins ?? []) : []
    const now = Math.min(falling?.at === 'leaving' ? 0 : frame.step, sheet.factors.length - 1)
    return (
      <div
        className={`slot arches arches--${art.look.frame} ${frame.isPaid ? '' : 'falls--pale'}`}
        style={custom({ '--narrow': 720 })}
      >
        <Machine
          form={form}
          casing={casing}
          label={gridText(frame, language)}
          won={isMarked ? leavingCells(fall) : []}
          above={
            <>
              <Sluices form={form} look={art.look} count={sheet.factors.length} now={now} />
              <Labels labels={labelsOf(casing, now)} />
            </>
          }
        >
          {wins.map(({ line }) => (
            <MachineDrawing
              key={line}
              form={form}
              drawing={lineOfLight(casing, LINES[line] ?? [], frame.isPaid)}
              ids={`light${line}`}
            />
          ))}
          <FallingThings
            casing={casing}
            shape={SHAPE}
            fall={fall}
            falling={falling}
            times={TIMES}
            look={HEAVY}
            pictures={pictures}
          />
        </Machine>
        <Sides
          sheet={sheet}
          frame={frame}
          round={play.round}
          lit={new Set(frame.isPaid ? wins.map(({ stone }) => stone) : [])}
          pictures={pictures}
          language={language}
        />
        {phase === 'ready' && (
          <PayCells
            form={form}
            cells={casing.cells}
            columns={SIDE}
            label={words.cells}
            payOf={(cell) => {
              const { id = '' } = fall[cell] ?? {}
              const pay = timesText(payOf.get(id) ?? 0, language)
              return { name: nameOf(id, language), rows: [[words.alike, pay]] }
            }}
          />
        )}
      </div>
    )
  }
}

/** The figure on the lit plate is dark. */
const labelsOf = ({ labels }: Casing, now: number) =>
  labels.map((label, at) => (at === now ? { ...label, ink: '#241502' } : label))
