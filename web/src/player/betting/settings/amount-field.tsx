import { useState } from 'react'
import { parseStake } from '../slip/state/stake.ts'
import { t } from './texts.ts'

const KURUS = 100
const MOST = 1_000_000

type AmountProps = {
  label: string
  /** Whole lira; null where there is none. */
  value: number | null
  /** Whether it may be left empty. */
  isOptional?: boolean
  onChange: (value: number | null) => void
}

/** A whole sum of lira. It is kept as the field is left; what is no sum is told and not kept. */
export function AmountField({ label, value, isOptional = false, onChange }: AmountProps) {
  const kept = value === null ? '' : value.toLocaleString('tr-TR')
  const [typed, type] = useState<string | null>(null)
  const text = typed ?? kept
  const isBad = typed !== null && readAmount(typed, isOptional) === undefined
  const keep = () => {
    const amount = typed === null ? undefined : readAmount(typed, isOptional)
    if (amount === undefined) return
    onChange(amount)
    type(null)
  }
  return (
    <label className={isBad ? 'amount is-bad' : 'amount'}>
      <span aria-hidden>₺</span>
      <input
        className="num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isBad}
        value={text}
        size={Math.max(4, text.length)}
        maxLength={12}
        onChange={({ target }) => type(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep()
          if (key === 'Escape') type(null)
        }}
      />
      {isBad && (
        <small className="amount__bad" role="alert">
          {t('bad')}
        </small>
      )}
    </label>
  )
}

/** Undefined where it is no sum that can be kept. */
function readAmount(typed: string, isOptional: boolean): number | null | undefined {
  if (typed.trim() === '') return isOptional ? null : undefined
  const kurus = parseStake(typed)
  if (kurus === null || kurus % KURUS !== 0) return undefined
  const amount = kurus / KURUS
  return amount >= 1 && amount <= MOST ? amount : undefined
}
