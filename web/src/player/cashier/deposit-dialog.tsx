import { PAYMENT_TYPES } from '@zar/contract/payment'
import { closeDialog } from '../../lib/dialog.ts'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { SlowNote } from '../../ui/slow-note.tsx'
import { MethodList } from './method-list.tsx'
import { t } from './texts.ts'

/** The ways to pay in. */
export function DepositDialog() {
  return (
    <Dialog title={t('deposit.title')} onClose={closeDialog}>
      <DialogBody>
        <SlowNote />
        <MethodList type={PAYMENT_TYPES.Deposit} />
      </DialogBody>
    </Dialog>
  )
}
