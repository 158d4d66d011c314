import { PAYMENT_TYPES } from '@zar/contract/payment'
import { Info } from 'lucide-react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AskedDocuments } from '../../documents/asked-documents.tsx'
import { MethodList } from '../method-list.tsx'
import { t } from '../texts.ts'
import { Available } from './available.tsx'
import { BonusNote } from './bonus-note.tsx'
import { IdentityNote } from './identity-note.tsx'

/** `/dashboard/withdraw`. */
export function WithdrawPage() {
  return (
    <div className="cashier">
      <div className="pagehead">
        <h1>{t('withdraw.title')}</h1>
      </div>
      <div className="note">
        <Icon of={Info} />
        <span>{t('withdraw.note')}</span>
      </div>
      <AskedDocuments />
      <IdentityNote />
      <BonusNote />
      <Available />
      <MethodList type={PAYMENT_TYPES.Withdraw} />
    </div>
  )
}
