import './cashier.css'
import { useQuery } from '@tanstack/react-query'
import { TIMINGS } from '@zar/contract/limits'
import { detail } from '@zar/contract/payment'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { closeDialog, type DialogProps } from '../../lib/dialog.ts'
import { failureText } from '../../lib/failure-text.ts'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { SlowNote } from '../../ui/slow-note.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { notify } from '../../ui/toast.tsx'
import { PaymentForm } from './payment-form.tsx'
import { type Answer, PaymentOutcome } from './payment-outcome.tsx'
import { t } from './texts.ts'

type PaymentProps = DialogProps<'payment'>

/** One payment method: the form its server describes, then what came of it. */
export function PaymentDialog(method: PaymentProps) {
  const [answer, setAnswer] = useState<Answer>()
  const fields = useFields(method)
  return (
    <Dialog title={method.title} onClose={closeDialog}>
      {!fields ? (
        <DialogBody>
          <SlowNote />
          <p className="cashier__wait" role="status">
            <Spinner />
            {t('loading')}
          </p>
        </DialogBody>
      ) : answer ? (
        <PaymentOutcome title={method.title} answer={answer} />
      ) : (
        <PaymentForm method={method} fields={fields} onAnswer={setAnswer} />
      )}
    </Dialog>
  )
}

/** The fields to fill in; without any, the dialog says so and leaves. */
function useFields({ id, type }: PaymentProps) {
  const { data, error } = useQuery({
    queryKey: ['me', 'payment', 'detail', id, type],
    queryFn: () => call(detail, { id, type }),
    networkMode: 'always',
  })
  const failure = error ? failureText(error) : data?.length === 0 ? t('noData') : undefined
  useEffect(() => {
    if (failure === undefined) return
    notify.error(failure)
    const timer = setTimeout(closeDialog, TIMINGS.failedDetailCloseMs)
    return () => clearTimeout(timer)
  }, [failure])
  return data?.length ? data : undefined
}
