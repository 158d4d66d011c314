import type { TradedMarket, TradingMatch } from '@zar/contract/office/trading/board'
import { GROUPS, type Group, groupName, groupOf } from '../../../lib/betting/market-group.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { t } from '../texts.ts'

/** All markets that call for somebody, or every market of a group. */
export type Shown = 'all' | Group

type Props = { match: TradingMatch; shown: Shown; onShow: (shown: Shown) => void }

/** The groups of a match’s markets: goals, halves, corners. None where there is one alone. */
export function GroupChips({ match, shown, onShow }: Props) {
  const counts = countsOf(match)
  if (counts.size < 2) return null
  const groups = GROUPS.filter((group) => counts.has(group))
  return (
    <div className="o-tr__chips">
      <QuickChips<Shown>
        label={t('groups')}
        chips={[
          { key: 'all', label: t('all') },
          ...groups.map((group) => ({
            key: group,
            label: groupName(group, match.sport),
            count: counts.get(group) ?? 0,
          })),
        ]}
        chosen={shown}
        onChoose={onShow}
      />
    </div>
  )
}

/** What is shown of a match: a group that another match had may not be there. */
export const shownIn = (match: TradingMatch | undefined, shown: Shown): Shown =>
  shown === 'all' || !match || countsOf(match).has(shown) ? shown : 'all'

function countsOf({ keys }: Pick<TradingMatch, 'keys'>): Map<Group, number> {
  const counts = new Map<Group, number>()
  for (const { key, count } of keys) {
    const group = groupOf(key)
    counts.set(group, (counts.get(group) ?? 0) + count)
  }
  return counts
}

/** The markets under their groups, in the order of the player’s page. */
export function byGroup(
  markets: readonly TradedMarket[],
  shown: Shown,
): { group: Group; markets: TradedMarket[] }[] {
  return GROUPS.flatMap((group) => {
    if (shown !== 'all' && shown !== group) return []
    const own = markets.filter(({ key }) => groupOf(key) === group)
    return own.length > 0 ? [{ group, markets: own }] : []
  })
}
