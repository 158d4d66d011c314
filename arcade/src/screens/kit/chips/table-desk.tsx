import { sumOf } from '../../../games/bets.ts'
import { money } from '../../figures.ts'
import type { Asked } from '../../game/game-screen.ts'
import { Meter } from '../meter.tsx'
import { ChipRow } from './chip-row.tsx'
import { type ChipOptions, canLay, laidNow } from './table-play.ts'
import { CHIP_WORDS } from './words.ts'

type Props = Asked<ChipOptions> & { values: readonly number[] }

/** The sum on the table, and the chips to choose from. */
export function TableDesk({ play, options, onOptions, values }: Props) {
  const words = CHIP_WORDS[play.language]
  return (
    <>
      <Meter label={words.onTable} value={money(sumOf(laidNow({ play, options })))} />
      <ChipRow
        label={words.chips}
        values={values}
        value={options.chip}
        language={play.language}
        nameOf={words.chip}
        isOff={!canLay(play)}
        onValue={(chip) => onOptions({ chip })}
      />
    </>
  )
}
