import { type CallRow, listCalls } from '@zar/contract/office/support/calls'
import { PhoneOff } from 'lucide-react'
import { usePhone } from '../../../lib/browser/media.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Split } from '../../parts/case/case.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { Table } from '../../parts/table/table.tsx'
import { Owner, PromiseLeft } from '../desk/standing.tsx'
import { nextAfter, useLive } from '../desk/use-live.ts'
import { CallPanel } from './call-panel.tsx'
import { t } from './texts.ts'

const stateOf = ({ standing }: CallRow) =>
  t(standing?.state === 'tried' ? 'state.tried' : 'state.asked')

const StateTag = ({ row }: { row: CallRow }) =>
  row.standing?.isUrgent ? (
    <Tag tone="no">{t('late')}</Tag>
  ) : (
    <Tag tone={row.standing?.state === 'tried' ? 'info' : 'wait'}>{stateOf(row)}</Tag>
  )

const hourOf = ({ callAt }: CallRow): string => (callAt ? formatDate(callAt) : '–')

const COLUMNS: readonly Column<CallRow>[] = [
  {
    key: 'who',
    head: t('who'),
    bar: 100,
    cell: (row) => (
      <span className="o-two" title={row.player.username}>
        <span>
          <b>{row.player.username}</b>
        </span>
        <small>{row.player.number}</small>
      </span>
    ),
  },
  {
    key: 'about',
    head: t('about'),
    bar: 180,
    cell: (row) => <span title={row.message}>{row.message}</span>,
  },
  { key: 'hour', head: t('hour'), bar: 80, cell: hourOf },
  { key: 'state', head: t('state'), bar: 90, cell: (row) => <StateTag row={row} /> },
  {
    key: 'left',
    head: t('left'),
    align: 'end',
    bar: 50,
    cell: (row) => <PromiseLeft standing={row.standing} isDue />,
  },
  { key: 'owner', head: t('owner'), bar: 24, cell: (row) => <Owner standing={row.standing} /> },
]

const CallCard = (row: CallRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.player.username}</b>
      <StateTag row={row} />
    </span>
    <span className="o-cards__line">
      <span className="o-ell">{row.message}</span>
      <PromiseLeft standing={row.standing} isDue />
    </span>
  </>
)

const idOf = ({ id }: CallRow): string => id

/** Calls that were asked for, by their hour, and the chosen one beside them. */
export function CallsPage() {
  const isPhone = usePhone()
  const { list, news } = useLive<CallRow>(['office', 'calls', 'list'], {
    nameOf: idOf,
    fetchPage: (after) => call(listCalls, { after: after ?? undefined }),
    look: () => call(listCalls, {}, { isPoll: true }),
  })
  const [chosen, choose] = useChosen()
  const row = list.rows.find(({ id }) => id === chosen)
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t('sub')} />
      <Split
        onBack={() => choose(undefined)}
        list={
          <section className="o-panel">
            <Table
              label={t('title')}
              columns={COLUMNS}
              list={list}
              rowKey={idOf}
              rowName={(one) =>
                t('rowName', {
                  name: one.player.username,
                  about: one.message,
                  hour: hourOf(one),
                  state: stateOf(one),
                })
              }
              chosen={chosen}
              onChoose={choose}
              news={news}
              empty={{ icon: PhoneOff, title: t('empty'), text: t('emptyNote') }}
              card={CallCard}
            />
            {!isPhone && (
              <div className="o-panel__f">
                <span className="o-push">{t('keys')}</span>
              </div>
            )}
          </section>
        }
      >
        {row ? (
          <CallPanel
            key={row.id}
            row={row}
            onDone={() => choose(nextAfter(list.rows.map(idOf), row.id))}
          />
        ) : list.rows.length > 0 ? undefined : null}
      </Split>
    </div>
  )
}
