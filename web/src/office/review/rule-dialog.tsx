import {
  type ReviewHouse,
  ReviewLengths,
  setReviewRule,
} from '@zar/contract/office/withdrawals/house'
import { useState } from 'react'
import { TextField } from '../parts/controls/field.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../parts/dialogs/prove.ts'
import { moneyOf } from '../parts/money.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { minuteIn, timeOf } from './lengths.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-review.ts'

/** Fields that hold a whole number as it is. */
const WHOLE = ['firstMinutes', 'eachMinutes', 'mostMinutes', 'askedHours', 'brakeTimes'] as const
type Whole = (typeof WHOLE)[number]
type Typed = Record<Whole | 'opens' | 'closes' | 'brakeHour', string>

/** A lira in E5. */
const LIRA_E5 = 100_000n

const typedOf = (rule: ReviewLengths): Typed => ({
  firstMinutes: `${rule.firstMinutes}`,
  eachMinutes: `${rule.eachMinutes}`,
  mostMinutes: `${rule.mostMinutes}`,
  askedHours: `${rule.askedHours}`,
  brakeTimes: `${rule.brakeTimes}`,
  brakeHour: `${BigInt(rule.brakeHourE5) / LIRA_E5}`,
  opens: rule.opensMinute === null ? '' : timeOf(rule.opensMinute),
  closes: rule.closesMinute === null ? '' : timeOf(rule.closesMinute),
})

/** Whether it can be read; both hours are left empty where there are none. */
const isRight = (key: keyof Typed, text: string): boolean =>
  key === 'opens' || key === 'closes'
    ? text === '' || minuteIn(text) !== undefined
    : /^\d{1,9}$/.test(text)

/** What was typed, where all of it is within its bounds. */
function ruleIn(typed: Typed): ReviewLengths | undefined {
  const hours = [typed.opens, typed.closes].map((one) => (one === '' ? null : minuteIn(one)))
  const read = ReviewLengths.safeParse({
    ...Object.fromEntries(WHOLE.map((key) => [key, Number(typed[key] || Number.NaN)])),
    brakeHourE5: /^\d{1,9}$/.test(typed.brakeHour)
      ? `${BigInt(typed.brakeHour) * LIRA_E5}`
      : undefined,
    opensMinute: hours[0],
    closesMinute: hours[1],
  })
  if (!read.success) return undefined
  const { opensMinute, closesMinute, firstMinutes, mostMinutes } = read.data
  const isBoth = (opensMinute === null) === (closesMinute === null)
  const isInOrder = opensMinute === null || closesMinute === null || opensMinute < closesMinute
  return isBoth && isInOrder && firstMinutes <= mostMinutes ? read.data : undefined
}

type Props = {
  house: ReviewHouse
  /** What another person has proposed, which the second one approves as it is. */
  proposed: ReviewLengths | null
  onClose: () => void
}

/** A new rule of the clock: proposed, or approved as another proposed it. */
export function RuleDialog({ house, proposed, onClose }: Props) {
  const refresh = useRefresh()
  const [typed, setTyped] = useState(() => typedOf(proposed ?? house.lengths))
  const before = typedOf(house.lengths)
  const rule = proposed ?? ruleIn(typed)
  const set = async (reason: string) => {
    if (!rule) return
    const proof = { right: 'withdrawal.clock', object: 'review', amountE5: null } as const
    const { outcome } = await callProven(setReviewRule, { lengths: rule, reason }, proof)
    notify(t(outcome === 'done' ? 'changed' : 'changeProposed'))
    await refresh()
  }
  const field = (
    key: keyof Typed,
    label: string,
    more: { help?: string; prefix?: string } = {},
  ) => (
    <TextField
      {...more}
      label={label}
      isLacking={!isRight(key, typed[key])}
      hint={typed[key] === before[key] ? undefined : t('was', { was: before[key] || t('always') })}
      readOnly={proposed !== null}
      inputMode={key === 'opens' || key === 'closes' ? 'text' : 'numeric'}
      autoComplete="off"
      value={typed[key]}
      onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
    />
  )
  return (
    <Confirm
      title={t('changeTitle')}
      verb={t(proposed ? 'changeSecond' : 'changeVerb')}
      needsWords
      consequence={t('changeDoes')}
      lacks={rule ? undefined : t('changeWrong')}
      draft="review:rule"
      onConfirm={({ text }) => set(text)}
      onClose={onClose}
    >
      <div className="o-review__pair">
        {field('firstMinutes', t('firstMinutes'))}
        {field('eachMinutes', t('eachMinutes'))}
        {field('mostMinutes', t('mostMinutes'))}
        {field('askedHours', t('askedHours'))}
        {field('opens', t('from'), { help: t('hoursHelp') })}
        {field('closes', t('until'))}
        {field('brakeHour', t('brakeHour'), { help: moneyOf(house.lengths.brakeHourE5) })}
        {field('brakeTimes', t('brakeTimes'))}
      </div>
    </Confirm>
  )
}
