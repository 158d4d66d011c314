import { useQuery } from '@tanstack/react-query'
import { OUTCOMES } from '@zar/contract/office/audit'
import { listStaff } from '@zar/contract/office/people'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { type Filter, Filters } from '../parts/table/filters.tsx'
import { SavedViews } from '../parts/table/saved-views.tsx'
import { Seek } from '../parts/table/seek.tsx'
import type { useFilters } from '../parts/table/use-filters.ts'
import { t } from './texts.ts'

const QUICK = ['every', 'money', 'personal', 'refused'] as const
type Quick = (typeof QUICK)[number]

const quickOf = (kind: string | undefined, outcome: string | undefined): Quick =>
  outcome === 'refused' ? 'refused' : (QUICK.find((one) => one === kind) ?? 'every')

/** Search, filters, quick filters and saved views of the log. */
export function AuditTools({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { values, set } = filters
  const fields = useFields()
  const choose = (quick: Quick) => {
    set('kind', quick === 'money' || quick === 'personal' ? [quick] : [])
    set('outcome', quick === 'refused' ? ['refused'] : [])
  }
  return (
    <>
      <div className="o-tools">
        <Seek
          placeholder={t('seek')}
          value={values.text?.[0] ?? ''}
          onSeek={(text) => set('text', text ? [text] : [])}
        />
        <Filters
          fields={fields}
          values={values}
          // The search takes one of each.
          onChange={(key, next) => set(key, next.slice(-1))}
        />
        <span className="o-push">
          <QuickChips
            label={t('quick')}
            chips={QUICK.map((key) => ({
              key,
              label: t(key === 'refused' ? 'refusedOnes' : key),
            }))}
            chosen={quickOf(values.kind?.[0], values.outcome?.[0])}
            onChoose={choose}
          />
        </span>
      </div>
      <SavedViews screen="audit" />
    </>
  )
}

/** People by name for who may see them, and the parts of the house that do things by themselves. */
function useFields(): Filter[] {
  const me = useMe()
  const staff = useQuery({
    queryKey: ['staff', 'people'],
    queryFn: () => call(listStaff, {}),
    enabled: mayDo(me, 'staff.view'),
  })
  const people = (staff.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))
  return [
    { key: 'day', label: t('day'), type: 'date' },
    {
      key: 'actor',
      label: t('actor'),
      choices: [
        ...people,
        { value: 'system:clock', label: t('clock') },
        { value: 'system:rule', label: t('rule') },
      ],
    },
    { key: 'does', label: t('does'), type: 'text', placeholder: 'withdrawal.approve' },
    { key: 'object', label: t('object'), type: 'text', placeholder: 'withdrawal:884117' },
    {
      key: 'outcome',
      label: t('outcome'),
      choices: OUTCOMES.map((value) => ({ value, label: t(value) })),
    },
  ]
}
