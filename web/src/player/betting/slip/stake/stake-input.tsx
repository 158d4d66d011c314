import { type ReactNode, useId } from 'react'
import { useMouse } from '../../../../lib/browser/media.ts'
import '../../../../ui/form/field.css'
import { formatStake, parseStake } from '../state/stake.ts'
import { t } from '../texts.ts'

type StakeInputProps = {
  label: string
  value: string
  onChange: (typed: string) => void
  /** A button at the right. */
  end?: ReactNode
  isWrong?: boolean
  note?: string
  /** The sheet brings keys of its own, so no keyboard covers the sum. */
  hasOwnKeys?: boolean
  /** The field that the keyboard comes to by K. */
  isMain?: boolean
}

/** A stake as it is typed; once it is left it has all its decimals. */
export function StakeInput(props: StakeInputProps) {
  const { label, value, onChange, end, isWrong = false, note, hasOwnKeys = false, isMain } = props
  const id = useId()
  const hasMouse = useMouse()
  return (
    <>
      <div className={isWrong ? 'input stake is-bad' : 'input stake'}>
        <span className="input__prefix" aria-hidden>
          ₺
        </span>
        <input
          className="num"
          aria-label={label}
          inputMode={hasOwnKeys && !hasMouse ? 'none' : 'decimal'}
          autoComplete="off"
          placeholder={t('stake')}
          value={value}
          aria-invalid={isWrong}
          data-stake={isMain}
          {...(note && { 'aria-describedby': id })}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            const kurus = parseStake(value)
            if (kurus !== null) onChange(formatStake(kurus))
          }}
        />
        {end}
      </div>
      {note && (
        <p id={id} className="sr">
          {note}
        </p>
      )}
    </>
  )
}
