import { PAYMENT_TYPES } from '@zar/contract/payment'
import { closeDialog } from '../../lib/dialog.ts'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { SlowNote } from '../../ui/slow-note.tsx'
import { Available } from './available.tsx'
import { BonusNote } from './bonus-note.tsx'
import { IdentityNote } from './identity-note.tsx'
import { MethodList } from './method-list.tsx'
import { t } from './texts.ts'

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
