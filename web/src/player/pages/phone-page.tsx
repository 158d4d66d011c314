import { PhonePage as Bare } from '../auth/phone-page.tsx'
import { withMailbox } from './with-mailbox.tsx'

export const PhonePage = withMailbox(Bare)
