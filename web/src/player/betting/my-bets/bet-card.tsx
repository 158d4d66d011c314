import type { Bet } from '@zar/contract/betting/bets'
import { formatOdds } from '@zar/contract/betting/odds-formats'
import { ChevronDown, History, Scissors, Undo2 } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { ruleOf, voidReason } from '../../../lib/betting/void-reasons.ts'
import { lazy } from '../../../lib/browser/lazily.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { formatNet } from '../../../lib/language/signed-money.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { chapterPath } from '../paths.ts'
import { useSettings } from '../settings/settings.ts'
import { codeText } from '../words/codes.ts'
import './bet-card.css'
import { dateOf } from '../times/date.ts'
import { betName, type Ending, endingOf, finalOdds, nameOf, totalOdds } from './bet-facts.ts'
import { BetLegRows } from './bet-leg.tsx'
import { BetTags } from './bet-tags.tsx'
import { t } from './texts.ts'

const money = (kurus: number) => formatMoney(kurus / 100)

/** Few bets are looked at by a trader. */
const BetReview = lazy(async () => ({ default: (await import('./review.tsx')).BetReview }))

type CardProps = {
  bet: Bet
  now: number
  /** It is the one that is being cashed out. */
  isChosen?: boolean
  /** What can be done with it. */
  action?: ReactNode
}

/** A bet as it stands: its legs, what it explains, and its sums. */
export function BetCard({ bet, now, isChosen = false, action }: CardProps) {
  return (
    <article
      className={isChosen ? 'panel bet is-chosen' : 'panel bet'}
      aria-label={`${betName(bet)}, ${t('number', { id: bet.id })}`}
    >
      <header className="bet__head">
        <b>{betName(bet)}</b>
        <BetTags bet={bet} />
        <small className="num">
          {t('number', { id: bet.id })} · {dateOf(bet.placedAt)}
        </small>
      </header>
      <ul>
        {bet.legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a bet never move
          <BetLegRows key={at} leg={leg} now={now} />
        ))}
      </ul>
      <Voids bet={bet} />
      <Corrections bet={bet} />
      <Said bet={bet} />
      <BetSums bet={bet} />
      {action && <div className="bet__foot">{action}</div>}
    </article>
  )
}

/** Why selections are void, and what the rest came to. */
function Voids({ bet }: { bet: Bet }) {
  const { format } = useSettings()
  const voids = bet.legs.flatMap(({ selections }) =>
    selections.filter(({ result, voidReason: why }) => result === 'void' && why !== null),
  )
  if (voids.length === 0) return null
  const total = totalOdds(bet, finalOdds)
  return (
    <details className="why" open={bet.state !== 'open'}>
      <summary>
        <Icon of={Undo2} size="s" />
        {t('why')}
        <Icon of={ChevronDown} size="s" />
      </summary>
      {voids.map((selection) => (
        <p key={selection.id}>
          {t('whyLeg', {
            name: nameOf(selection),
            reason: voidReason(selection.voidReason),
            rule: String(ruleOf(selection.voidReason)),
          })}
        </p>
      ))}
      {total !== null && bet.legs.length > 1 && (
        <p className="num">
          {t('whySum')}{' '}
          <b>
            {bet.legs.map((leg) => formatOdds(Math.round(finalOdds(leg)), 'decimal')).join(' × ')} ={' '}
            {formatOdds(total, format)}
          </b>
        </p>
      )}
      <p>
        <Link className="link" to={chapterPath(ruleOf(voids[0]?.voidReason ?? null))}>
          {t('rules')}
        </Link>
      </p>
    </details>
  )
}

