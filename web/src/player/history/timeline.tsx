import type { TimelineStep } from '@zar/contract/payment'
import { formatDate } from '../../lib/language/format.ts'
import { t } from './texts.ts'

/** Turned squares on a line: what happened and when, where it stands, what comes next. */
export function Timeline({
  steps,
  label = t('timeline'),
}: {
  steps: TimelineStep[]
  label?: string
}) {
  return (
    <ol className="tl" aria-label={label}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <Station key={at} step={step} />
      ))}
    </ol>
  )
}

function Station({ step }: { step: TimelineStep }) {
  const { state, title, note, timeStamp, dueAt } = step
  return (
    <li className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <b>{title}</b>
      {state === 'next' && <span className="sr">{t('timeline.next')}</span>}
      {timeStamp !== null && (
        <time className="num" dateTime={timeStamp}>
          {formatDate(timeStamp)}
        </time>
      )}
      {dueAt !== null && (
        <span className="num tl__due">{t('timeline.due', { time: formatDate(dueAt) })}</span>
      )}
      {note && <p>{note}</p>}
    </li>
  )
}
