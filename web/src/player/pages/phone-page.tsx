import { PhonePage as Bare } from '../auth/phone/phone-page.tsx'
import { withMailbox } from './with-mailbox.tsx'

export const PhonePage = withMailbox(Bare)
