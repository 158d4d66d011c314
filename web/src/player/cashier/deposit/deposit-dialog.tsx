import { PAYMENT_TYPES } from '@zar/contract/payment'
import { closeDialog } from '../../../lib/dialog/dialog.ts'
import { SlowNote } from '../../../ui/feedback/slow-note.tsx'
import { Dialog, DialogBody } from '../../../ui/overlay/dialog.tsx'
import { MethodList } from '../method-list.tsx'
import { t } from '../texts.ts'

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
