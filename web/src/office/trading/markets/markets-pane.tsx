import type { TradingDesk, TradingMatch } from '@zar/contract/office/trading/board'
import { MousePointerClick, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { groupName } from '../../../lib/betting/market-group.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { STALE_MS, useBehind, useMatch } from '../use-room.ts'
import { MarketCard } from './market-card.tsx'
import { byGroup, GroupChips, type Shown, shownIn } from './market-groups.tsx'
import { MatchHead } from './match-head.tsx'

type Props = { desk: TradingDesk | undefined; id: string | undefined; onAsk: OnAsk }

/** The chosen match: its score, its markets, and what is done with all of it. */
export function MarketsPane({ desk, id, onAsk }: Props) {
  const [isAll, setAll] = useState(false)
  const [wished, show] = useState<Shown>('all')
  // A group is shown whole.
  const asksAll = isAll || wished !== 'all'
  const { data: match, error, refetch, dataUpdatedAt } = useMatch(id, asksAll)
  const shown = shownIn(match, wished)
  const behindMs = useBehind(match ? dataUpdatedAt : 0)
  return (
    <section className="o-tr__pane" aria-label={t('markets')}>
      {error && !match ? <Failed error={error} onAgain={() => void refetch()} /> : null}
      {!id && (
        <Empty icon={MousePointerClick} title={t('chooseMatch')}>
          {t('chooseMatchNote')}
        </Empty>
      )}
      {id && !match && !error && <div className="o-tr__grey" aria-hidden />}
      <MatchHead key={id} match={match} desk={desk} onAsk={onAsk} />
      {match && (
        <>
          <Stale match={match} behindMs={behindMs} />
          <GroupChips match={match} shown={shown} onShow={show} />
          {byGroup(match.markets, shown).map(({ group, markets }, _, groups) => (
            <section key={group} aria-label={groupName(group, match.sport)}>
              {groups.length > 1 && (
                <h2 className="o-tr__group">{groupName(group, match.sport)}</h2>
              )}
              <div className="o-tr__markets">
                {markets.map((market) => (
                  <MarketCard
                    key={market.id}
                    match={match}
                    market={market}
                    isStale={isStale(match) || behindMs > 0}
                    onAsk={onAsk}
                  />
                ))}
              </div>
            </section>
          ))}
          {shown === 'all' && (isAll || match.marketCount > match.markets.length) && (
            <p className="o-tr__more">
              <Button kind="line" onClick={() => setAll(!isAll)}>
                {isAll ? t('fewMarkets') : t('allMarkets', { count: match.marketCount })}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  )
}

const isStale = ({ feed: { silentMs } }: TradingMatch): boolean =>
  silentMs === null || silentMs > STALE_MS

const secondsOf = (ms: number) => Math.round(ms / 1_000)

function Stale({ match, behindMs }: { match: TradingMatch; behindMs: number }) {
  if (behindMs > 0)
    return (
      <Say tone="wait" icon={TriangleAlert} role="status">
        {t('away', { time: secondsOf(behindMs) })}
      </Say>
    )
  if (!isStale(match)) return null
  const { silentMs } = match.feed
  return (
    <Say tone="wait" icon={TriangleAlert} role="status">
      {silentMs === null ? t('staleUnknown') : t('stale', { time: secondsOf(silentMs) })}
    </Say>
  )
}
