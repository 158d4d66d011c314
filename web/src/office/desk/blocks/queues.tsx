import { CircleCheckBig } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { useDesk } from '../../desk-state.ts'
import { useQueueCounts } from '../../parts/api/desk-answers.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { agoText, leftText } from '../../parts/time.ts'
import { queueName } from '../queue-names.ts'
import { t } from '../texts.ts'

const TICK_MS = 15_000
const DAY_MS = 86_400_000

/** The queues that the role sees, the first promise first; empty ones come last. */
export function QueuesBlock() {
  const { paths } = useDesk()
  const queues = useQueueCounts()
  useTick()
  const rows = [...(queues.data ?? [])].sort((one, other) =>
    (one.promiseAt ?? '9').localeCompare(other.promiseAt ?? '9'),
  )
  return (
    <section className="o-panel o-desk__queues" aria-labelledby="desk-queues">
      <div className="o-panel__h">
        <h2 id="desk-queues">{t('queues')}</h2>
        <span className="o-micro">{t('byPromise')}</span>
      </div>
      {queues.isError && !queues.data && (
        <Failed error={queues.error} onAgain={() => void queues.refetch()} />
      )}
      {queues.data?.length === 0 && <Empty icon={CircleCheckBig} title={t('noQueues')} />}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
        <section className="o-tw" aria-label={t('queues')} tabIndex={0}>
          <table className="o-t">
            <thead>
              <tr>
                <th scope="col">{t('queue')}</th>
                <th scope="col" className="o-end">
                  {t('waiting')}
                </th>
                <th scope="col" className="o-end o-desk__more">
                  {t('oldest')}
                </th>
                <th scope="col" className="o-end">
                  {t('promise')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <QueueLine key={row.queue} row={row} path={paths[row.queue]} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

type Row = NonNullable<ReturnType<typeof useQueueCounts>['data']>[number]

function QueueLine({ row, path }: { row: Row; path: string | undefined }) {
  const { queue, waiting, late, oldestAt, promiseAt } = row
  const name = queueName(queue)
  return (
    <tr>
      <th scope="row">
        {path ? (
          <Link className="o-desk__what" to={path}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className="o-end">
        {waiting === 0 ? <span className="haze">0</span> : <b>{waiting}</b>}
      </td>
      <td className="o-end o-desk__more">{oldestAt ? ageText(oldestAt) : '–'}</td>
      <td className="o-end">
        {late > 0 && <b className="o-bad">{t('late', { count: late })}</b>}
        {late === 0 && promiseAt && <span className="o-ok">{leftText(promiseAt)}</span>}
        {late === 0 && !promiseAt && <span className="haze">{t('empty')}</span>}
      </td>
    </tr>
  )
}

/** `3 sa`, and of more than a day `2 gün`: a date has no room here. */
function ageText(iso: string): string {
  const days = Math.floor((Date.now() - Date.parse(iso)) / DAY_MS)
  return days < 1 ? agoText(iso) : t('daysOld', { count: days })
}

/** Draws anew as time goes on. */
function useTick(): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((before) => before + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
}
