import { useMemo } from 'react'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { useForm } from '../../../../screens/kit/use-form.ts'
import { Machine, placeOf } from '../../../../screens/slot/machine.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import { Reel } from '../../../../screens/slot/reel.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { WallLit } from '../../../../screens/slot/wall-hour.tsx'
import { CROWNS, pegsOf } from '../../../../screens/slot-art/frames/drums.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import type { DrumSheet } from '../rules.ts'
import { Crank } from './crank.tsx'
import { Crown } from './crown.tsx'
import { useLitHills } from './lit-hills.ts'
import { cellsOf, DRUM_MOTION, type Frame, stopsMs } from './shown.ts'
import { Signs } from './signs.tsx'
import { gridText } from './texts.ts'

export type DrumArt = {
  sheet: DrumSheet
  art: SlotArt
  hero: string
  /** Ground and rim of the signs that hold the pay table. */
  enamel: { ground: string; rim: string }
}

/** The stage of a drum machine's title. */
export function stageOf({ sheet, art, hero, enamel }: DrumArt, pictures: Pictures) {
  return function Stage({ play, frame, options }: ScreenProps<SlotOptions, Frame>) {
    const form = useForm()
    const casing = useMemo(() => art.frame(form), [form])
    const { round, language } = play
    const isPaid = round !== null && round.winKurus > round.stakedKurus
    const wins = isPaid && !frame.turning ? frame.wins : []
    const lit = useLitHills(sheet.code, round, wins)
    const stops = stopsMs(frame.turning?.isFast ?? options.isFast)
    return (
      <div
        className={`slot drums drums--${form}`}
        style={custom({ '--narrow': 720, '--enamel': enamel.ground, '--rim': enamel.rim })}
      >
        <WallLit art={art} lit={lit} />
        <Crank play={play} isTurning={frame.turning !== null} />
        <Machine
          form={form}
          casing={casing}
          label={gridText(sheet, frame, language)}
          won={[...new Set(wins.flatMap(({ line }) => cellsOf(line)))]}
          above={
            <>
              <Pegs form={form} wins={wins} ink={casing.labels[0]?.ink ?? ''} />
              <Crown
                code={sheet.code}
                place={CROWNS[form]}
                hero={hero}
                round={isPaid && !frame.turning ? round : null}
                lit={lit}
              />
            </>
          }
        >
          {sheet.drums.map((strip, at) => (
            <Reel
              key={at}
              className="drums__window"
              reel={at}
              strip={strip}
              stop={frame.stops[at] ?? 0}
              turning={frame.turning && round ? { ms: stops[at] ?? 0, id: round.id } : null}
              pictures={pictures}
              casing={casing}
              motion={DRUM_MOTION}
            />
          ))}
        </Machine>
        <Signs
          sheet={sheet}
          lit={new Set(wins.map(({ symbol }) => symbol))}
          pictures={pictures.sharp}
          language={language}
        />
      </div>
    )
  }
}

type PegsProps = { form: PageForm; wins: Frame['wins']; ink: string }

/** The numbers of the five lines on both sides. */
function Pegs({ form, wins, ink }: PegsProps) {
  return pegsOf(form).map(({ line, x, y, r }) => (
    <span
      key={`${line} ${x}`}
      className={`machine__at drums__peg ${wins.some((win) => win.line + 1 === line) ? 'drums__peg--on' : ''}`}
      style={{ ...placeOf([x - r, y - r, 2 * r, 2 * r]), ...custom({ '--ink': ink }) }}
      aria-hidden="true"
    >
      {line}
    </span>
  ))
}
