import { CalendarClock, Wrench } from 'lucide-react'
import { formatClock, formatDate } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import './maintenance-banner.css'
import { t } from './maintenance-texts.ts'
import { type Told, useMaintenance } from './use-maintenance.ts'

/** Says on every page that there is maintenance, or will be within a day, and when all is open again. */
export function MaintenanceBanner() {
  const told = useMaintenance()
  return (
    <div role="status">
      {told && (
        <section className={`mainten mainten--${told.state}`} aria-label={t('name')}>
          <Icon of={told.state === 'runs' ? Wrench : CalendarClock} />
          <p>{told.state === 'runs' ? <Runs told={told} /> : <Soon told={told} />}</p>
        </section>
      )}
    </div>
  )
}

/** Today the hour is enough. */
const momentOf = (iso: string): string =>
  dayOf(iso) === dayOf(new Date().toISOString()) ? formatClock(iso) : formatDate(iso)
const dayOf = (iso: string) => formatDate(iso).slice(0, -'20:14'.length)

const Runs = ({ told: { code, endsAt } }: { told: Told }) => (
  <>
    <b>
      {t('runs')}: {t(code)}.
    </b>{' '}
    {t('until', { at: momentOf(endsAt) })} {t('goesOn')}
  </>
)

const Soon = ({ told: { beginsAt, endsAt } }: { told: Told }) => (
  <>
    <b>{t('soon')}.</b> {t('between', { from: momentOf(beginsAt), to: momentOf(endsAt) })}{' '}
    {t('goesOn')}
  </>
)
