import { type OfferCase, setBudget } from '@zar/contract/office/offers/offers'
import type { Proposal } from '@zar/contract/office/proposals'
import { useState } from 'react'
import { locale } from '../../../lib/language/translate.ts'
import { TextField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useRefreshProposals } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { kurusIn } from '../../parts/typed-sum.ts'
import { e5Of, kurusOfE5, typedOf } from '../sums.ts'
import { useRefresh } from '../use-offers.ts'
import { t } from './texts.ts'

const BOUNDS = ['budgetE5', 'exposureE5', 'playerDayE5'] as const
type Bound = (typeof BOUNDS)[number]
const NAMES = { budgetE5: 'budget', exposureE5: 'exposure', playerDayE5: 'day' } as const

const said = (e5: string | null): string => (e5 === null ? t('noBound') : moneyOf(e5))
const proofOf = (id: string) =>
  ({ right: 'offer.budget', object: `offer:${id}`, amountE5: null }) as const

/** Proposes what an offer may come to; empty is no bound. */
export function BudgetDialog({ offer, onClose }: { offer: OfferCase; onClose: () => void }) {
  const refresh = useRefreshProposals()
  const [typed, setTyped] = useState<Record<Bound, string>>(() => {
    const of = (bound: Bound) => {
      const e5 = offer.guard[bound]
      return e5 === null ? '' : typedOf(kurusOfE5(e5))
    }
    return {
      budgetE5: of('budgetE5'),
      exposureE5: of('exposureE5'),
      playerDayE5: of('playerDayE5'),
    }
  })
  const isWrong = (text: string) => text.trim() !== '' && kurusIn(text) <= 0
  const boundOf = (bound: Bound) =>
    typed[bound].trim() === '' ? null : e5Of(kurusIn(typed[bound]))
  return (
    <Confirm
      title={t('budgetTitle', { title: offer.title[locale] })}
      verb={t('propose')}
      needsWords
      consequence={t('budgetDoes')}
      lacks={BOUNDS.some((bound) => isWrong(typed[bound])) ? t('wrong') : undefined}
      draft={`offer:${offer.id}:budget`}
      onConfirm={async ({ text }) => {
        const bounds = {
          budgetE5: boundOf('budgetE5'),
          exposureE5: boundOf('exposureE5'),
          playerDayE5: boundOf('playerDayE5'),
        }
        await callProven(setBudget, { id: offer.id, ...bounds, reason: text }, proofOf(offer.id))
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      {BOUNDS.map((bound) => (
        <TextField
          key={bound}
          label={t(NAMES[bound])}
          isLacking={isWrong(typed[bound])}
          hint={t('was', { was: said(offer.guard[bound]) })}
          help={t('boundHelp')}
          inputMode="decimal"
          autoComplete="off"
          end="₺"
          value={typed[bound]}
          onChange={({ target }) => setTyped({ ...typed, [bound]: target.value })}
        />
      ))}
    </Confirm>
  )
}

const termOf = ({ terms }: Proposal, bound: Bound): string | null => {
  const value = terms[bound]
  return typeof value === 'string' ? value : null
}

/** Bounds that wait for a second person. */
export function BudgetSeconds({ offer }: { offer: OfferCase }) {
  const refresh = useRefresh()
  return (
    <Seconds
      right="offer.budget"
      object={`offer:${offer.id}`}
      title={t('budgetTitle', { title: offer.title[locale] })}
      verb={t('approveBudget')}
      refusal={useOffers(offer)('offer.budget').refusal}
      facts={(proposal) =>
        BOUNDS.map((bound) => [
          t(NAMES[bound]),
          `${said(offer.guard[bound])} → ${said(termOf(proposal, bound))}`,
        ])
      }
      approve={async (proposal) => {
        const bounds = {
          budgetE5: termOf(proposal, 'budgetE5'),
          exposureE5: termOf(proposal, 'exposureE5'),
          playerDayE5: termOf(proposal, 'playerDayE5'),
        }
        const { reason, id } = proposal
        const input = { id: offer.id, ...bounds, reason, proposal: id }
        await callProven(setBudget, input, proofOf(offer.id))
        notify(t('done'))
      }}
      onDone={refresh}
    />
  )
}
