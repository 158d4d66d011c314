import type { Proposal } from '@zar/contract/office/proposals'
import { enterTaxRate, type OfficeTaxRate, TAX_BASES } from '@zar/contract/office/system/tax-rates'
import { callProven } from '../../../parts/dialogs/prove.ts'
import { Seconds, useProposalsOf } from '../../../parts/proposals/second.tsx'
import { rateText } from '../../../parts/rate-text.ts'
import { notify } from '../../../parts/toasts/toasts.ts'
import { enteringOf } from './enter-rate-dialog.tsx'
import { kindText, rateFactsOf } from './rate-name.ts'
import { doTakeBack, factsOf } from './take-back-dialog.tsx'
import { t } from './texts.ts'
import type { TaxedLicence } from './typed-rate.ts'
import { useTaxRatesAnew } from './use-tax-rates.ts'

/** The terms of a proposal as they were entered. */
function termsOf({ terms }: Proposal) {
  const text = (key: string) => (typeof terms[key] === 'string' ? String(terms[key]) : undefined)
  return {
    licence: String(terms.licence),
    base: TAX_BASES.find((one) => one === terms.base) ?? 'stakes',
    ratePpm: Number(terms.ratePpm),
    fromDay: String(terms.fromDay),
    product: text('product'),
    lineE5: text('lineE5'),
  }
}

const saidOf = (proposal: Proposal, number: string) => {
  const { product = null, lineE5 = null, ...terms } = termsOf(proposal)
  return { ...terms, number, product, lineE5 }
}

/** What applies until then, as both people see it. */
function beforeText({ facts }: Proposal): string {
  if (typeof facts.beforePpm !== 'number') return t('noBefore')
  return t('beforeText', { rate: rateText(facts.beforePpm), from: String(facts.beforeFrom) })
}

type OfLicence = { licence: TaxedLicence; refusal: string | undefined }

/** A rate that one person proposed, for the second. */
export function EnterRateSeconds({ licence, refusal }: OfLicence) {
  const anew = useTaxRatesAnew()
  const { object } = enteringOf(licence.id)
  const [waiting] = useProposalsOf({ right: 'licence.edit', object })
  if (!waiting) return null
  const said = saidOf(waiting, licence.number)
  return (
    <Seconds
      right="licence.edit"
      object={object}
      title={t('enterTitle')}
      verb={t('enterSecond', { rate: rateText(said.ratePpm) })}
      typedName={licence.number}
      refusal={refusal}
      consequence={t('enterDoes')}
      says={() =>
        `${licence.number}: ${kindText(said)}, ${rateText(said.ratePpm)}, ${said.fromDay}`
      }
      facts={(proposal) => [
        ...rateFactsOf(saidOf(proposal, licence.number)),
        [t('before'), beforeText(proposal)],
      ]}
      approve={async (proposal) => {
        const { id, reason } = proposal
        const { product, lineE5, ...terms } = termsOf(proposal)
        const entered = { ...terms, product, lineE5, typed: licence.number, reason, proposal: id }
        await callProven(enterTaxRate, entered, enteringOf(licence.id))
        notify(t('entered'))
      }}
      onDone={anew}
    />
  )
}

type OfRate = { one: OfficeTaxRate; refusal: string | undefined }

/** That one person wants to take back a rate, for the second. */
export function TakeBackSeconds({ one, refusal }: OfRate) {
  const anew = useTaxRatesAnew()
  return (
    <Seconds
      right="licence.edit"
      object={`tax-rate:${one.id}`}
      title={t('takeBackTitle', { name: kindText(one) })}
      verb={t('takeBackSecond')}
      typedName={one.licence.number}
      refusal={refusal}
      consequence={t('takeBackDoes')}
      says={() => kindText(one)}
      facts={() => factsOf(one)}
      approve={async ({ id: proposal, reason }) => {
        await doTakeBack(one, { reason, proposal })
        notify(t('takenBackNow'))
      }}
      onDone={anew}
    />
  )
}
