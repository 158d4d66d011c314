import { SelectField } from '../../parts/controls/field.tsx'
import { todayOf } from '../range.ts'
import { periodsUntil, periodText, type TaxPeriod } from './periods.ts'
import { t } from './texts.ts'

const keyOf = ({ from, to }: TaxPeriod): string => `${from} ${to}`

type Props = {
  period: TaxPeriod
  onChoose: (changes: Record<string, string | undefined>) => void
}

/** A month or a quarter; one that the address names is among them, however old. */
export function PeriodField({ period, onChoose }: Props) {
  const known = periodsUntil(todayOf())
  const all = known.some((one) => keyOf(one) === keyOf(period)) ? known : [...known, period]
  return (
    <div className="o-rp__days">
      <SelectField
        label={t('period')}
        value={keyOf(period)}
        choices={all.map((one) => ({ value: keyOf(one), label: periodText(one) }))}
        onChange={({ target }) => {
          const [from, to] = target.value.split(' ')
          onChoose({ from, to, of: undefined })
        }}
      />
    </div>
  )
}
