import { formatOdds } from '@zar/contract/betting/odds-formats'
import { CircleX, CloudOff } from 'lucide-react'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { settings } from '../../settings/settings.ts'
import { clockOf } from '../../times/clock.ts'
import { codeText } from '../../words/codes.ts'
import { CounterOffer } from '../review/counter-offer.tsx'
import { t as asked } from '../review/texts.ts'
import { useLeftMs } from '../review/use-left.ts'
import { t as free } from '../stake/free-bet-texts.ts'
import { type Attempt, askAgain, leaveAttempt, type Sent } from '../state/attempt.ts'
import { totalMilliOf } from '../state/sums.ts'
import { t } from '../texts.ts'
import { Note } from './notes.tsx'
import { t as result } from './result-texts.ts'

type At<Kind extends Attempt['at']> = Extract<Attempt, { at: Kind }>

/** How far a bet is while it is held, and what it was sent with. */
export function Sending({ attempt }: { attempt: At<'sending' | 'waiting'> }) {
  const bets = attempt.at === 'waiting' ? [attempt.bet] : attempt.bets
  const offer = offerOf(attempt)
  return (
    <>
      {attempt.at === 'waiting' && <Ring attempt={attempt} />}
      {offer ?? (
        <>
          <SentSum bets={bets} />
          <Button variant="primary" size="l" wide busy={result('sending')}>
            {result('sending')}
          </Button>
        </>
      )}
    </>
  )
}

/** What a trader offers in place of a bet, while it can be taken. */
function offerOf(attempt: At<'sending' | 'waiting'>) {
  if (attempt.at !== 'waiting' || attempt.betId === null) return null
  const { bet, betId, review } = attempt
  if (review?.state !== 'countered' || !review.counter) return null
  const costKurus = bet.unitKurus * bet.columns
  return <CounterOffer betId={betId} costKurus={costKurus} counter={review.counter} />
}

const AROUND = 2 * Math.PI * 18

/** A ring that empties while the delay runs. */
function Ring({ attempt: { until, delayMs, review } }: { attempt: At<'waiting'> }) {
  const left = useLeftMs(until)
  const seconds = Math.ceil(left / 1_000)
  return (
    <div className="waiting" role="status">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className="waiting__way" cx="22" cy="22" r="18" />
        <circle
          className="waiting__left"
          cx="22"
          cy="22"
          r="18"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - left / Math.max(1, delayMs))}
        />
        <text x="22" y="27">
          {seconds}
        </text>
      </svg>
      <span>
        <b>{review ? asked(REVIEW_TITLE[review.state]) : result('waiting')}</b>
        {review
          ? asked(`${REVIEW_TITLE[review.state]}Note`)
          : result('waitingNote', { count: Math.round(delayMs / 1_000) })}
      </span>
    </div>
  )
}

const REVIEW_TITLE = { waits: 'asking', countered: 'offered', accepted: 'accepted' } as const

function SentSum({ bets }: { bets: readonly Sent[] }) {
  const cost = bets.reduce((sum, { unitKurus, columns }) => sum + unitKurus * columns, 0)
  const win = bets.reduce((sum, { winKurus }) => sum + winKurus, 0)
  const [only, another] = bets
  const isFree = only?.isFree === true
  return (
    <>
      <p className="slip__row">
        <span>{isFree ? free('none') : t('stake')}</span>
        <b className="num">{formatMoney(cost / 100)}</b>
      </p>
      {only && !another && (
        <p className="slip__row">
          <span>{result('agreed')}</span>
          <b className="num">{oddsOf(only)}</b>
        </p>
      )}
      <p className="slip__row slip__win">
        <span>
          {isFree ? free('profit') : t('win')}
          {!isFree && (
            <small className="num">{t('net', { net: formatMoney((win - cost) / 100) })}</small>
          )}
        </span>
        <b className="num">{formatMoney(win / 100)}</b>
      </p>
    </>
  )
}

export const oddsOf = ({ legs }: Sent): string =>
  formatOdds(
    totalMilliOf(legs.map(({ oddsMilli }) => ({ oddsMilli, isBanker: false }))),
    settings().format,
  )

/** Nothing was placed and nothing was taken: why. */
export function Refused({ attempt: { outcome, message, atIso } }: { attempt: At<'refused'> }) {
  const code = outcome?.code ?? 'S-503'
  return (
    <>
      <Note icon={CircleX} look="bad">
        {result('refused')} {message ?? codeText(code)}
        {outcome && (
          <span className="micro num note__code">
            {result('refusedCode', {
              code,
              clock: clockOf(atIso),
              id: outcome.sent.id.slice(0, 8).toUpperCase(),
            })}
          </span>
        )}
      </Note>
      <Button size="l" wide onClick={leaveAttempt}>
        {result('understood')}
      </Button>
    </>
  )
}

/** No answer came: the same bets are asked about, never placed twice. */
export function Lost({ attempt }: { attempt: At<'lost'> }) {
  return (
    <>
      <Note icon={CloudOff} look="warn">
        <b>{result('lost')}.</b> {result('lostNote')}
      </Note>
      <SentSum bets={attempt.bets} />
      <Button variant="primary" size="l" wide onClick={() => void askAgain(attempt)}>
        {result('lostStep')}
      </Button>
    </>
  )
}
