import type { OfferCase } from '@zar/contract/office/offers/offers'
import { makeVouchers, VOUCHERS_MAX } from '@zar/contract/office/offers/vouchers'
import { useState } from 'react'
import { locale } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { sumOf } from './use-vouchers.ts'

type Props = { offer: OfferCase; eachE5: string; onClose: () => void }

/** Proposes codes of an offer. */
export function BatchDialog({ offer, eachE5, onClose }: Props) {
  const refreshProposals = useRefreshProposals()
  const [typed, setTyped] = useState('')
  const [until, setUntil] = useState('')
  const codes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  const isGood = codes >= 1 && codes <= VOUCHERS_MAX && until !== ''
  return (
    <Confirm
      title={t('dialog', { title: offer.title[locale] })}
      verb={t('verb')}
      needsWords
      consequence={t('does')}
      lacks={isGood ? undefined : t('wrong')}
      draft={`offer:${offer.id}:vouchers`}
      onConfirm={async ({ text: reason }) => {
        await call(makeVouchers, { id: offer.id, codes, until, reason })
        notify(t('proposed'))
        await refreshProposals()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('codes')}
        isLacking={codes < 1 || codes > VOUCHERS_MAX}
        help={codes > 0 ? t('comesTo', { sum: moneyOf(sumOf(codes, eachE5)) }) : t('codesHelp')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={t('until')}
        type="date"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </Confirm>
  )
}
