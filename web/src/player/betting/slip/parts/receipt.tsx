import { formatOdds } from '@zar/contract/betting/odds-formats'
import { Check, Copy, Share2, X } from 'lucide-react'
import { useState } from 'react'
import { fetchToasts } from '../../../../lib/dialog/toasts.ts'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Button, IconButton } from '../../../../ui/form/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useNow } from '../../frame/use-now.ts'
import { settings } from '../../settings/settings.ts'
import { marketOf, matchText, nameOf } from '../legs/leg-texts.ts'
import { t as free } from '../stake/free-bet-texts.ts'
import { type Attempt, leaveAttempt, type Outcome } from '../state/attempt.ts'
import { shareLegs } from '../state/share.ts'
import { loadSlip } from '../state/slip.ts'
import { t } from '../texts.ts'
import { t as result } from './result-texts.ts'
import './receipt.css'
import { dateOf } from '../../times/date.ts'
import { oddsOf } from './results.tsx'

type Placed = Extract<Attempt, { at: 'placed' }>

/** A placed bet on paper: the one ivory thing of the product. */
export function Receipt({ attempt }: { attempt: Placed }) {
  const { placed, refused, atIso } = attempt
  const legs = placed.flatMap(({ sent }) => sent.legs)
  return (
    <section className="receipt" aria-label={result('receipt')}>
      <div className="receipt__band" aria-hidden />
      <div className="receipt__head" role="status">
        <span className="receipt__ok">
          <Icon of={Check} />
        </span>
        <span>
          <b>
            {placed.length > 1
              ? result('placedSeveral', { count: placed.length })
              : result('placed')}
          </b>
          <small className="num">
            {result('placedAt', { at: dateOf(atIso), count: legs.length })}
          </small>
        </span>
        <IconButton icon={X} label={result('close')} onClick={leaveAttempt} />
      </div>
      <ul>
        {legs.map(({ leg, oddsMilli }) => (
          <ReceiptLeg key={leg.picks[0].id} leg={leg} oddsMilli={oddsMilli} />
        ))}
      </ul>
      <div className="slip__tear" aria-hidden />
      <ReceiptSum placed={placed} />
      {refused.length > 0 && (
        <p className="receipt__note">{result('partlyRefused', { count: refused.length })}</p>
      )}
      <ShareCode placed={placed} />
    </section>
  )
}

function ReceiptLeg({ leg, oddsMilli }: Outcome['sent']['legs'][number]) {
  const now = useNow()
  const [first] = leg.picks
  return (
    <li className="receipt__leg">
      <b>{leg.picks.map(nameOf).join(' + ')}</b>
      <b className="num">{formatOdds(oddsMilli, settings().format)}</b>
      <small className="num">
        {leg.isBuilder && leg.picks.length > 1 ? t('builder') : marketOf(first)} ·{' '}
        {matchText(first, now)}
      </small>
    </li>
  )
}

function ReceiptSum({ placed }: { placed: readonly Outcome[] }) {
  const cost = placed.reduce((sum, { sent }) => sum + sent.unitKurus * sent.columns, 0)
  const win = placed.reduce((sum, { sent }) => sum + sent.winKurus, 0)
  const [only, another] = placed
  const isFree = only?.sent.isFree === true
  const isPlain = only !== undefined && another === undefined && only.sent.columns === 1
  return (
    <dl className="receipt__sum">
      <div>
        <dt>{isFree ? free(isPlain ? 'times' : 'none') : stakeName(isPlain)}</dt>
        <dd className="num">
          {formatMoney(cost / 100)}
          {isPlain && ` × ${oddsOf(only.sent)}`}
        </dd>
      </div>
      <div className="receipt__win">
        <dt>{isFree ? free('profit') : t('win')}</dt>
        <dd className="num">{formatMoney(win / 100)}</dd>
      </div>
      {placed.map(({ betId }) => (
        <div key={betId}>
          <dt>{result('betNumber')}</dt>
          <dd className="num">{betId}</dd>
        </div>
      ))}
    </dl>
  )
}

const stakeName = (isPlain: boolean) => (isPlain ? result('stakeTimes') : t('stake'))

/** The code by which others load the same selections, made when it is asked for. */
function ShareCode({ placed }: { placed: readonly Outcome[] }) {
  const [code, setCode] = useState<string | null>(null)
  const legs = placed.flatMap(({ sent }) => sent.legs)
  const share = async () => setCode(await shareLegs(legs))
  return (
    <>
      {code && (
        <div className="receipt__code" role="status">
          {t('code')}
          <b className="num">{code}</b>
          <IconButton icon={Copy} label={t('copy')} onClick={() => void copy(code)} />
        </div>
      )}
      {code && placed.some(({ sent }) => sent.isFree) && (
        <p className="receipt__note">{free('code')}</p>
      )}
      <div className="receipt__acts">
        <Button className="receipt__dark" icon={Share2} onClick={() => void share()}>
          {t('share')}
        </Button>
        <Button
          className="receipt__edge"
          onClick={() => {
            const builders = legs
              .filter(({ leg }) => leg.isBuilder)
              .map(({ leg }) => leg.picks[0].event)
            loadSlip(
              legs.flatMap(({ leg }) => leg.picks),
              { builders },
            )
            leaveAttempt()
          }}
        >
          {result('again')}
        </Button>
      </div>
    </>
  )
}

export async function copy(code: string): Promise<void> {
  await navigator.clipboard.writeText(code)
  const notify = await fetchToasts()
  notify.success(t('copied'))
}
