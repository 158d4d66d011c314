import { SORTS, type Sort } from '@zar/contract/casino/casino'
import { ArrowDownWideNarrow, Layers, SlidersHorizontal } from 'lucide-react'
import { InlineSelect } from '../../../ui/form/inline-select.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { countFacts, type Filters } from './filters.ts'
import { FindField } from './find-field.tsx'
import './lobby-bar.css'
import { t } from '../section-texts.ts'
import type { useSection } from '../use-section.ts'
import { FilterPopover } from './filter-popover.tsx'
import { StudiosPanel } from './studios-panel.tsx'

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
      <FilterPopover icon={Layers} label={t('studio')} count={filters.studios.length}>
        {(close) => (
          <StudiosPanel
            studios={section?.studios}
            chosen={filters.studios}
            total={total}
            onChoose={(studios) => onChange({ studios })}
            onClose={close}
          />
        )}
      </FilterPopover>
      <FilterPopover icon={SlidersHorizontal} label={t('facts')} count={countFacts(filters)}>
        {(close) => (
          <FactsPanel
            filters={filters}
            features={section?.features}
            total={total}
            onChange={onChange}
            onClose={close}
          />
        )}
      </FilterPopover>
      <InlineSelect
        icon={ArrowDownWideNarrow}
        label={t('sort')}
        value={filters.sort}
        options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onSelect={(sort) => onChange({ sort: sortOf(sort) })}
      />
    </div>
  )
}

const sortOf = (value: string): Sort => SORTS.find((sort) => sort === value) ?? 'popular'
