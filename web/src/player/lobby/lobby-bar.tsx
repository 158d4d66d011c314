import { SORTS, type Sort } from '@zar/contract/casino'
import { ArrowDownWideNarrow, ChevronDown, Layers, SlidersHorizontal } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
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
      <label className="pick">
        <Icon of={ArrowDownWideNarrow} />
        <span className="sr">{t('sort')}</span>
        <select
          value={filters.sort}
          onChange={(event) => onChange({ sort: sortOf(event.target.value) })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </label>
    </div>
  )
}

const sortOf = (value: string): Sort => SORTS.find((sort) => sort === value) ?? 'popular'
