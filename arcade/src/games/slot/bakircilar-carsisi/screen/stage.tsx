import { useMemo } from 'react'
import type { Language } from '../../../../protocol.ts'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { Machine } from '../../../../screens/slot/machine.tsx'
import { PayCells } from '../../../../screens/slot/pay-cells.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { useReelForm } from '../../../../screens/slot/upright/reels-way.ts'
import { showingOf } from '../../../../screens/slot/wins/read-wins.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import type { Frame as Casing, Form } from '../../../../screens/slot-art/frame.ts'
import { numbersOf } from '../../reels/screen/shown.ts'
import { SpunReels, useWonCells, winsAtRest } from '../../reels/screen/spun-reels.tsx'
import { ROWS } from '../../reels/sheet.ts'
import { BenchCard } from './bench-card.tsx'
import { Bowls } from './bowls.tsx'
import { coinsOn, holdPictures } from './coins.ts'
import { Header } from './header.tsx'
import type { HoldLook } from './look.ts'
import type { Bench, Frame } from './shown.ts'
import { Sides } from './sides.tsx'
import { labelOf, payOf } from './texts.ts'

/** Each cell of the frame with a coin that just fell, or every one of a full bench. */
function ringed({ landed, step, isFull, held }: Bench): number[] {
  if (isFull && step === 'pay') return numbersOf(held.map(({ cell }) => cell))
  return step === 'fall' ? numbersOf(landed.map(({ cell }) => cell)) : []
}

/** The stage of a title: reels behind bowls, and coins that are held in them. */
export function stageOf(look: HoldLook) {
  const { sheet, art } = look
  return function Stage({ play, frame, options }: ScreenProps<SlotOptions, Frame>) {
    const form = useReelForm()
    const casing = useMemo(() => art.frame(form), [form])
    const pictures = useMemo(() => holdPictures(sheet, art, form === 'tall'), [form])
    const { round, language, phase, stakeKurus } = play
    const { bench } = frame
    const stakedKurus = round?.stakedKurus ?? stakeKurus
    return (
      <div
        className={`slot hold ${bench ? 'hold--dark' : ''}`}
        style={custom({ '--narrow': 870, '--rim': look.title.colours.lit })}
      >
        <Board
          look={look}
          form={form}
          casing={casing}
          pictures={pictures}
          frame={frame}
          language={language}
          stakedKurus={stakedKurus}
          showing={showingOf(round, options)}
        />
        {bench?.step === 'card' && (
          <BenchCard look={look} bench={bench} language={language} stakedKurus={stakedKurus} />
        )}
        {phase === 'ready' && (
          <PayCells
            form={form}
            cells={casing.cells}
            columns={form === 'tall' ? ROWS : sheet.reels.length}
            label={SLOT_WORDS[language].pays}
            payOf={payOf(sheet, frame, language)}
          />
        )}
      </div>
    )
  }
}

type BoardProps = {
  look: HoldLook
  form: Form
  casing: Casing
  pictures: Pictures
  frame: Frame
  language: Language
  stakedKurus: number
  showing: string
}

/** The sheet with its header: reels, or what is held. */
function Board({
  look,
  form,
  casing,
  pictures,
  frame,
  language,
  stakedKurus,
  showing,
}: BoardProps) {
  const { sheet } = look
  const { spinning, stops, bench, wins, coins } = frame
  const won = useWonCells(winsAtRest(wins, spinning), showing)
  const thing = casing.thing.size
  return (
    <Machine
      form={form}
      casing={casing}
      label={labelOf(sheet, frame, language)}
      won={bench ? ringed(bench) : won}
      above={
        <>
          <Header
            look={look}
            form={form}
            frame={frame}
            language={language}
            stakedKurus={stakedKurus}
          />
          {form === 'wide' && <Sides sheet={sheet} frame={frame} language={language} />}
        </>
      }
    >
      <SpunReels
        className="hold__reel"
        reels={sheet.reels}
        stops={stops}
        spinning={spinning}
        won={won}
        pictures={pictures}
        casing={casing}
        bornOn={(reel, stop) => coinsOn(sheet, coins, { reel, stop, thing, language })}
      />
      {bench && (
        <Bowls
          sheet={sheet}
          form={form}
          casing={casing}
          pictures={pictures}
          frame={frame}
          bench={bench}
          language={language}
        />
      )}
    </Machine>
  )
}
