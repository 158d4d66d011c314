import { useState } from 'react'
import type { Language } from '../../../protocol.ts'
import { figure } from '../../../screens/figures.ts'
import { CASH_OUTS } from '../rules.ts'
import type { SlotChoice } from './use-slot.ts'
import { CRASH_WORDS } from './words.ts'

type Props = {
  choice: SlotChoice
  number: number
  isFixed: boolean
  language: Language
  onChoice: (change: Partial<SlotChoice>) => void
}

/** The switch of the automatic cash-out and its multiplier, which is typed. */
export function AutoCashOut({ choice, number, isFixed, language, onChoice }: Props) {
  const words = CRASH_WORDS[language]
  const text = figure(choice.auto / 100, language, { minimumFractionDigits: 2 })
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const read = readMultiplier(typed ?? '')
    if (read !== undefined) onChoice({ auto: read, isAuto: true })
    setTyped(null)
  }
  return (
    <div className="auto num">
      <button
        type="button"
        role="switch"
        aria-checked={choice.isAuto}
        aria-disabled={isFixed}
        aria-label={words.autoAt(number)}
        onClick={() => !isFixed && onChoice({ isAuto: !choice.isAuto })}
      >
        <i />
        <span>{words.auto}</span>
      </button>
      <label>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={words.autoPick}
          value={typed ?? text}
          readOnly={isFixed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value.slice(0, 9))}
          onBlur={take}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        ×
      </label>
    </div>
  )
}

/** Hundredths; undefined where it is no number. What lies beyond the least or the most is brought there. */
export function readMultiplier(text: string): number | undefined {
  const plain = text.trim().replace(/[×x]$/i, '').trim()
  if (!/^\d{1,6}([.,]\d{1,4})?$/.test(plain)) return undefined
  const hundredths = Math.floor(Number(plain.replace(',', '.')) * 100 + 1e-6)
  return Math.min(CASH_OUTS.most, Math.max(CASH_OUTS.least, hundredths))
}
