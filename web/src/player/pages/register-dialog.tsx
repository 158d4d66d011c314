import { RegisterDialog as Bare } from '../auth/register/register-dialog.tsx'
import { withMailbox } from './with-mailbox.tsx'

export const RegisterDialog = withMailbox(Bare)
