import type { Language } from '../../../protocol.ts'
import { CHIP_VALUES, chipDrawing, chipText } from '../art/chip.ts'
import { Drawn } from '../art/drawn.tsx'
import { THOUSAND } from './chip-row.tsx'
import { CHIP_WORDS } from './words.ts'

const LIRA_KURUS = 100
const CHIPS_MAX = 5

/** The chips that are stakes of this list, lira; where there are many, those in its middle. */
export function chipsAmong(valuesKurus: readonly number[]): readonly number[] {
  const chips = CHIP_VALUES.filter((lira) => valuesKurus.includes(lira * LIRA_KURUS))
  const from = Math.max(0, Math.ceil((chips.length - CHIPS_MAX) / 2))
  return chips.slice(from, from + CHIPS_MAX)
}

type Props = {
  valuesKurus: readonly number[]
  valueKurus: number
  language: Language
  onValue: (kurus: number) => void
}

/** Over the list of the stake tray: a chip is the stake that is printed on it. */
export function TrayChips({ valuesKurus, valueKurus, language, onValue }: Props) {
  const chips = chipsAmong(valuesKurus)
  if (chips.length === 0) return null
  return (
    <fieldset className="tray__chips" aria-label={CHIP_WORDS[language].chips}>
      {chips.map((lira) => (
        <button
          key={lira}
          type="button"
          aria-pressed={lira * LIRA_KURUS === valueKurus}
          aria-label={CHIP_WORDS[language].chip(lira)}
          onClick={() => onValue(lira * LIRA_KURUS)}
        >
          <svg viewBox="-51 -51 102 104" aria-hidden="true">
            <Drawn drawing={chipDrawing(lira, chipText(lira, THOUSAND[language]))} />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
