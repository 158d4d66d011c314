import { EmailChangeForm as Bare } from '../auth/email/email-change.tsx'
import { withMailbox } from './with-mailbox.tsx'

export const EmailChangeForm = withMailbox(Bare)
