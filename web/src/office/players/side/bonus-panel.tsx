import { useQuery } from '@tanstack/react-query'
import { playerBonuses } from '@zar/contract/office/player-tabs'
import type { PlayerPage } from '@zar/contract/office/players'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { moneyOf, percentOf } from '../../parts/money.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import { tabKey } from '../record/use-player.ts'
import { t } from './texts.ts'

/** The bonus that runs, and how far it is; no panel where there is none, or the role may not see it. */
export function BonusPanel({ player: { id }, offers }: { player: PlayerPage; offers: Offers }) {
  const { data } = useQuery({
    queryKey: tabKey(id, 'bonuses'),
    queryFn: () => call(playerBonuses, { id }),
    enabled: offers('bonus.view').isHere,
  })
  const running = data?.rows.find(({ status }) => status === 'active')
  if (!running) return null
  const [done, total] = [moneyOf(running.wageredE5), moneyOf(running.toWagerE5)]
  return (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2>{t('bonus')}</h2>
      </div>
      <div className="o-panel__b o-p__form">
        <div className="o-row o-note">
          <b>{running.title}</b>
          {running.expiresAt && (
            <span className="o-push">{t('expires', { at: formatDate(running.expiresAt) })}</span>
          )}
        </div>
        <progress
          className="o-p__bar o-p__bar--bonus"
          aria-label={t('bonusBar', { done, total })}
          value={percentOf(running.wageredE5, running.toWagerE5)}
          max={100}
        />
        <p className="o-micro">{t('wagered', { done, total })}</p>
      </div>
    </section>
  )
}
