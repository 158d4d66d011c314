import '../system.css'
import type { FailedJob } from '@zar/contract/office/system/jobs'
import { CircleCheckBig } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import type { Column } from '../../parts/table/columns.ts'
import type { Rows } from '../../parts/table/rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { RetryDialog } from './retry-dialog.tsx'
import { taskName } from './task-names.ts'
import { t } from './texts.ts'

const TONES = { running: 'info', again: 'wait', given_up: 'no' } as const

const State = ({ state }: Pick<FailedJob, 'state'>) => <Tag tone={TONES[state]}>{t(state)}</Tag>

function Retry({ job, onAsk }: { job: FailedJob; onAsk: (job: FailedJob) => void }) {
  const { refusal } = useOffers(job)('job.retry')
  if (job.state === 'running') return null
  return (
    <Button size="s" refusal={refusal} onClick={() => onAsk(job)}>
      {t('retry')}
    </Button>
  )
}

const triesOf = ({ attempts, attemptsMax }: FailedJob) => `${attempts} / ${attemptsMax}`

const columnsOf = (onAsk: (job: FailedJob) => void): readonly Column<FailedJob>[] => [
  {
    key: 'task',
    head: t('task'),
    bar: 150,
    cell: ({ id, task }) => (
      <span className="o-two">
        {taskName(task)}
        <small>#{id}</small>
      </span>
    ),
  },
  { key: 'state', head: t('state'), bar: 90, cell: State },
  { key: 'tries', head: t('tries'), align: 'end', bar: 50, cell: triesOf },
  {
    key: 'next',
    head: t('next'),
    align: 'end',
    bar: 90,
    cell: ({ state, runAt }) => (state === 'again' ? formatDate(runAt) : '–'),
  },
  {
    key: 'why',
    head: t('why'),
    bar: 200,
    cell: ({ failure }) => <span className="o-sys__wide mist">{failure}</span>,
  },
  { key: 'act', head: t('act'), bar: 90, cell: (job) => <Retry job={job} onAsk={onAsk} /> },
]

const Card = (job: FailedJob) => (
  <>
    <span className="o-cards__line">
      <b>{taskName(job.task)}</b>
      <State state={job.state} />
    </span>
    <span className="o-cards__line">
      <span className="mist">{job.failure}</span>
      <span>{triesOf(job)}</span>
    </span>
  </>
)

/** Jobs that failed: what was given up first, each with what it failed with. */
export function FailedTable({
  list,
  chosen,
  onChoose,
}: {
  list: Rows<FailedJob>
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const [asked, ask] = useState<FailedJob>()
  return (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2>{t('failed')}</h2>
      </div>
      <Table
        label={t('failed')}
        columns={columnsOf(ask)}
        list={list}
        rowKey={({ id }) => id}
        rowName={(job) =>
          t('rowName', { name: taskName(job.task), state: t(job.state), count: job.attempts })
        }
        chosen={chosen}
        onChoose={onChoose}
        empty={{ icon: CircleCheckBig, title: t('none'), text: t('noneNote') }}
        card={Card}
        cardActs={(job) => <Retry job={job} onAsk={ask} />}
      />
      <div className="o-panel__f">{t('foot')}</div>
      {asked && <RetryDialog job={asked} onClose={() => ask(undefined)} />}
    </section>
  )
}
