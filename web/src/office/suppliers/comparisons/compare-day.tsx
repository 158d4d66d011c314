import '../suppliers.css'
import type { ProviderName } from '@zar/contract/casino/casino'
import { type ReconcileState, runReconcile } from '@zar/contract/office/suppliers'
import { Scale } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { formatDay } from '../../../lib/language/format-day.ts'
import { call } from '../../parts/api/call.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { useSaving } from '../../parts/api/use-saving.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Awaited } from '../../parts/states/awaited.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-suppliers.ts'
import { t } from './texts.ts'
import { type Comparison, runningOf, useComparisons } from './use-comparisons.ts'

type Props = { provider: ProviderName }

/** Compares a day with the supplier by hand, and tells what runs and what came of the last ones. */
export function CompareDay(props: Props) {
  const me = useMe()
  return mayDo(me, 'difference.view') ? <Comparisons {...props} /> : null
}

function Comparisons({ provider }: Props) {
  const comparisons = useComparisons()
  const { data } = comparisons
  return (
    <section className="o-sup__days" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Awaited read={comparisons} loading={t('loading')} />
      {data && <Asking provider={provider} state={data} />}
      {data && <Last checks={data.checks.filter((one) => one.provider === provider)} />}
    </section>
  )
}

function Asking({ provider, state }: Props & { state: ReconcileState }) {
  const { firstDay: first, lastDay: last } = state
  const offer = useOffers(state)('reconcile.run')
  const refresh = useRefresh()
  const { isBusy, failure, save } = useSaving()
  const [day, setDay] = useState(last)
  const [isAsked, setAsked] = useState(false)
  const running = runningOf(state)
  const isRight = day >= first && day <= last
  const bounds = { first: formatDay(first), last: formatDay(last) }
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isRight || running || offer.refusal !== undefined) return
    await save(async () => {
      await call(runReconcile, { provider, day })
      notify(t('asked', { day: formatDay(day) }))
    })
    await refresh()
  }
  return (
    <>
      <form onSubmit={(event) => void ask(event)}>
        <TextField
          label={t('day')}
          type="date"
          min={first}
          max={last}
          value={day}
          help={t('dayHelp', bounds)}
          error={isAsked && !isRight ? t('wrongDay', bounds) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button
          type="submit"
          icon={Scale}
          busy={isBusy ? t('asking') : undefined}
          refusal={offer.refusal ?? (running && t('busy', { name: running.name }))}
        >
          {t('run')}
        </Button>
      </form>
      <div role="status">
        {running && (
          <Say tone="info">
            {t('runs', {
              name: running.name,
              day: formatDay(running.day),
              by: running.askedBy,
              at: formatDate(running.askedAt),
            })}
          </Say>
        )}
      </div>
      {failure && (
        <Say tone="no" role="alert">
          {failure}
        </Say>
      )}
    </>
  )
}

const resultOf = ({ found, failure }: Comparison): string => {
  if (failure !== null) return t('notDone', { failure })
  return found ? t('found', { count: found }) : t('same')
}

function Last({ checks }: { checks: readonly Comparison[] }) {
  const ended = checks.filter(({ endedAt }) => endedAt !== null)
  if (ended.length === 0) return <p className="o-micro">{t('none')}</p>
  return (
    <ul>
      {ended.map((one) => (
        <li key={one.id}>
          <span>
            <b>{formatDay(one.day)}</b> {resultOf(one)}
          </span>
          <small>{t('by', { at: formatDate(one.askedAt), by: one.askedBy })}</small>
        </li>
      ))}
    </ul>
  )
}
