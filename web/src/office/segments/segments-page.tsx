import './segments.css'
import type { SegmentRow } from '@zar/contract/office/segments/segments'
import { Plus, UsersRound } from 'lucide-react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Button } from '../parts/controls/button.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useSegmentRows, useSegments } from '../parts/segments/use-segments.ts'
import { sentenceOf } from '../parts/segments/words.ts'
import { Failed } from '../parts/states/failed.tsx'
import type { Column } from '../parts/table/columns.ts'
import { SplitTable } from '../parts/table/split-table.tsx'
import { NoticeForm } from './notice-form.tsx'
import { SegmentPanel } from './segment-case.tsx'
import { SegmentForm } from './segment-form.tsx'
import { t } from './texts.ts'
import { useSegment } from './use-segments.ts'

const NEW = 'new'

const COLUMNS: readonly Column<SegmentRow>[] = [
  {
    key: 'name',
    head: t('name'),
    bar: 160,
    cell: ({ name, expression }) => (
      <span className="o-two">
        <span>{name}</span>
        <small title={sentenceOf(expression)}>{sentenceOf(expression)}</small>
      </span>
    ),
  },
  {
    key: 'uses',
    head: t('uses'),
    align: 'end',
    bar: 40,
    cell: ({ uses }) => formatWhole(uses.length),
  },
  { key: 'changed', head: t('changed'), bar: 110, cell: ({ changedAt }) => formatDate(changedAt) },
]

const SegmentCard = ({ name, expression, uses }: SegmentRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{name}</b>
      <span>{formatWhole(uses.length)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{sentenceOf(expression)}</span>
    </span>
  </>
)

/** Segments with their sentence, count, uses and versions; the builder stands in their place while one is changed. */
export function SegmentsPage() {
  const { query } = useSegments()
  const { isHere } = useOffers({ actions: query.data?.actions ?? [] })('segment.edit')
  const [params, setParams] = useSearchParams()
  const [row, edit] = [params.get('row') ?? undefined, params.get('edit') ?? undefined]
  const told = params.get('notify') ?? undefined
  const show = ({ row: shown, edit: opened, notify }: Shown) => {
    if (opened !== undefined) setParams({ edit: opened })
    else if (notify !== undefined) setParams({ notify })
    else setParams(shown === undefined ? {} : { row: shown })
  }
  const rows = query.data?.rows
  const edited = rows?.find(({ id }) => id === edit)
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={rows && t('sub', { count: rows.length })}>
        {isHere && edit === undefined && told === undefined && (
          <Button icon={Plus} onClick={() => show({ edit: NEW })}>
            {t('make')}
          </Button>
        )}
      </ScreenHead>
      {told !== undefined ? (
        <Notice key={told} id={told} onClose={() => show({ row: told })} />
      ) : edit !== undefined && (edit === NEW || edited) ? (
        <SegmentForm key={edit} row={edited} onClose={(id) => show({ row: id ?? edited?.id })} />
      ) : (
        <List chosen={row} show={show} />
      )}
    </div>
  )
}

type Shown = { row?: string | undefined; edit?: string; notify?: string }

function Notice({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isError, refetch } = useSegment(id)
  if (isError) return <Failed error={error} onAgain={() => void refetch()} />
  return data ? <NoticeForm segment={data} onClose={onClose} /> : null
}

function List({ chosen, show }: { chosen: string | undefined; show: (next: Shown) => void }) {
  const list = useSegmentRows()
  const row = list.rows.find(({ id }) => id === chosen)
  return (
    <SplitTable
      onBack={() => show({})}
      label={t('list')}
      columns={COLUMNS}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ name, expression }) => `${name}, ${sentenceOf(expression)}`}
      chosen={chosen}
      onChoose={(id) => show({ row: id })}
      empty={{ icon: UsersRound, title: t('none'), text: t('noneNote') }}
      card={SegmentCard}
    >
      {row && (
        <SegmentPanel
          key={row.id}
          row={row}
          onChange={() => show({ edit: row.id })}
          onNotify={() => show({ notify: row.id })}
          onGone={() => show({})}
        />
      )}
    </SplitTable>
  )
}
