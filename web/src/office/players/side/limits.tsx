import type { PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { Button } from '../../parts/controls/button.tsx'
import { bareOf, percentOf } from '../../parts/money.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import {
  type HouseLimit,
  LiftLimitDialog,
  LiftSeconds,
  useIsLifting,
} from '../acts/lift-limit-dialog.tsx'
import { t as act } from '../acts/texts.ts'
import { limitName } from '../limit-names.ts'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }

/** The player's limits and the house's, and how much of each is used. */
export const LimitsSection = ({ player, offers }: Props) => (
  <div className="o-p__sec">
    <div className="o-p__sec-h">
      <h2>{t('limits')}</h2>
    </div>
    {player.limits === null && <p className="o-micro">{t('closed')}</p>}
    {player.limits?.length === 0 && <p className="o-micro">{t('noLimits')}</p>}
    {player.limits?.map((limit) => (
      <div key={`${limit.kind}.${limit.period}.${limit.isOfHouse}`}>
        <Line limit={limit} />
        {limit.isOfHouse && <Lift player={player} offers={offers} limit={limit} />}
      </div>
    ))}
  </div>
)

const figureOf = ({ kind }: HouseLimit, figure: string): string =>
  kind === 'time' ? figure : bareOf(figure).replace(/[,.]00$/, '')

/** What is allowed, with its unit: `180 dk`. */
const mostOf = (limit: HouseLimit): string =>
  limit.kind === 'time' ? t('minutes', { count: Number(limit.most) }) : figureOf(limit, limit.most)

function Line({ limit }: { limit: HouseLimit }) {
  const { kind, period, isOfHouse, used } = limit
  const most = mostOf(limit)
  const name = `${limitName(kind)}, ${limitName(period)}`
  // Whoever has won more than lost has used nothing of a limit.
  const has = used === null ? undefined : figureOf(limit, used.startsWith('-') ? '0' : used)
  return (
    <div className="o-p__lim">
      <div>
        <span>
          {name} ·{' '}
          <span className={isOfHouse ? 'o-p__sky' : undefined}>
            {t(isOfHouse ? 'house' : 'own')}
          </span>
        </span>
        <b>{has === undefined ? t('most', { most }) : t('of', { used: has, most })}</b>
      </div>
      {has !== undefined && used !== null && (
        <progress
          className={isOfHouse ? 'o-p__bar o-p__bar--house' : 'o-p__bar'}
          aria-label={t('barName', { name, used: has, most })}
          value={percentOf(used, limit.most)}
          max={100}
        />
      )}
    </div>
  )
}

/** A limit of the house is lifted by two; whose role never does has no button. */
function Lift({ player, offers, limit }: Props & { limit: HouseLimit }) {
  const [isAsking, setAsking] = useState(false)
  const about = { player, limit, most: mostOf(limit) }
  const isLifting = useIsLifting(about)
  const { isHere, refusal } = offers('limit.house_lift')
  return (
    <>
      {isHere && !isLifting && (
        <Button size="s" refusal={refusal} onClick={() => setAsking(true)}>
          {act('lift')}
        </Button>
      )}
      <LiftSeconds {...about} offers={offers} />
      {isAsking && <LiftLimitDialog {...about} onClose={() => setAsking(false)} />}
    </>
  )
}
