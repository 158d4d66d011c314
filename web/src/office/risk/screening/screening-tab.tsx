import { useDraft } from '../../parts/api/drafts.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { WhyForm } from '../../parts/dialogs/why-form.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { Lists } from './lists.tsx'
import { Matches } from './matches.tsx'
import { t } from './texts.ts'

const VIEWS = ['open', 'decided', 'lists'] as const

/** Players who may be a person of a list, and the lists themselves, once it is said why they are read. */
export function ScreeningTab() {
  const [reason, setReason] = useDraft('risk:screening-reason', '')
  const { values, set } = useFilters(['state'])
  const view = VIEWS.find((one) => one === values.state?.[0]) ?? 'open'
  if (!reason) return <WhyForm note={t('note')} onSay={setReason} />
  return (
    <div className="o-stack">
      <div className="o-risk__tools">
        <QuickChips
          label={t('views')}
          chips={VIEWS.map((key) => ({ key, label: t(key) }))}
          chosen={view}
          onChoose={(key) => set('state', key === 'open' ? [] : [key])}
        />
      </div>
      {view === 'lists' ? <Lists reason={reason} /> : <Matches reason={reason} state={view} />}
    </div>
  )
}
