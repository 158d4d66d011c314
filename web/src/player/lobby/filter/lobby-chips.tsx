import type { Category } from '@zar/contract/casino/casino'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { session } from '../../../lib/session/session.ts'
import { Chips } from '../../../ui/form/chips.tsx'
import { t } from '../section-texts.ts'
import type { useSection } from '../use-section.ts'
import { type Filters, kindsOf, LISTS } from './filters.ts'

type LobbyChipsProps = {
  slug: string
  filters: Filters
  section: ReturnType<typeof useSection>['data']
  categories: Category[]
  onChange: (change: Partial<Filters>) => void
}

type Chip = { id: string; label: string; count?: number; choice: Partial<Filters> }

/** The parts of the page, one at a time: its kinds, the player's own lists, and its categories. */
export function LobbyChips({ slug, filters, section, categories, onChange }: LobbyChipsProps) {
  const chips = chipsOf(slug, section, categories)
  const { kind, list, category } = filters
  const chosen = kind ?? list ?? (category ? String(category) : '')
  const choose = (id: string) => {
    const choice = chips.find((chip) => chip.id === id)?.choice
    if ((id === 'favorites' || id === 'recent') && !session()) openDialog({ name: 'login' })
    else onChange({ kind: undefined, list: undefined, category: undefined, ...choice })
  }
  return (
    <div className="lobby__chips">
      <Chips label={t('chips')} choices={chips} chosen={chosen} onChoose={choose} />
    </div>
  )
}

function chipsOf(
  slug: string,
  section: LobbyChipsProps['section'],
  categories: Category[],
): Chip[] {
  const kinds = kindsOf(slug)
  const counts = new Map<string, number>(section?.kinds.map(({ id, count }) => [id, count]))
  return [
    { id: '', label: t('all'), ...(section && { count: section.total }), choice: {} },
    ...(kinds.length > 1 ? kinds : []).map((kind) => ({
      id: kind,
      label: t(`kind.${kind}`),
      ...(section && { count: counts.get(kind) ?? 0 }),
      choice: { kind },
    })),
    ...LISTS.filter((list) => list !== 'new' || (section?.newTotal ?? 0) > 0).map((list) => ({
      id: list,
      label: t(`list.${list}`),
      ...(list === 'new' && section && { count: section.newTotal }),
      choice: { list },
    })),
    ...(categories.length > 1 ? categories : []).map(({ id, name, total }) => ({
      id: String(id),
      label: name,
      count: total,
      choice: { category: id },
    })),
  ]
}
