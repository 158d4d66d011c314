import { EmailChangeForm as Bare } from '../auth/email-change.tsx'
import { withMailbox } from './with-mailbox.tsx'

export const EmailChangeForm = withMailbox(Bare)