/** What moved money, step by step, where a bet was settled more than once. */
function Corrections({ bet: { version, history } }: { bet: Bet }) {
  if (version < 2) return null
  return (
    <details className="why" open>
      <summary>
        <Icon of={History} size="s" />
        {t('corrected')}
        <Icon of={ChevronDown} size="s" />
      </summary>
      <ol className="why__steps">
        {history.map(({ at, kind, amountKurus }) => (
          <li key={`${at} ${kind} ${amountKurus}`}>
            <b className="num">
              {t(`posting.${kind}`)} · {formatNet(amountKurus / 100)}
            </b>
            <span className="num">{dateOf(at)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Said({ bet }: { bet: Bet }) {
  if (bet.owedKurus > 0)
    return <p className="bet__note">{t('owed', { sum: money(bet.owedKurus) })}</p>
  if (bet.review)
    return (
      <Suspense fallback={<Skeleton height="60px" radius="12px" />}>
        <BetReview bet={bet} review={bet.review} />
      </Suspense>
    )
  if (bet.state === 'waiting') return <p className="bet__note">{t('waitingNote')}</p>
  if (bet.isFree) return <p className="bet__note">{freeNote(bet)}</p>
  if (bet.state !== 'refused' || !bet.code) return null
  return (
    <p className="bet__note">{t('refusedNote', { code: bet.code, text: codeText(bet.code) })}</p>
  )
}

/** What a free bet pays, and what became of it where it came to nothing. */
function freeNote(bet: Bet): string {
  const ending = endingOf(bet)
  if (ending === 'refused' && bet.code) {
    return t('freeRefused', { code: bet.code, text: codeText(bet.code) })
  }
  return t(ending === 'refused' || ending === 'void' ? 'freeBack' : 'freeNote')
}

/** Stake, odds and payout, of which gain and loss weigh the same. */
function BetSums({ bet }: { bet: Bet }) {
  const { format } = useSettings()
  const ending = endingOf(bet)
  const isSettled = SETTLED.includes(ending)
  const total = totalOdds(bet, isSettled ? finalOdds : ({ odds }) => odds)
  const isBuilder = bet.legs.length === 1 && (bet.legs[0]?.selections.length ?? 0) > 1
  return (
    <dl className="bet__sums num">
      <div>
        <dt>{stakeName(bet)}</dt>
        <dd>{money(bet.costKurus)}</dd>
      </div>
      {bet.columns > 1 ? (
        <div>
          <dt>{t('lines')}</dt>
          <dd>
            {bet.columns} × {money(bet.unitKurus)}
          </dd>
        </div>
      ) : (
        total !== null && (
          <div>
            <dt>{t(isBuilder ? 'joint' : isSettled ? 'finalOdds' : 'odds')}</dt>
            <dd>{formatOdds(total, format)}</dd>
          </div>
        )
      )}
      <div>
        <dt>{t(RESULT_WORDS[ending](bet))}</dt>
        <dd className={hasGain(bet, ending) ? 'win' : undefined}>{resultSum(bet, ending)}</dd>
      </div>
    </dl>
  )
}

const stakeName = ({ isFree }: Bet) => t(isFree ? 'tag.free' : 'stake')

/** Endings in which the legs’ results made the odds. */
const SETTLED: readonly Ending[] = ['won', 'lost', 'void']

type Word = 'charged' | 'possible' | 'greatest' | 'payout' | 'result' | 'returned' | 'soldFor'
const RESULT_WORDS: Record<Ending, (bet: Bet) => Word> = {
  open: ({ columns }) => (columns > 1 ? 'greatest' : 'possible'),
  waiting: ({ columns }) => (columns > 1 ? 'greatest' : 'possible'),
  refused: () => 'charged',
  won: () => 'payout',
  lost: () => 'result',
  void: () => 'returned',
  sold: () => 'soldFor',
}

/** Whether there is a sum for the player: the colour of a win is for nothing else. */
function hasGain({ possibleKurus, paidKurus }: Bet, ending: Ending): boolean {
  if (ending === 'open' || ending === 'waiting') return possibleKurus > 0
  return ending !== 'lost' && ending !== 'refused' && paidKurus > 0
}

function resultSum(bet: Bet, ending: Ending): string {
  const { possibleKurus, paidKurus } = bet
  if (ending === 'refused') return money(0)
  // It comes back as a free bet, which is no money.
  if (ending === 'void' && bet.isFree) return '–'
  const ownKurus = bet.isFree ? 0 : bet.costKurus
  if (ending === 'open' || ending === 'waiting') return money(possibleKurus)
  return ending === 'lost' ? formatNet((paidKurus - ownKurus) / 100) : money(paidKurus)
}

/** What is set to happen by itself. */
export function AutoLine({ auto }: Pick<Bet, 'auto'>) {
  return (
    <p className="bet__auto num">
      <Icon of={Scissors} size="s" />
      {autoText(auto)}
    </p>
  )
}

function autoText(auto: Bet['auto']): string {
  const up = auto?.upKurus == null ? null : money(auto.upKurus)
  const down = auto?.downKurus == null ? null : money(auto.downKurus)
  if (up && down) return t('autoBoth', { up, down })
  if (up) return t('autoUp', { up })
  return down ? t('autoDown', { down }) : t('autoOff')
}
