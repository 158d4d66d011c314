import type { OfficeJobs } from '@zar/contract/office/system/jobs'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { useChosen } from '../../parts/table/chosen.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { FiguresPanel } from '../figures-panel.tsx'
import { FailedTable } from './failed-table.tsx'
import { taskName } from './task-names.ts'
import { t } from './texts.ts'
import { useJobs } from './use-jobs.ts'

/** The queue of jobs: what failed, what waits, what runs by the clock, and who does the work. */
export function JobsTab() {
  const query = useJobs()
  const [chosen, choose] = useChosen('job')
  const failed = usePlainRows({ ...query, data: query.data?.failed })
  return (
    <div className="o-stack">
      <FailedTable list={failed} chosen={chosen} onChoose={choose} />
      {query.data && <Queue jobs={query.data} />}
    </div>
  )
}

const bad = (count: number) =>
  count > 0 ? <b className="o-bad">{formatWhole(count)}</b> : formatWhole(count)

const Queue = ({ jobs: { tasks, clocks, processes } }: { jobs: OfficeJobs }) => (
  <>
    <FiguresPanel
      title={t('waiting')}
      heads={[t('task'), t('count'), t('busy'), t('late'), t('givenUp'), t('next')]}
      none={t('waitingNone')}
      rows={tasks.map(({ task, waiting, running, late, givenUp, nextAt }) => ({
        key: task,
        cells: [
          taskName(task),
          formatWhole(waiting),
          formatWhole(running),
          bad(late),
          bad(givenUp),
          nextAt === null ? '–' : formatDate(nextAt),
        ],
      }))}
    />
    <FiguresPanel
      title={t('processes')}
      heads={[t('process'), t('version'), t('since'), t('seen')]}
      none={t('processesNone')}
      rows={processes.map(({ process, version, openedAt, seenAt }) => ({
        key: process,
        cells: [process, version, formatDate(openedAt), formatDate(seenAt)],
      }))}
    />
    <FiguresPanel
      title={t('clocks')}
      note={t('clocksNote')}
      heads={[t('task'), t('last')]}
      none={t('clocksNone')}
      rows={clocks.map(({ task, lastAt }) => ({
        key: task,
        cells: [taskName(task), lastAt === null ? t('never') : formatDate(lastAt)],
      }))}
    />
  </>
)
