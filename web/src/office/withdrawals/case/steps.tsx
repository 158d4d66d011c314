import type { WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { formatDate } from '../../../lib/language/format.ts'
import { stepName, t } from './texts.ts'

type Step = WithdrawalCase['steps'][number]
type Known = Parameters<typeof stepName>[0]

const KNOWN: readonly Known[] = [
  'ordered',
  'opened',
  'held',
  'first_approved',
  'extended',
  'approved',
  'released',
  'late',
  'sent',
  'returned',
  'stopped',
]

function nameOf(step: string): string {
  const known = KNOWN.find((one) => one === step)
  return known ? stepName(known) : step
}

const byOf = ({ by, first }: Step): string =>
  [first, by === 'clock' ? t('clock') : by].filter(Boolean).join(' + ')

/** What happened to it so far, the oldest first. */
export const Steps = ({ steps }: Pick<WithdrawalCase, 'steps'>) => (
  <div>
    <h3>{t('steps')}</h3>
    <ol className="o-wd__steps">
      {steps.map((step) => (
        <li key={`${step.at}:${step.step}`}>
          <span>
            {nameOf(step.step)}
            {byOf(step) && <> · {byOf(step)}</>}
            {step.note && <small>“{step.note}”</small>}
          </span>
          <time dateTime={step.at}>{formatDate(step.at)}</time>
        </li>
      ))}
    </ol>
  </div>
)
