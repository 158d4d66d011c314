import './waiting.css'
import type { WaitingBet } from '@zar/contract/office/trading/waiting'
import { Tag } from '../../parts/controls/tag.tsx'
import { oddsOf } from '../../parts/money.ts'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { labelOf, liraOf, marketOf, matchOf } from '../words.ts'
import { Decisions } from './decisions.tsx'

const WHOLE_MS = { waits: 30_000, countered: 10_000 } as const

type Props = {
  bet: WaitingBet
  isGone: boolean
  isChosen: boolean
  isBehind: boolean
  onChoose: () => void
  onAsk: OnAsk
}

/** One bet that waits, with its ring; the chosen one has its decisions. */
export function BetCard({ bet, isGone, isChosen, isBehind, onChoose, onAsk }: Props) {
  const left = isGone ? 0 : bet.leftMs
  const classes = ['o-tr__bet', isChosen && 'is-on', isGone && 'is-gone'].filter(Boolean)
  return (
    <article className={classes.join(' ')} aria-label={`${bet.username}, ${liraOf(bet.costKurus)}`}>
      <button type="button" className="o-tr__bethead" aria-pressed={isChosen} onClick={onChoose}>
        <span className="o-tr__line">
          <Ring share={left / WHOLE_MS[bet.state]} />
          <b>{bet.username}</b>
          <span className="o-micro">{t(`class_${bet.playerClass}`)}</span>
          {bet.isCalled && <Tag tone="info">{t('called')}</Tag>}
          <span className="o-push">{t('seconds', { count: Math.ceil(left / 1_000) })}</span>
        </span>
        <span className="o-tr__line">
          <b>{liraOf(bet.costKurus)}</b>
          <span className="o-micro">@ {oddsOf(oddsIn(bet))}</span>
          <span className="o-push">
            {t('wins')} <b>{liraOf(bet.possibleKurus)}</b>
          </span>
        </span>
        <span className="o-tr__legs">{legsText(bet)}</span>
        <span className="o-micro">{whyText(bet, isGone)}</span>
      </button>
      {isChosen && !isGone && bet.state === 'waits' && (
        <Decisions bet={bet} isBehind={isBehind} onAsk={onAsk} />
      )}
    </article>
  )
}

const Ring = ({ share }: { share: number }) => (
  <svg className="o-tr__ring" viewBox="0 0 20 20" aria-hidden>
    <circle cx="10" cy="10" r="8" />
    <circle
      className="is-left"
      cx="10"
      cy="10"
      r="8"
      pathLength="1"
      strokeDasharray={`${Math.max(0, Math.min(1, share))} 1`}
    />
  </svg>
)

/** Of all legs together, in thousandths. */
const oddsIn = ({ legs }: WaitingBet): number =>
  Math.round(legs.reduce((product, { oddsMilli }) => (product * oddsMilli) / 1_000, 1_000))

function legsText({ legs }: WaitingBet): string {
  const named = legs.map((leg) => {
    const market = { key: leg.market, line: leg.line }
    const match = matchOf(leg)
    const label = labelOf({ key: leg.selection, name: leg.name }, market, match)
    return `${leg.home} – ${leg.away}, ${marketOf(market, match)}: ${label}`
  })
  return legs.length > 2
    ? `${t('combo', { count: legs.length })} · ${named.join(' + ')}`
    : named.join(' + ')
}

function whyText(bet: WaitingBet, isGone: boolean): string {
  if (isGone) return t('gone')
  if (bet.hasMoved) return t('hasMoved')
  if (bet.state === 'countered') return t('countered')
  if (bet.isFirstOwn) return t('firstOwn')
  const times = Math.round((bet.costKurus * 10) / Math.max(1, bet.limitKurus)) / 10
  const moved = bet.legs.find(
    ({ oddsMilli, nowMilli }) => nowMilli !== null && nowMilli !== oddsMilli,
  )
  return [
    t('times', { times }),
    moved &&
      t('priceMoved', {
        was: oddsOf(moved.oddsMilli),
        is: oddsOf(moved.nowMilli ?? moved.oddsMilli),
      }),
    bet.firstBy && t('firstBy', { name: bet.firstBy }),
  ]
    .filter(Boolean)
    .join(' · ')
}
