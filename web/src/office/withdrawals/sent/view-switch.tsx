import { Segments } from '../../parts/controls/tabs.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { t } from './texts.ts'

const VIEWS = ['held', 'sent'] as const
type View = (typeof VIEWS)[number]

/** Which withdrawals the page shows, as its address names them: those under review, or those at the bank. */
export function useView(): { view: View; choose: (view: View) => void } {
  const { values, set } = useFilters(['view'])
  const view = values.view?.[0] === 'sent' ? 'sent' : 'held'
  return { view, choose: (next) => set('view', next === 'sent' ? ['sent'] : []) }
}

export function ViewSwitch() {
  const { view, choose } = useView()
  return (
    <Segments
      label={t('views')}
      choices={VIEWS.map((key) => ({ key, label: t(key) }))}
      chosen={view}
      onChoose={choose}
    />
  )
}
