import { useQuery } from '@tanstack/react-query'
import { listRules, type RuleRow } from '@zar/contract/office/risk/rules'
import { ListChecks } from 'lucide-react'
import { formatWhole } from '../../../lib/language/format.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { Tag } from '../../parts/controls/tag.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { shareText } from '../reason-words.ts'
import { kindName, ruleName } from '../rule-names.ts'
import { RulePanel } from './rule-panel.tsx'
import { t } from './texts.ts'

export const RULES_KEY = ['office', 'risk-rules'] as const

/** `n 3 · line 20.000` */
export const valuesText = ({ parameters }: Pick<RuleRow, 'parameters'>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name} ${value.toLocaleString(languageTag)}`)
    .join(' · ')

/** `Sign of harm, 3 points` */
const kindText = ({ kind, points }: RuleRow): string =>
  points === null ? kindName(kind) : `${kindName(kind)}, ${t('points', { count: points })}`

const COLUMNS: readonly Column<RuleRow>[] = [
  {
    key: 'rule',
    head: t('rule'),
    bar: 200,
    cell: (row) => (
      <span className="o-two">
        <span>
          <b>{ruleName(row.rule)}</b> {!row.isOn && <Tag tone="wait">{t('off')}</Tag>}
        </span>
        <small>{kindText(row)}</small>
      </span>
    ),
  },
  { key: 'parameters', head: t('parameters'), bar: 140, cell: (row) => valuesText(row) || '–' },
  {
    key: 'raised',
    head: t('raised'),
    align: 'end',
    bar: 40,
    cell: ({ raised }) => formatWhole(raised),
  },
  {
    key: 'share',
    head: t('share'),
    align: 'end',
    bar: 40,
    cell: ({ share }) => shareText(share),
  },
  {
    key: 'version',
    head: t('version'),
    align: 'end',
    bar: 40,
    cell: ({ version }) => (version === 0 ? t('first') : version),
  },
]

const RuleCard = (row: RuleRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{ruleName(row.rule)}</b>
      <span>{formatWhole(row.raised)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{valuesText(row) || t('noParameters')}</span>
    </span>
  </>
)

/** The rules with their values, how often each spoke, and the chosen one to be changed by two. */
export function RulesTab() {
  const list = usePlainRows(useQuery({ queryKey: RULES_KEY, queryFn: () => call(listRules, {}) }))
  const [chosen, choose] = useChosen()
  const row = list.rows.find(({ rule }) => rule === chosen)
  return (
    <SplitTable
      onBack={() => choose(undefined)}
      label={t('rules')}
      columns={COLUMNS}
      list={list}
      rowKey={({ rule }) => rule}
      rowName={(one) => `${ruleName(one.rule)}, ${valuesText(one)}`}
      chosen={chosen}
      onChoose={choose}
      empty={{ icon: ListChecks, title: t('none') }}
      card={RuleCard}
    >
      {row && <RulePanel key={row.rule} row={row} />}
    </SplitTable>
  )
}
