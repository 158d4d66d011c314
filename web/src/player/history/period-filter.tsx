import { CalendarDays } from 'lucide-react'
import { TextField } from '../../ui/form/field.tsx'
import { InlineSelect } from '../../ui/form/inline-select.tsx'
import { t } from './filter-texts.ts'
import { type Days, dayOf, PERIODS, type PeriodName } from './period.ts'

type PeriodProps = {
  period: PeriodName
  onChange: (change: { period?: PeriodName; from?: string; to?: string }) => void
}

/** Which time a history shows. */
export function PeriodSelect({ period, onChange }: PeriodProps) {
  return (
    <InlineSelect
      icon={CalendarDays}
      label={t('period')}
      value={period}
      options={PERIODS.map((name) => ({ value: name, label: t(`period.${name}`) }))}
      onSelect={(value) => {
        const name = PERIODS.find((one) => one === value)
        if (name) onChange({ period: name })
      }}
    />
  )
}

/** The two days of a period of the player's own. */
export function OwnDays({ own, onChange }: { own: Days } & Pick<PeriodProps, 'onChange'>) {
  const { from, to } = own
  const isBackwards = from !== null && to !== null && from > to
  const today = dayOf(new Date())
  return (
    <div className="hist__days">
      <TextField
        label={t('from')}
        type="date"
        value={from ?? ''}
        max={today}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label={t('to')}
        type="date"
        value={to ?? ''}
        max={today}
        error={isBackwards ? t('backwards') : undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  )
}
