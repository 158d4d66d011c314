import '../system.css'
import { LOG_LEVELS, type LogNotice, listLog } from '@zar/contract/office/system/log'
import { CircleCheckBig } from 'lucide-react'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { useSearchParams } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { Case, Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { useRows } from '../../parts/table/rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { taskName } from '../jobs/task-names.ts'
import { t } from './texts.ts'

const CHIPS = ['all', ...LOG_LEVELS] as const
type Chip = (typeof CHIPS)[number]

const Level = ({ level }: Pick<LogNotice, 'level'>) => (
  <Tag tone={level === 'error' ? 'no' : 'wait'}>{t(level)}</Tag>
)

const COLUMNS: readonly Column<LogNotice>[] = [
  { key: 'when', head: t('when'), bar: 90, cell: ({ lastAt }) => formatDate(lastAt) },
  { key: 'level', head: t('level'), bar: 60, cell: Level },
  {
    key: 'what',
    head: t('what'),
    bar: 260,
    cell: ({ message }) => <span className="o-sys__wide">{message}</span>,
  },
  { key: 'code', head: t('code'), bar: 60, cell: ({ code }) => code ?? '–' },
  {
    key: 'times',
    head: t('times'),
    align: 'end',
    bar: 40,
    cell: ({ times }) => formatWhole(times),
  },
]

const Card = ({ level, message, lastAt }: LogNotice) => (
  <>
    <span className="o-cards__line">
      <b>{message}</b>
      <Level level={level} />
    </span>
    <span className="o-cards__line mist">{formatDate(lastAt)}</span>
  </>
)

/** Warnings and errors of the processes, the newest first, and the details of the chosen one. */
export function LogTab() {
  const [params, setParams] = useSearchParams()
  const level = CHIPS.find((one) => one === params.get('level')) ?? 'all'
  const [chosen, choose] = useChosen('line')
  const list = useRows(['office', 'system', 'log', level], (after) =>
    call(listLog, askedOf(level, after)),
  )
  const one = list.rows.find(({ id }) => id === chosen)
  return (
    <div className="o-split">
      <section className="o-panel">
        <div className="o-panel__h">
          <h2>{t('log')}</h2>
          <span className="o-push o-sys__acts">
            <QuickChips<Chip>
              label={t('levels')}
              chips={CHIPS.map((key) => ({ key, label: t(key) }))}
              chosen={level}
              onChoose={(next) => setParams({ tab: 'log', level: next }, { replace: true })}
            />
            <Button size="s" onClick={list.again}>
              {t('again')}
            </Button>
          </span>
        </div>
        <Table
          label={t('log')}
          columns={COLUMNS}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ level: of, message, times }) =>
            t('rowName', { level: t(of), message, count: times })
          }
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: CircleCheckBig, title: t('none'), text: t('noneNote') }}
          card={Card}
        />
        <div className="o-panel__f">{t('foot')}</div>
      </section>
      {one ? <Details one={one} /> : <aside className="o-panel o-sys__hint">{t('choose')}</aside>}
    </div>
  )
}

function askedOf(level: Chip, after: string | null) {
  const asked: { level?: LogNotice['level']; before?: string } = {}
  if (level !== 'all') asked.level = level
  if (after !== null) asked.before = after
  return asked
}

const Details = ({ one }: { one: LogNotice }) => (
  <Case id={`#${one.id}`} name={one.message} tag={<Level level={one.level} />}>
    <b>{one.message}</b>
    <Facts
      facts={[
        [t('code'), one.code ?? '–'],
        [
          t('place'),
          <code key="place" className="o-sys__code">
            {one.place ?? '–'}
          </code>,
        ],
        [t('task'), one.task ? taskName(one.task) : '–'],
        [
          t('request'),
          <code key="request" className="o-sys__code">
            {one.request ?? '–'}
          </code>,
        ],
        [t('process'), one.process],
        [t('times'), formatWhole(one.times)],
        [t('first'), formatDate(one.firstAt)],
        [t('last'), formatDate(one.lastAt)],
      ]}
    />
  </Case>
)
