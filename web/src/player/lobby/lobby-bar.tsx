import { SORTS, type Sort } from '@zar/contract/casino'
import { ArrowDownWideNarrow, Layers, SlidersHorizontal } from 'lucide-react'
import { Pick } from '../../ui/pick.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { countFacts, type Filters } from './filters.ts'
import { FindField } from './find-field.tsx'
import './lobby-bar.css'
import { Picker } from './picker.tsx'
import { t } from './section-texts.ts'
import { StudiosPanel } from './studios-panel.tsx'
import type { useSection } from './use-section.ts'

type LobbyBarProps = {
  filters: Filters
  section: ReturnType<typeof useSection>['data']
  /** How many games pass now. */
  total: number | undefined
  onChange: (change: Partial<Filters>) => void
}

/** Search, providers, what is in a game, and the order. */
export function LobbyBar({ filters, section, total, onChange }: LobbyBarProps) {
  return (
    <div className="lobby__bar">
      <FindField find={filters.find} onFind={(find) => onChange({ find })} />
      <Picker icon={Layers} label={t('studio')} count={filters.studios.length}>
        {(close) => (
          <StudiosPanel
            studios={section?.studios}
            chosen={filters.studios}
            total={total}
            onChoose={(studios) => onChange({ studios })}
            onClose={close}
          />
        )}
      </Picker>
      <Picker icon={SlidersHorizontal} label={t('facts')} count={countFacts(filters)}>
        {(close) => (
          <FactsPanel
            filters={filters}
            features={section?.features}
            total={total}
            onChange={onChange}
            onClose={close}
          />
        )}
      </Picker>
      <Pick
        icon={ArrowDownWideNarrow}
        label={t('sort')}
        value={filters.sort}
        options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onPick={(sort) => onChange({ sort: sortOf(sort) })}
      />
    </div>
  )
}

const sortOf = (value: string): Sort => SORTS.find((sort) => sort === value) ?? 'popular'
