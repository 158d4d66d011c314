import '../cashier.css'
import { useQuery } from '@tanstack/react-query'
import { TIMINGS } from '@zar/contract/limits'
import { detail } from '@zar/contract/payment'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { closeDialog, type DialogProps } from '../../../lib/dialog/dialog.ts'
import { SlowNote } from '../../../ui/feedback/slow-note.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Dialog, DialogBody } from '../../../ui/overlay/dialog.tsx'
import { t } from '../texts.ts'
import { PaymentForm } from './payment-form.tsx'
import { type Answer, PaymentOutcome } from './payment-outcome.tsx'

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
