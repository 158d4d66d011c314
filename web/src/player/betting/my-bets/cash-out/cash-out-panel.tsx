import type { Bet, CashOutQuote } from '@zar/contract/betting/bets'
import { Lock, TrendingDown, X } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Tag } from '../../../../ui/data-display/tag.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Button, IconButton } from '../../../../ui/form/button.tsx'
import { Segments } from '../../../../ui/form/segments.tsx'
import { Note } from '../../slip/parts/notes.tsx'
import '../../slip/slip-styles.ts'
import { AutoForm } from './auto-form.tsx'
import './cash-out.css'
import { Fall } from './fall.tsx'
import { Share } from './share.tsx'
import { Sold } from './sold.tsx'
import { t } from './texts.ts'
import { useQuote } from './use-quote.ts'
import { type Sale, useSale } from './use-sale.ts'
import { Value } from './value.tsx'

const WAYS = ['full', 'part', 'auto'] as const
type Way = (typeof WAYS)[number]
const FULL = 100
const HALF = 50

const money = (kurus: number) => formatMoney(kurus / 100)

type PanelProps = { bet: Bet; onClose: () => void }

/** Selling a bet: all of it, a part, or by itself at a sum. What is deducted is always told. */
export function CashOutPanel({ bet, onClose }: PanelProps) {
  const [way, setWay] = useState<Way>('full')
  const [share, setShare] = useState(HALF)
  const percent = way === 'part' ? share : FULL
  const isOpen = bet.state === 'open'
  const { quote, lastOpen, isError } = useQuote(bet.id, percent, { isLookedAt: true, isOn: isOpen })
  const { sale, sell, rest } = useSale(bet)
  if (sale.at === 'sold') return <Sold bet={bet} sale={sale} onClose={onClose} />
  return (
    <section className="slip sale" aria-label={t('region', { id: bet.id })}>
      <div className="slip__head">
        <h2>{t('title')}</h2>
        <Tag>{bet.id}</Tag>
        <span className="slip__tools">
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </span>
      </div>
      {sale.at === 'rest' && (
        <div className="slip__modes">
          <Segments
            label={t('ways')}
            choices={WAYS.map((id) => ({ id, label: t(id) }))}
            chosen={way}
            onChoose={setWay}
          />
        </div>
      )}
      <div className="slip__sum">
        {sale.at !== 'rest' ? (
          <Under bet={bet} sale={sale} onSell={(next) => void sell(next, percent)} onRest={rest} />
        ) : way === 'auto' ? (
          <AutoForm key={bet.id} bet={bet} paidKurus={quote?.paidKurus ?? null} />
        ) : (
          <>
            {way === 'part' && <Share percent={share} onShare={setShare} />}
            {quote ? (
              <Offer
                bet={bet}
                quote={quote}
                lastOpen={lastOpen}
                percent={percent}
                onSell={() => void sell(quote, percent)}
              />
            ) : (
              <Awaited isError={isError} />
            )}
          </>
        )}
      </div>
    </section>
  )
}

type OfferProps = {
  bet: Bet
  quote: CashOutQuote
  lastOpen: CashOutQuote | null
  percent: number
  onSell: () => void
}

function Offer({ bet, quote, lastOpen, percent, onSell }: OfferProps) {
  if (quote.closed !== null) {
    return (
      <>
        <Note icon={Lock} look="warn">
          {t(`closed.${quote.closed}`)} {lastOpen && t('last', { sum: money(lastOpen.paidKurus) })}
        </Note>
        <Button variant="primary" size="l" wide disabled>
          {t('shut')}
        </Button>
      </>
    )
  }
  const sum = money(quote.paidKurus)
  return (
    <>
      <Value bet={bet} quote={quote} percent={percent} />
      {quote.delayMs > 0 && (
        <p className="micro slip__center">
          {t('delay', { count: Math.round(quote.delayMs / 1_000) })}
        </p>
      )}
      <Button variant="primary" size="l" wide className="num" onClick={onSell}>
        {t(percent === FULL ? 'take' : 'takePart', { sum })}
      </Button>
      <Fall />
    </>
  )
}

const Awaited = ({ isError }: { isError: boolean }) =>
  isError ? (
    <Note icon={Lock} look="warn">
      {t('failed')}
    </Note>
  ) : (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="148px" />
    </div>
  )

type UnderProps = {
  bet: Bet
  sale: Exclude<Sale, { at: 'rest' } | { at: 'sold' }>
  onSell: (quote: CashOutQuote) => void
  onRest: () => void
}

/** A sale that is under way, has moved, or was not made. */
function Under({ bet, sale, onSell, onRest }: UnderProps) {
  if (sale.at === 'changed') {
    const { quote, beforeKurus } = sale
    return (
      <>
        <Note icon={TrendingDown} look="bad">
          {t('changed', { before: money(beforeKurus), after: money(quote.paidKurus) })}
        </Note>
        <Value bet={bet} quote={quote} percent={FULL} isShort />
        <Button variant="primary" size="l" wide className="num" onClick={() => onSell(quote)}>
          {t('accept', { sum: money(quote.paidKurus) })}
        </Button>
        <Button variant="ghost" wide onClick={onRest}>
          {t('keep')}
        </Button>
      </>
    )
  }
  if (sale.at === 'refused') {
    return (
      <>
        <Note icon={Lock} look="bad">
          {sale.message ?? t('refused')}
        </Note>
        <Button size="l" wide onClick={onRest}>
          {t('understood')}
        </Button>
      </>
    )
  }
  return (
    <>
      {sale.at === 'waiting' && (
        <Note icon={Lock} look="info">
          {t('waitingNote', { count: Math.round(sale.delayMs / 1_000) })}
        </Note>
      )}
      <Button variant="primary" size="l" wide busy={t('waiting')}>
        {t('waiting')}
      </Button>
    </>
  )
}
