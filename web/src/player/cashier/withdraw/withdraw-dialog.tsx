import { PAYMENT_TYPES } from '@zar/contract/payment'
import { closeDialog } from '../../../lib/dialog/dialog.ts'
import { SlowNote } from '../../../ui/feedback/slow-note.tsx'
import { Dialog, DialogBody } from '../../../ui/overlay/dialog.tsx'
import { MethodList } from '../method-list.tsx'
import { t } from '../texts.ts'
import { Available } from './available.tsx'
import { BonusNote } from './bonus-note.tsx'
import { IdentityNote } from './identity-note.tsx'

/** The ways to pay out, under the balance that can be. */
export function WithdrawDialog() {
  return (
    <Dialog title={t('withdraw.title')} onClose={closeDialog}>
      <DialogBody>
        <SlowNote />
        <IdentityNote />
        <BonusNote />
        <Available />
        <MethodList type={PAYMENT_TYPES.Withdraw} />
      </DialogBody>
    </Dialog>
  )
}
