import { RecoveryDialog as Bare } from '../auth/recovery/recovery-dialog.tsx'
import { withMailbox } from './with-mailbox.tsx'

export const RecoveryDialog = withMailbox(Bare)
