import { PAYMENT_TYPES, type PaymentField } from '@zar/contract/payment'
import type { RefusalCode } from '@zar/contract/refusal'
import { useEffect, useState } from 'react'
import { FormProvider, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { Refused } from '../../../lib/api/call.ts'
import type { DialogProps } from '../../../lib/dialog/dialog.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { useSession } from '../../../lib/session/session.ts'
import { draftOf, useDraftOf } from '../../../lib/storage/drafts.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/overlay/dialog.tsx'
import { DepositSteps } from '../deposit/deposit-steps.tsx'
import { t } from '../texts.ts'
import { useMethods } from '../use-methods.ts'
import { type Bounds, detailOf, type Entries, isAmount, mistakeIn, startOf } from './order.ts'
import { PASSWORD, PasswordAgain } from './password-again.tsx'
import { PaymentEntry } from './payment-entry.tsx'
import type { Answer } from './payment-outcome.tsx'
import { useOrder } from './use-order.ts'

/** What proves who pays is typed anew each time. */
const SECRETS = [PASSWORD, 'Cvv']

type FormProps = {
  method: DialogProps<'payment'>
  fields: PaymentField[]
  onAnswer: (answer: Answer) => void
}

/** The dynamic payment form: the fields the server named, all required. */
export function PaymentForm({ method, fields, onAnswer }: FormProps) {
  const bounds = useBounds(method)
  const [isPasswordAsked, askPassword] = useState(false)
  const draft = `payment ${method.type} ${method.id}`
  const form = useForm<Entries>({
    mode: 'onTouched',
    defaultValues: {
      ...Object.fromEntries(fields.map((field) => [field.key, startOf(field)])),
      ...draftOf<Entries>(draft),
    },
    resolver: (entries) => resolve(fields, entries, { ...bounds, isPasswordAsked }),
  })
  useJudgedAnew(form, bounds)
  const forget = useDraftOf(form, draft, SECRETS)
  const order = useOrder(method, {
    onSent: forget,
    onAnswer,
    onRefused: (refused) => {
      if (refused.code === 'password_needed') askPassword(true)
      const [first, ...others] = mistakesOf(refused, fields)
      if (first) form.setError(first.field, first, { shouldFocus: true })
      for (const other of others) form.setError(other.field, other)
    },
  })
  const verb = method.type === PAYMENT_TYPES.Deposit ? 'deposit' : 'withdraw'
  return (
    <FormProvider {...form}>
      <form
        className="dialog__fill"
        noValidate
        onSubmit={form.handleSubmit((entries) => {
          const password = isPasswordAsked ? String(entries[PASSWORD]) : undefined
          if (!order.isPending) order.mutate({ detail: detailOf(fields, entries), password })
        })}
      >
        <DialogBody>
          {method.type === PAYMENT_TYPES.Deposit && <DepositSteps at="details" />}
          <div className="cashier__fields">
            {fields.map((field) => (
              <PaymentEntry key={field.key} field={field} bounds={bounds} />
            ))}
            {isPasswordAsked && <PasswordAgain />}
          </div>
        </DialogBody>
        <DialogFoot>
          <Sums fields={fields} bounds={bounds} />
          <Button
            type="submit"
            variant="primary"
            size="l"
            wide
            aria-disabled={!form.formState.isValid || undefined}
            title={form.formState.isValid ? undefined : t('fillFirst')}
            busy={order.isPending ? t(`${verb}.busy`) : undefined}
          >
            {t(`${verb}.submit`)}
          </Button>
        </DialogFoot>
      </form>
    </FormProvider>
  )
}

/** The fields the server found wrong. A refusal about the sum is about the amount. */
function mistakesOf({ code, fields, message }: Refused, own: PaymentField[]) {
  if (code === 'password_wrong') return [{ field: PASSWORD, message }]
  const amount = own.find(isAmount)?.key
  if (amount && code && ABOUT_AMOUNT.includes(code)) return [{ field: amount, message }]
  return fields
    .map((wrong) => ({ ...wrong, field: wrong.field.replace(/^detail\./, '') }))
    .filter(({ field }) => own.some(({ key }) => key === field))
}

const ABOUT_AMOUNT: RefusalCode[] = [
  'amount_below_minimum',
  'amount_above_maximum',
  'insufficient_funds',
]

function useBounds({ id, type }: DialogProps<'payment'>): Bounds {
  const limits = useMethods(type).data?.find((method) => method.id === id)
  const balance = useSession()?.balance
  return { limits, balance: type === PAYMENT_TYPES.Withdraw ? (balance ?? 0) : undefined }
}

/** What was said of a sum is said anew when the balance or the limits come, or change. */
function useJudgedAnew(form: UseFormReturn<Entries>, { balance, limits }: Bounds): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the resolver judges by them
  useEffect(() => {
    void form.trigger(Object.keys(form.formState.touchedFields))
  }, [form, balance, limits])
}

const resolve = (
  fields: PaymentField[],
  entries: Entries,
  bounds: Bounds & { isPasswordAsked: boolean },
): ReturnType<Resolver<Entries>> => {
  const wrong = fields.flatMap((field) => {
    const mistake = mistakeIn(field, entries[field.key], bounds)
    return mistake ? [[field.key, { type: mistake.why, message: wordsFor(mistake) }]] : []
  })
  if (bounds.isPasswordAsked && !entries[PASSWORD])
    wrong.push([PASSWORD, { type: 'missing', message: t('wrong.missing') }])
  return wrong.length > 0
    ? { values: {}, errors: Object.fromEntries(wrong) }
    : { values: entries, errors: {} }
}

const wordsFor = (mistake: NonNullable<ReturnType<typeof mistakeIn>>): string =>
  'amount' in mistake
    ? t(`wrong.${mistake.why}`, { amount: formatMoney(mistake.amount) })
    : t(`wrong.${mistake.why}`)

/** What will move, said before the button. */
function Sums({ fields, bounds }: { fields: PaymentField[]; bounds: Bounds }) {
  const entries = useWatch<Entries>()
  const key = fields.find(isAmount)?.key
  const amount = key === undefined ? undefined : Number(entries[key] ?? 0)
  if (amount === undefined) return null
  const left = bounds.balance === undefined ? undefined : bounds.balance - amount
  return (
    <div className="sums" aria-live="polite">
      <p>
        {t(left === undefined ? 'sum.deposit' : 'sum.withdraw')} <b>{formatMoney(amount)}</b>
      </p>
      {left !== undefined && left >= 0 && (
        <p>
          {t('sum.left')} <b>{formatMoney(left)}</b>
        </p>
      )}
      {bounds.limits && (
        <p>
          {t('sum.time')} <b>{t('sum.minutes', { minutes: bounds.limits.minutes })}</b>
        </p>
      )}
    </div>
  )
}
