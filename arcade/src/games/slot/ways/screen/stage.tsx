import { type ComponentType, useMemo } from 'react'
import { timesText } from '../../../../screens/figures.ts'
import { tierOf } from '../../../../screens/game/flow/play-state.ts'
import { custom, type Play, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { Sill } from '../../../../screens/kit/sill.tsx'
import { IntroCard } from '../../../../screens/slot/intro-card.tsx'
import { Machine } from '../../../../screens/slot/machine.tsx'
import { PayCells } from '../../../../screens/slot/pay-cells.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { useReelForm } from '../../../../screens/slot/upright/reels-way.ts'
import { WallHour } from '../../../../screens/slot/wall-hour.tsx'
import { showingOf } from '../../../../screens/slot/wins/read-wins.ts'
import { useWinLoop } from '../../../../screens/slot/wins/use-win-loop.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import type { Frame as Casing, Form } from '../../../../screens/slot-art/frame.ts'
import { frameInHour, type Hour } from '../../../../screens/slot-art/hour.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import type { WaysWin } from '../rules.ts'
import { payOf } from './paytable.tsx'
import { cellsOf, type Frame, settledIn, symbolsOf } from './shown.ts'
import { gridText, spinsList, symbolWord, type Titled, tagText, wildReels } from './texts.ts'
import { WAYS_WORDS } from './words.ts'

/** What a machine's own reels are drawn with. */
export type ReelsProps = {
  form: Form
  casing: Casing
  pictures: Pictures
  titled: Titled
  frame: Frame
  isFast: boolean
  /** The wins that are marked now, each by its cells. */
  won: readonly (readonly number[])[]
}

/** A title's looks, and what its machine has of its own. */
export type WaysLook = {
  titled: Titled
  art: SlotArt
  pictures: Pictures
  /** Of the free spins. */
  hour: Hour
  card: { drawing: string; ink: string; accent: string; sides: readonly [string, string] }
  /** The machine's name in the style sheet. */
  name: string
  /** The tag tells the product of the ways; otherwise how many figures won. */
  isProduct: boolean
  Reels: ComponentType<ReelsProps>
  /** The address of what comes up beside the machine with every retrigger. */
  riser?: string | undefined
}

/** The stage of a title whose reels pay by ways. */
export function stageOf(look: WaysLook) {
  const { titled, art, pictures, hour, name, Reels, riser } = look
  return function Stage({ play, frame, options }: ScreenProps<SlotOptions, Frame>) {
    const form = useReelForm()
    const { language, phase } = play
    const isFeature = frame.feature !== null
    const casing = useMemo(() => {
      const usual = art.frame(form)
      return isFeature ? frameInHour(usual, hour) : usual
    }, [form, isFeature])
    const wins = useShownWins(frame, showingOf(play.round, options))
    const won = wins.map((win) => cellsOf(titled.sheet, frame, win))
    return (
      <>
        <WallHour art={art} hour={hour} isOn={isFeature} />
        <div className={`slot ways ways--${form} ${name}`} style={custom({ '--narrow': 1_000 })}>
          {riser && <Risen src={riser} count={frame.feature?.retriggers ?? 0} />}
          <Machine
            form={form}
            casing={casing}
            label={gridText(titled, frame, language)}
            won={[]}
            above={<Tag look={look} frame={frame} wins={wins} play={play} />}
          >
            <Reels
              form={form}
              casing={casing}
              pictures={pictures}
              titled={titled}
              frame={frame}
              isFast={options.isFast}
              won={won}
            />
          </Machine>
          {phase === 'ready' && (
            <PayCells
              form={form}
              cells={casing.cells}
              columns={form === 'wide' ? titled.sheet.reels.length : titled.sheet.rows}
              label={SLOT_WORDS[language].pays}
              payOf={(cell) => payOf(titled, symbolAt(titled, frame, cell), language)}
            />
          )}
          {frame.given !== null && <Card look={look} given={frame.given} play={play} />}
          {frame.isOver && phase === 'ready' && <Outcome play={play} />}
        </div>
      </>
    )
  }
}

/** Where the first ones stand, from the middle of the stage: on both sides of a wide machine. */
const RISEN = [
  [-640, -40],
  [500, -110],
  [-660, -250],
  [540, 130],
] as const

/** One for each retrigger, as far as there is room. */
const Risen = ({ src, count }: { src: string; count: number }) =>
  RISEN.slice(0, count).map(([x, y]) => (
    <img
      key={x}
      className="machine__side ways__risen"
      src={src}
      alt=""
      style={custom({ '--x': x, '--y': y })}
    />
  ))

/** All wins together, then one by one while the picture is at rest; none that is at or below the stake. */
function useShownWins({ wins, isLit, id, isOver }: Frame, showing: string): readonly WaysWin[] {
  const at = useWinLoop(isLit && isOver ? wins.length : 0, `${showing} ${id}`)
  if (!isLit) return []
  return at === null ? wins : wins.slice(at, at + 1)
}

/** The symbol of a cell, as it lies open. */
function symbolAt({ sheet }: Titled, { reels, revealed }: Frame, cell: number): string {
  const shown = reels[Math.floor(cell / sheet.rows)]
  const symbol = (shown && symbolsOf(shown)[cell % sheet.rows]) ?? ''
  return symbol === sheet.mystery?.symbol && revealed !== null ? revealed : symbol
}

type TagProps = { look: WaysLook; frame: Frame; wins: readonly WaysWin[]; play: Play }

/** On the machine: what of the free spins is played, and the ways of what won. */
function Tag({ look, frame, wins, play: { language } }: TagProps) {
  const { titled, isProduct } = look
  const { feature } = frame
  const factor = titled.sheet.freeSpins?.factor ?? 1
  return (
    <div className={`ways__tag num ${wins.length > 0 ? 'ways__tag--lit' : ''}`} aria-hidden="true">
      {feature && (
        <b className="ways__counter" key={feature.of}>
          {WAYS_WORDS[language].counter(feature.spin, feature.of, factor)}
        </b>
      )}
      <span>{tagText(titled, wins, { language, isProduct })}</span>
    </div>
  )
}

/** What a feature gives and what it changes. */
function Card({ look, given, play }: { look: WaysLook; given: number; play: Play }) {
  const { titled, card } = look
  const { language } = play
  const words = WAYS_WORDS[language]
  const { wild, freeSpins } = titled.sheet
  const factor = freeSpins?.factor ?? 1
  return (
    <IntroCard
      drawing={card.drawing}
      ink={card.ink}
      accent={card.accent}
      title={titled.words[language].begins}
      figure={`${given}`}
      unit={words.onlySpins(given).replace(/^\d+ /, '')}
      sides={card.sides}
      lines={[
        ...(factor > 1 ? [words.factor(factor)] : []),
        ...(wild
          ? [words.wildOn(symbolWord(titled, wild, language), wildReels(titled.sheet))]
          : []),
        words.again(spinsList(titled.sheet)),
      ]}
    />
  )
}

/** The sum of a large win, and of every feature that brought more than its stake. */
function Outcome({ play: { round, language } }: { play: Play }) {
  if (!round) return null
  const free = settledIn(round).result.spins.length - 1
  const tier = tierOf(round)
  if (free === 0 && tier !== 'big' && tier !== 'huge') return null
  const { hundredths } = settledIn(round).result
  const { onlySpins } = WAYS_WORDS[language]
  return (
    <Sill
      className="ways__sill"
      round={round}
      language={language}
      text={free > 0 ? onlySpins(free) : timesText(hundredths, language)}
    />
  )
}
