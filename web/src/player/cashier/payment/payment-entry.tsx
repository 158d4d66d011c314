import type { PaymentField } from '@zar/contract/payment'
import { ClipboardPaste } from 'lucide-react'
import { Controller, type ControllerRenderProps, useFormContext } from 'react-hook-form'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { type FieldShell, TextField } from '../../../ui/form/field.tsx'
import { MaskedField } from '../../../ui/form/field-masked.tsx'
import { MoneyField } from '../../../ui/form/field-money.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import { t } from '../texts.ts'
import { formatLimits, formatPlain } from '../use-methods.ts'
import {
  type Bounds,
  type Entries,
  isAmount,
  isPastable,
  kindOf,
  maskOf,
  pastedDigits,
  quickAmounts,
} from './order.ts'
import { labelOf, noteOf } from './payment-labels.ts'

type EntryProps = { field: PaymentField; bounds: Bounds }

/** One field of the dynamic payment form. */
export function PaymentEntry({ field, bounds }: EntryProps) {
  return (
    <Controller<Entries>
      name={field.key}
      render={({ field: input, fieldState }) => (
        <Entry
          field={field}
          bounds={bounds}
          input={input}
          shell={{
            label: labelOf(field.key),
            note: noteOf(field.key, bounds.balance === undefined ? 'in' : 'out'),
            error: fieldState.error?.message,
          }}
        />
      )}
    />
  )
}

type InputProps = EntryProps & { input: ControllerRenderProps<Entries>; shell: FieldShell }

function Entry({ field, bounds, input, shell }: InputProps) {
  const text = String(input.value ?? '')
  switch (kindOf(field)) {
    case 'dropdown':
      return (
        <SelectField
          {...shell}
          {...input}
          value={text}
          options={(field.option ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...shell}
          {...input}
          value={text}
          options={(['true', 'false'] as const).map((value) => ({
            value,
            label: t(`choice.${value}`),
          }))}
        />
      )
    case 'moment':
      return <TextField {...shell} {...input} value={text} type="datetime-local" />
    case 'number':
      return <NumberEntry field={field} bounds={bounds} input={input} shell={shell} />
    case 'masked':
      return (
        <MaskedField
          {...shell}
          {...input}
          value={text}
          mask={maskOf(field)}
          {...(field.key === 'Phone' && { before: '+90' })}
          end={isPastable(field) && <Paste field={field} />}
        />
      )
    case 'text':
      return (
        <TextField
          {...shell}
          {...input}
          value={text}
          autoComplete="off"
          maxLength={120}
          end={isPastable(field) && <Paste field={field} />}
        />
      )
  }
}

function NumberEntry({ field, bounds, input, shell }: InputProps) {
  const { setValue } = useFormContext<Entries>()
  const value = typeof input.value === 'number' ? input.value : undefined
  const hasBounds = isAmount(field) && bounds.limits
  return (
    <div>
      <MoneyField
        {...shell}
        {...input}
        value={value}
        decimals={field.objectType === 'Decimal' ? 2 : 0}
        hint={hasBounds ? formatLimits(hasBounds) : undefined}
      />
      {isAmount(field) && (
        <fieldset className="quick" aria-label={t('quick')}>
          {quickAmounts(bounds).map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={amount === value}
              onClick={() => setValue(field.key, amount, { shouldValidate: true })}
            >
              {formatPlain(amount)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Fills the field from the clipboard. */
function Paste({ field }: { field: PaymentField }) {
  const { setValue } = useFormContext<Entries>()
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText()
      const entry = field.mask ? pastedDigits(text, maskOf(field)) : text.trim()
      setValue(field.key, entry, { shouldValidate: true, shouldTouch: true })
    } catch {
      notify.warning(t('paste.failed'))
    }
  }
  return (
    <Button icon={ClipboardPaste} onClick={() => void paste()}>
      <span className="paste__word">{t('paste')}</span>
    </Button>
  )
}
