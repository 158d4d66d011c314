import '../../system.css'
import { enterTaxRate, TAX_BASES, type TaxBase } from '@zar/contract/office/system/tax-rates'
import { useState } from 'react'
import { SelectField, TextField } from '../../../parts/controls/field.tsx'
import { Confirm } from '../../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../../parts/dialogs/prove.ts'
import { productName } from '../../../parts/product-names.ts'
import { useRefreshProposals } from '../../../parts/proposals/second.tsx'
import { notify } from '../../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { rateIn, type TaxedLicence, type TypedRate, wrongIn } from './typed-rate.ts'
import { useTaxRatesAnew } from './use-tax-rates.ts'

/** What a proof of entering is for. */
export const enteringOf = (licence: string) =>
  ({ right: 'licence.edit', object: `licence:${licence}:tax`, amountE5: null }) as const

const blankOf = (licence: TaxedLicence | undefined): TypedRate => ({
  licence: licence?.id ?? '',
  base: 'ggr',
  product: licence?.products[0] ?? '',
  rate: '',
  line: '',
  fromDay: '',
})

type Props = { licences: readonly TaxedLicence[]; onClose: () => void }

/** Proposes a rate of a licence, whose number is typed. */
export function EnterRateDialog({ licences, onClose }: Props) {
  const [anew, refreshProposals] = [useTaxRatesAnew(), useRefreshProposals()]
  const [typed, setTyped] = useState(() => blankOf(licences[0]))
  const licence = licences.find(({ id }) => id === typed.licence)
  const rate = rateIn(typed, licences)
  return (
    <Confirm
      title={t('enterTitle')}
      verb={t('enterVerb')}
      needsWords
      typedName={licence?.number ?? t('licence')}
      consequence={t('enterDoes')}
      lacks={rate ? undefined : t('enterWrong')}
      draft="tax-rate:new"
      onConfirm={async ({ text: reason }) => {
        if (!rate || !licence) return
        try {
          const said = { ...rate, typed: licence.number, reason }
          await callProven(enterTaxRate, said, enteringOf(licence.id))
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <RateFields typed={typed} licences={licences} onChange={setTyped} />
    </Confirm>
  )
}

type FieldProps = {
  typed: TypedRate
  licences: readonly TaxedLicence[]
  onChange: (next: TypedRate) => void
}

function RateFields({ typed, licences, onChange }: FieldProps) {
  const licence = licences.find(({ id }) => id === typed.licence)
  const wrong = wrongIn(typed, licence)
  const put = (changes: Partial<TypedRate>) => onChange({ ...typed, ...changes })
  return (
    <div className="o-sys__pair">
      <SelectField
        label={t('licence')}
        value={typed.licence}
        choices={licences.map(({ id, number }) => ({ value: id, label: number }))}
        onChange={({ target }) => {
          const next = licences.find(({ id }) => id === target.value)
          put({ licence: target.value, product: next?.products[0] ?? '' })
        }}
      />
      <SelectField
        label={t('base')}
        value={typed.base}
        choices={TAX_BASES.map((base) => ({ value: base, label: t(base) }))}
        onChange={({ target }) => put({ base: target.value as TaxBase })}
      />
      {typed.base !== 'deposits' && (
        <SelectField
          label={t('product')}
          value={typed.product}
          choices={(licence?.products ?? []).map((one) => ({
            value: one,
            label: productName(one),
          }))}
          onChange={({ target }) => put({ product: target.value })}
        />
      )}
      <TextField
        label={t('ratePercent')}
        isLacking={wrong.rate}
        help={t('rateHelp')}
        inputMode="decimal"
        autoComplete="off"
        value={typed.rate}
        onChange={({ target }) => put({ rate: target.value })}
      />
      {typed.base === 'winnings' && (
        <TextField
          label={t('lineLira')}
          isLacking={wrong.line}
          help={t('lineHelp')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.line}
          onChange={({ target }) => put({ line: target.value })}
        />
      )}
      <TextField
        label={t('from')}
        isLacking={wrong.fromDay}
        help={t('fromHelp')}
        type="date"
        min={licence?.validFrom}
        max={licence?.validUntil}
        value={typed.fromDay}
        onChange={({ target }) => put({ fromDay: target.value })}
      />
    </div>
  )
}
