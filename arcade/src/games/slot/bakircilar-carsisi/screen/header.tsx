import type { Language } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import { Labels, MachineDrawing } from '../../../../screens/slot/machine.tsx'
import type { Form } from '../../../../screens/slot-art/frame.ts'
import {
  benchHeader,
  headerWords,
  strokes,
} from '../../../../screens/slot-art/pieces/bench-header.ts'
import { times } from '../../../game.ts'
import type { HoldLook } from './look.ts'
import { type Frame, stakesOf } from './shown.ts'
import { benchText, wordsOf } from './texts.ts'
import { HOLD_WORDS } from './words.ts'

type Props = { look: HoldLook; form: Form; frame: Frame; language: Language; stakedKurus: number }

/** Over the bowls: what begins the bench; then its total and the strokes that are left. */
export function Header({ look, form, frame, language, stakedKurus }: Props) {
  const { sheet, art, title } = look
  const { bench } = frame
  const { plate, lit } = title.colours
  const hasStrokes = bench !== null && bench.step !== 'pay' && bench.step !== 'over'
  const { drawing, label } = headerWords(form, {
    hasStrokes,
    text: headerText({ look, frame, language, stakedKurus }),
    fill: plate,
    rim: bench ? '#F2B441' : lit,
    ink: bench ? '#FFCE73' : '#F7F0DF',
  })
  return (
    <div className={`machine__layer ${bench?.step === 'set' ? 'hold__header' : ''}`}>
      <MachineDrawing form={form} drawing={benchHeader(form, art.look)} ids="header" />
      <MachineDrawing form={form} drawing={drawing} ids="words" />
      {hasStrokes && (
        <MachineDrawing
          form={form}
          drawing={strokes(form, art.things.get(strokeOf(sheet)) ?? '', bench.left)}
          ids="strokes"
        />
      )}
      <Labels labels={[label]} />
    </div>
  )
}

/** A stroke is counted by the title's wild: its hammer, its die, its net, its sun. */
const strokeOf = ({ symbols }: HoldLook['sheet']) =>
  symbols.find(({ role }) => role === 'wild')?.id ?? ''

function headerText({ look, frame, language, stakedKurus }: Omit<Props, 'form'>): string {
  const { sheet } = look
  const { bench } = frame
  if (!bench) return wordsOf(sheet, language).begins(sheet.hold.least)
  const words = HOLD_WORDS[language]
  if (bench.step === 'pay') {
    const counted = stakesOf(bench.held.slice(0, bench.counted))
    const stakes = counted + (bench.isFull ? sheet.hold.fullStakes : 0)
    return money(times(stakedKurus, 100 * stakes))
  }
  const total = words.total(benchText(sheet, bench, language))
  if (bench.step !== 'over') return total
  const stakes = stakesOf(bench.held) + (bench.isFull ? sheet.hold.fullStakes : 0)
  return `${total} · ${money(times(stakedKurus, 100 * stakes))}`
}
