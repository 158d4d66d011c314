import type { MatchRow } from '@zar/contract/office/risk/matches'
import { ScanSearch } from 'lucide-react'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { leftText } from '../../parts/time.ts'
import { MatchPanel } from './match-panel.tsx'
import { t } from './texts.ts'
import { useMatches } from './use-screening.ts'

const promiseOf = ({ standing }: MatchRow): string =>
  standing ? leftText(standing.promiseAt) : '–'
const stateOf = ({ decision }: MatchRow): string => t(decision ?? 'waits')

const COLUMNS: readonly Column<MatchRow>[] = [
  {
    key: 'match',
    head: t('match'),
    bar: 160,
    cell: (row) => (
      <span className="o-two o-risk__what">
        <span>
          <b>{row.listedName}</b>
        </span>
        <small>{row.source}</small>
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 90, cell: (row) => row.player.username },
  { key: 'kind', head: t('kind'), bar: 80, cell: (row) => t(row.kind) },
  { key: 'state', head: t('state'), bar: 90, cell: stateOf },
  { key: 'score', head: t('score'), align: 'end', bar: 40, cell: ({ score }) => score },
  { key: 'promise', head: t('promise'), align: 'end', bar: 70, cell: promiseOf },
]

const Card = (row: MatchRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.listedName}</b>
      <span>{promiseOf(row)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">
        {row.player.username} · {t(row.kind)}
      </span>
      <span>{stateOf(row)}</span>
    </span>
  </>
)

/** Players who are like a person of a list, and the case of the chosen one. */
export function Matches({ reason, state }: { reason: string; state: 'open' | 'decided' }) {
  const list = useMatches(reason, state)
  const [chosen, choose] = useChosen()
  return (
    <SplitTable
      onBack={() => choose(undefined)}
      label={t('list')}
      columns={COLUMNS}
      list={list}
      rowKey={({ id }) => id}
      rowName={(row) => [row.listedName, row.player.username, t(row.kind), stateOf(row)].join(', ')}
      chosen={chosen}
      onChoose={choose}
      empty={{ icon: ScanSearch, title: t('none'), text: t('noneNote') }}
      card={Card}
    >
      {chosen && <MatchPanel key={chosen} id={chosen} reason={reason} />}
    </SplitTable>
  )
}
