import './storm.css'
import { useMemo } from 'react'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { Labels } from '../../../../screens/slot/machine.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { useReelForm } from '../../../../screens/slot/upright/reels-way.ts'
import { WallHour } from '../../../../screens/slot/wall-hour.tsx'
import type { Frame as Casing, Form, Label } from '../../../../screens/slot-art/frame.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { lightningLabel } from '../../../../screens/slot-art/pieces/lightning.ts'
import { BOLTS, bolt } from '../../../../screens/slot-art/scenes/storm/steppe.ts'
import { cellPay } from '../../reels/screen/cell-pays.ts'
import { FeatureCards } from '../../reels/screen/feature-cards.tsx'
import { LineBoard, useShownWins } from '../../reels/screen/line-board.tsx'
import { PayPlates } from '../../reels/screen/pay-plates.tsx'
import { WindowDrawing } from '../../reels/screen/window-drawing.tsx'
import { wildOf } from '../../reels/sheet.ts'
import type { Stack } from '../rules.ts'
import type { StormSheet } from '../sheets.ts'
import { type Frame, standing } from './shown.ts'
import type { Storm } from './storms.ts'
import { labelOf, toldOf } from './texts.ts'
import { STORM_NAMES, wordsOf } from './words.ts'

type StormArt = { sheet: StormSheet; art: SlotArt; storm: Storm }

/** The stage of a title whose reels of wilds multiply. */
export function stageOf({ sheet, art, storm }: StormArt, pictures: Pictures) {
  const wild = art.things.get(wildOf(sheet) ?? '') ?? ''
  return function Stage({ play, frame, options }: ScreenProps<SlotOptions, Frame>) {
    const { language } = play
    const form = useReelForm()
    const casing = useMemo(() => art.frame(form), [form])
    const shown = useShownWins(play, frame, options)
    const words = wordsOf(sheet, language)
    const told = toldOf(sheet, language)
    const notes = { wild: words.wildNote, scatter: words.scatterNote(told) }
    const { stacks } = frame
    const struck = standing(frame)
    const coverOf = (at: number) => {
      const window = casing.windows[at]
      return stacks.some(({ reel }) => reel === at) && window ? (
        <WindowDrawing
          window={window}
          drawing={storm.draw(form, window, wild)}
          ids={`stack${at}`}
        />
      ) : undefined
    }
    return (
      <div className={`slot storm storm--${form}`} style={dyesOf(art)}>
        <WallHour art={art} hour={storm.hour} isOn={frame.isStormy} />
        {struck.length > 0 && storm.bolt && <Bolts ink={storm.bolt} />}
        <PayPlates
          sheet={sheet}
          names={STORM_NAMES}
          lit={new Set(shown.map(({ symbol }) => symbol))}
          pictures={pictures.sharp}
          language={language}
        />
        <LineBoard
          play={play}
          frame={frame}
          form={form}
          casing={casing}
          pictures={pictures}
          label={labelOf(sheet, frame, language)}
          shown={shown}
          lit={frame.lit}
          payOf={cellPay(sheet, STORM_NAMES, notes, language)}
          coverOf={coverOf}
          over={<Labels labels={struck.flatMap((stack) => labelsOn(form, casing, stack))} />}
        />
        <FeatureCards
          play={play}
          frame={frame}
          sheet={sheet}
          art={art}
          pictures={pictures}
          pale="#F6EBD2"
          accent={art.look.field.mark}
          title={words.cardTitle}
          change={words.more(told)}
          note={words.spun(told.spins)}
        />
      </div>
    )
  }
}

/** What the style sheet weaves with; only a loom has a warp. */
const dyesOf = ({ look: { frame, material, field } }: SlotArt) =>
  custom({
    '--narrow': 980,
    '--warp': frame === 'loom-wool' ? '#eadbbe' : 'transparent',
    '--thread': field.line,
    '--bare': field.mark,
    '--wood': material.body,
    '--ink': material.dark,
  })

function labelsOn(form: Form, { windows }: Casing, { reel, factor }: Stack): Label[] {
  const window = windows[reel]
  return window ? [lightningLabel(form, window, factor)] : []
}

/** Lightning in the sky beside the machine, of stacks that have landed. */
function Bolts({ ink }: { ink: string }) {
  const drawing = BOLTS.map(([x, y, size]) => bolt(x, y, size))
    .join('')
    .replaceAll('#FFE9A8', ink)
  return (
    <svg className="machine__side storm__bolts" viewBox="14 84 1412 682" aria-hidden="true">
      <Drawn drawing={drawing} />
    </svg>
  )
}
