import { PhoneDialog as Bare } from '../auth/phone/phone-dialog.tsx'
import { withMailbox } from './with-mailbox.tsx'

export const PhoneDialog = withMailbox(Bare)
