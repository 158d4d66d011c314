import type { Language } from '../../../../protocol.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import { ROWS } from '../../reels/sheet.ts'
import type { HoldSheet } from '../rules.ts'
import type { Frame } from './shown.ts'
import { stakesText, wordsOf } from './texts.ts'
import { HOLD_WORDS } from './words.ts'

type Props = { sheet: HoldSheet; frame: Frame; language: Language }

/** Beside the bowls: what coins are worth and what a full bench adds; then the empty bowls. */
export function Sides({ sheet, frame, language }: Props) {
  const words = HOLD_WORDS[language]
  const title = wordsOf(sheet, language)
  const { hold, reels } = sheet
  const { bench } = frame
  const worth = hold.coins.map(({ stakes }) => stakes)
  const [least, most] = [Math.min(...worth), Math.max(...worth)]
  const full = `+${stakesText(hold.fullStakes, language)}`
  const rows = bench
    ? [
        [words.left, words.bowls(reels.length * ROWS - bench.held.length)],
        [words.ifFull, full],
      ]
    : [
        [
          words.valueOf(title.coin),
          `${stakesText(least, language)} – ${stakesText(most, language)}`,
        ],
        [title.full, full],
      ]
  return (
    <dl className="machine__layer">
      {rows.map(([name, value], side) => (
        <div
          key={name}
          className="hold__note machine__at machine__note machine__side num"
          style={placeOf([side === 0 ? 46 : 1170, 330, 196, 92])}
        >
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
