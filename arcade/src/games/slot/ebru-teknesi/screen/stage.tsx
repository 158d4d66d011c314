import './tray.css'
import { useMemo } from 'react'
import { tierOf } from '../../../../screens/game/flow/play-state.ts'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { useForm } from '../../../../screens/kit/use-form.ts'
import { Machine } from '../../../../screens/slot/machine.tsx'
import { PayCells } from '../../../../screens/slot/pay-cells.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { around } from '../../../../screens/slot-art/frame.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { SIDE } from '../clusters.ts'
import type { ClusterSheet } from '../rules.ts'
import { paceOf } from './beats.ts'
import type { Dress } from './dress.ts'
import { Drops, Figures } from './drops.tsx'
import { Jars } from './jars.tsx'
import { Combing, countText, SideMeter, TopMeter } from './meter.tsx'
import { FinishedSheet, Runs, Sums } from './runs.tsx'
import { type Frame, sumOf } from './shown.ts'
import { gridText, payOf } from './texts.ts'
import { CLUSTER_WORDS } from './words.ts'

export type TrayArt = { sheet: ClusterSheet; art: SlotArt; dress: Dress }

/** The stage of a title of the tray. */
export function stageOf({ sheet, art, dress }: TrayArt, pictures: Pictures) {
  return function Stage({ play, frame }: ScreenProps<SlotOptions, Frame>) {
    const form = useForm()
    const casing = useMemo(() => art.frame(form), [form])
    const { language, round, phase } = play
    const { beat, combed, isFast, runs } = frame
    const pace = paceOf(isFast)
    const lit = frame.isLit
    const isHuge = beat === 'rest' && phase === 'ready' && round && tierOf(round) === 'huge'
    const joined = new Set(runs.flatMap(({ cells }) => cells))
    const id = `${round?.id} ${frame.combed} ${runs.map(({ cells }) => cells.join()).join(' ')}`
    return (
      <div
        className={`slot tray tray--${form} tray--${beat}`}
        style={custom({
          '--narrow': 690,
          '--spread': `${pace.spread}ms`,
          '--cell': `${pace.cell}ms`,
        })}
      >
        <Machine
          form={form}
          casing={casing}
          label={gridText(sheet, frame, language)}
          won={[]}
          above={
            <>
              {beat === 'comb' && (
                <Combing name={dress.meter} form={form} tray={around(casing.windows)} />
              )}
              {beat === 'join' && (
                <Sums
                  runs={runs}
                  casing={casing}
                  isLit={lit}
                  sumOf={(hundredths) => (round ? sumOf(round, hundredths) : 0)}
                />
              )}
              {isHuge && <FinishedSheet tray={around(casing.windows)} colours={dress.sheet} />}
              {form === 'tall' && <TopMeter name={dress.meter} combed={combed} />}
              <b className="tray__count num">{countText({ sheet, combed, language })}</b>
            </>
          }
        >
          <Drops
            frame={frame}
            casing={casing}
            pictures={pictures}
            joined={joined}
            gold={sheet.gold}
          />
          <Runs frame={frame} form={form} casing={casing} dress={dress} id={id} />
          <Figures frame={frame} casing={casing} joined={joined} figures={dress.figures} />
        </Machine>
        {beat === 'rest' && phase === 'ready' && (
          <PayCells
            form={form}
            cells={casing.cells}
            columns={SIDE}
            label={CLUSTER_WORDS[language].pays}
            payOf={(cell) => payOf(sheet, nameAt(frame, cell), language)}
          />
        )}
        <Jars
          sheet={sheet}
          dress={dress}
          pictures={pictures.sharp}
          lit={new Set(beat === 'join' && lit ? runs.map(({ drop }) => drop) : [])}
          language={language}
        />
        <SideMeter name={dress.meter} sheet={sheet} combed={combed} language={language} />
      </div>
    )
  }
}

const nameAt = ({ drops }: Frame, cell: number): string =>
  drops.find((drop) => drop.cell === cell)?.name ?? ''
