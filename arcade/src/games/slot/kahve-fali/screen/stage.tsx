import { useMemo } from 'react'
import type { Language } from '../../../../protocol.ts'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { Machine } from '../../../../screens/slot/machine.tsx'
import { PayCells } from '../../../../screens/slot/pay-cells.tsx'
import { type Pictures, picturesOf } from '../../../../screens/slot/pictures.ts'
import type { Motion } from '../../../../screens/slot/reel-motion.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SETTLE_MS } from '../../../../screens/slot/times.ts'
import { useReelForm } from '../../../../screens/slot/upright/reels-way.ts'
import { showingOf } from '../../../../screens/slot/wins/read-wins.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type Frame as Casing, type Form, pageFormOf } from '../../../../screens/slot-art/frame.ts'
import { SpunReels, useWonCells, winsAtRest } from '../../reels/screen/spun-reels.tsx'
import { ROWS } from '../../reels/sheet.ts'
import type { Title } from '../../reels/title.ts'
import type { PickSheet } from '../sheets.ts'
import type { PickArt } from './looks.ts'
import type { Frame } from './shown.ts'
import { labelOf, payOf } from './texts.ts'
import { TrayStage } from './tray-stage.tsx'

/** A reel is a board of shelves that goes up behind the front. */
const BOARD: Motion = { settleMs: SETTLE_MS, lift: 0.04, over: 0.025, isOnwards: true }

/** The stage of a title: shelves, and in their place the boxes that the player opens. */
export function stageOf(pick: PickArt) {
  const { title, art, drawn } = pick
  return function Stage({ play, frame, options }: ScreenProps<SlotOptions, Frame>) {
    const form = useReelForm()
    const casing = useMemo(() => art.frame(form), [form])
    const pictures = useMemo(() => picturesOf(art, { isAcross: form === 'tall' }), [form])
    const { round, language, phase } = play
    const { tray } = frame
    return (
      <div className="slot pick" style={custom({ '--narrow': 900, '--rim': drawn.colours.lit })}>
        <div className={`pick__shelves ${leaveOf(tray)}`}>
          <Shelves
            title={title}
            form={form}
            casing={casing}
            pictures={pictures}
            frame={frame}
            language={language}
            showing={showingOf(round, options)}
          />
        </div>
        {tray && (
          <TrayStage
            pick={pick}
            form={pageFormOf(form)}
            pictures={pictures}
            play={play}
            tray={tray}
          />
        )}
        {phase === 'ready' && !tray && (
          <PayCells
            form={form}
            cells={casing.cells}
            columns={form === 'tall' ? ROWS : title.sheet.reels.length}
            label={SLOT_WORDS[language].pays}
            payOf={payOf(title, frame, language)}
          />
        )}
      </div>
    )
  }
}

/** The cupboard stays where it is while the boxes stand before it, unseen: its reels rest there. */
function leaveOf(tray: Frame['tray']): string {
  if (!tray) return ''
  return tray.isRising ? 'pick__shelves--leave' : 'pick__shelves--gone'
}

type ShelvesProps = {
  title: Title<PickSheet>
  form: Form
  casing: Casing
  pictures: Pictures
  frame: Frame
  language: Language
  showing: string
}

function Shelves({ title, form, casing, pictures, frame, language, showing }: ShelvesProps) {
  const { spinning, stops, wins, lit } = frame
  const won = useWonCells(winsAtRest(wins, spinning), showing)
  const marked = lit.length > 0 ? [...lit] : won
  return (
    <Machine form={form} casing={casing} label={labelOf(title, frame, language)} won={marked}>
      <SpunReels
        className="pick__reel"
        reels={title.sheet.reels}
        stops={stops}
        spinning={spinning}
        won={marked}
        pictures={pictures}
        casing={casing}
        motion={BOARD}
      />
    </Machine>
  )
}
