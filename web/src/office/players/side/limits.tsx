import type { PlayerPage } from '@zar/contract/office/players'
import { bareOf, percentOf } from '../../parts/money.ts'
import { limitName } from '../limit-names.ts'
import { t } from './texts.ts'

type Limit = NonNullable<PlayerPage['limits']>[number]

/** The player's limits and the house's, and how much of each is used. */
export const LimitsSection = ({ limits }: Pick<PlayerPage, 'limits'>) => (
  <div className="o-p__sec">
    <div className="o-p__sec-h">
      <h2>{t('limits')}</h2>
    </div>
    {limits === null && <p className="o-micro">{t('closed')}</p>}
    {limits?.length === 0 && <p className="o-micro">{t('noLimits')}</p>}
    {limits?.map((limit) => (
      <Line key={`${limit.kind}.${limit.period}.${limit.isOfHouse}`} limit={limit} />
    ))}
  </div>
)

const figureOf = ({ kind }: Limit, figure: string): string =>
  kind === 'time' ? figure : bareOf(figure).replace(/[,.]00$/, '')

/** What is allowed, with its unit: `180 dk`. */
const mostOf = (limit: Limit): string =>
  limit.kind === 'time' ? t('minutes', { count: Number(limit.most) }) : figureOf(limit, limit.most)

function Line({ limit }: { limit: Limit }) {
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
