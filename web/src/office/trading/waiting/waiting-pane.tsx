import type { WaitingBet } from '@zar/contract/office/trading/waiting'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Tag } from '../../parts/controls/tag.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { useBehind, useSteadyBets, useWaiting } from '../use-room.ts'
import { BetCard } from './bet-card.tsx'

/** Bets above the limit: each runs out by its ring, and is refused then. The first one that is open is chosen. */
export function WaitingPane({ isOn, onAsk }: { isOn: boolean; onAsk: OnAsk }) {
  const { data, error, refetch, dataUpdatedAt } = useWaiting(isOn)
  const [wished, choose] = useState<string>()
  const bets = useSteadyBets(data)
  const behindMs = useBehind(data ? dataUpdatedAt : 0)
  const chosen = chosenOf(bets, wished)
  if (!isOn) return null
  return (
    <div className="o-tr__waiting">
      <div className="o-tr__head">
        <h2>{t('waiting')}</h2>
        {data && data.length > 0 && <Tag tone="wait">{data.length}</Tag>}
        <span className="o-micro o-push">{t('decideIn')}</span>
      </div>
      {error && !data ? <Failed error={error} onAgain={() => void refetch()} /> : null}
      {bets.map(({ bet, isGone }) => (
        <BetCard
          key={bet.id}
          bet={bet}
          isGone={isGone}
          isChosen={bet.id === chosen}
          isBehind={behindMs > 0}
          onChoose={() => choose(bet.id)}
          onAsk={onAsk}
        />
      ))}
      {data && bets.length === 0 && (
        <Empty icon={Hourglass} title={t('noWaiting')}>
          {t('noWaitingNote')}
        </Empty>
      )}
    </div>
  )
}

/** The wished one while it is open; else the first that waits. */
function chosenOf(
  bets: readonly { bet: WaitingBet; isGone: boolean }[],
  wished: string | undefined,
): string | undefined {
  const open = bets.filter(({ isGone }) => !isGone).map(({ bet }) => bet.id)
  return open.find((id) => id === wished) ?? open[0]
}
