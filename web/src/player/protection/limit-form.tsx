import {
  LIMIT_KINDS,
  LIMIT_MAX,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type PlayerLimit,
  setLimit,
} from '@zar/contract/protection'
import { type SubmitEvent, useState } from 'react'
import { callForAnswer } from '../../lib/api/call.ts'
import { Button } from '../../ui/form/button.tsx'
import { Chips } from '../../ui/form/chips.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { MoneyField } from '../../ui/form/field-money.tsx'
import { t } from './texts.ts'
import { useChange } from './use-change.ts'

type Props = { limits: PlayerLimit[]; onDone: () => void }

/** Which limit, and how much. It says before it is sent whether it holds at once or waits. */
export function LimitForm({ limits, onDone }: Props) {
  const [kind, setKind] = useState<LimitKind>('deposit')
  const [chosen, setPeriod] = useState<LimitPeriod>('day')
  const [most, setMost] = useState<number>()
  const [isTried, setTried] = useState(false)
  const change = useChange(onDone)
  const isTime = kind === 'time'
  const period = isTime ? 'day' : chosen
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight(kind, most)) {
      change.mutate(() => callForAnswer(setLimit, { kind, period, most }))
    } else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form className="guard__form" noValidate onSubmit={submit}>
      <Chips
        label={t('kind')}
        choices={LIMIT_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
        chosen={kind}
        onChoose={setKind}
      />
      {!isTime && (
        <Chips
          label={t('period')}
          choices={LIMIT_PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
          chosen={period}
          onChoose={setPeriod}
        />
      )}
      <Most
        isTime={isTime}
        note={waits(limits, { kind, period, most }) ? t('waitsNote') : t('atOnceNote')}
        isWrong={isTried && !isRight(kind, most)}
        most={most}
        onChange={setMost}
      />
      <div className="guard__acts">
        <Button type="submit" variant="primary" busy={change.isPending ? t('saving') : undefined}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

const isRight = (kind: LimitKind, most: number | undefined): most is number =>
  most !== undefined && most <= (kind === 'time' ? LIMIT_MAX.minutes : LIMIT_MAX.money)

type Wished = { kind: LimitKind; period: LimitPeriod; most: number | undefined }

/** Whether the server will ask for a second thought. */
const waits = (limits: PlayerLimit[], { kind, period, most = 0 }: Wished) =>
  limits.some(
    (limit) =>
      !limit.isOfHouse && limit.kind === kind && limit.period === period && most > limit.most,
  )

type MostProps = {
  isTime: boolean
  note: string
  isWrong: boolean
  most: number | undefined
  onChange: (most: number | undefined) => void
}

function Most({ isTime, note, isWrong, most, onChange }: MostProps) {
  if (!isTime) {
    const error = isWrong ? t('wrongAmount') : undefined
    const field = { label: t('most'), note, error }
    return <MoneyField {...field} decimals={0} value={most} onChange={onChange} />
  }
  return (
    <TextField
      label={t('mostMinutes')}
      note={note}
      error={isWrong ? t('wrongMinutes') : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={most ?? ''}
      onChange={({ target }) => onChange(numberOf(target.value))}
    />
  )
}

function numberOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, 5)
  return digits === '' ? undefined : Number(digits)
}
