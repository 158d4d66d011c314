import '../offers.css'
import type { OfferCase } from '@zar/contract/office/offers/offers'
import { makeVouchers, type VoucherBatch } from '@zar/contract/office/offers/vouchers'
import type { Proposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { locale } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { saveAnswered } from '../../parts/api/save-answered.ts'
import { Button } from '../../parts/controls/button.tsx'
import { moneyOf } from '../../parts/money.ts'
import { Seconds } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { BatchDialog } from './batch-dialog.tsx'
import { t } from './texts.ts'
import { useVouchers, useVouchersAnew } from './use-vouchers.ts'

/** The codes of an offer that comes with one: its batches, and one more by two people. */
export function Vouchers({ offer }: { offer: OfferCase }) {
  const { data, error, refetch } = useVouchers(offer.id)
  const [isMaking, setMaking] = useState(false)
  const { refusal } = useOffers({ actions: data?.actions ?? [] })('voucher.batch')
  if (!data) return error ? <Failed error={error} onAgain={() => void refetch()} /> : null
  const { batches, eachE5 } = data
  return (
    <section aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Waiting offer={offer} refusal={refusal} />
      {batches.length === 0 && <p className="o-micro">{t('none')}</p>}
      <ul>
        {batches.map((one) => (
          <Batch key={one.id} batch={one} />
        ))}
      </ul>
      <Button
        size="s"
        refusal={refusal ?? (eachE5 === null ? t('closed') : undefined)}
        onClick={() => setMaking(true)}
      >
        {t('make')}
      </Button>
      {isMaking && eachE5 !== null && (
        <BatchDialog offer={offer} eachE5={eachE5} onClose={() => setMaking(false)} />
      )}
    </section>
  )
}

/** `20.Kas.26` of a moment. */
const dayOf = (iso: string): string => formatDate(iso).split(' ')[0] ?? ''

function Batch({ batch }: { batch: VoucherBatch }) {
  const { codes, used, endsAt, proposedBy: first, madeBy: by, madeAt, because } = batch
  // It ends as the next day begins.
  const until = dayOf(new Date(Date.parse(endsAt) - 1).toISOString())
  return (
    <li className="o-micro" title={because}>
      {t('batch', { count: codes, codes, used, until, first, by, at: formatDate(madeAt) })}
    </li>
  )
}

const termsOf = ({ terms }: Proposal) => ({
  codes: Number(terms.codes),
  until: String(terms.until),
})
const moneyIn = ({ facts }: Proposal, name: string): string => moneyOf(String(facts[name]))

function sayOf(one: Proposal): string {
  const { codes: count, until } = termsOf(one)
  return t('says', { count, until, reason: one.reason })
}

/** What one person proposed, for the second, who gets the codes. */
function Waiting({ offer, refusal }: { offer: OfferCase; refusal: string | undefined }) {
  const anew = useVouchersAnew()
  return (
    <Seconds
      right="voucher.batch"
      object={`offer:${offer.id}`}
      title={t('dialog', { title: offer.title[locale] })}
      verb={(one) => t('approve', { count: termsOf(one).codes, sum: moneyIn(one, 'wholeE5') })}
      refusal={refusal}
      consequence={t('does')}
      says={(one) => sayOf(one)}
      facts={(one) => [
        [t('codes'), termsOf(one).codes],
        [t('until'), termsOf(one).until],
        [t('each'), moneyIn(one, 'eachE5')],
        [t('whole'), moneyIn(one, 'wholeE5')],
        [t('granted'), moneyIn(one, 'grantedE5')],
        [t('out'), moneyIn(one, 'outE5')],
        [t('budget'), one.facts.budgetE5 === null ? t('noBudget') : moneyIn(one, 'budgetE5')],
      ]}
      approve={async (one) => {
        const { reason, id: proposal } = one
        const { file } = await call(makeVouchers, {
          id: offer.id,
          ...termsOf(one),
          reason,
          proposal,
        })
        if (file) saveAnswered(file)
        notify(t('made'))
      }}
      onDone={anew}
    />
  )
}
