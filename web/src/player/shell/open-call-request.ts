import { openDialog } from '../../lib/dialog.ts'
import { session } from '../../lib/session.ts'

/** To be called one must be known: without a session the log-in opens. */
export const openCallRequest = (): void => openDialog({ name: session() ? 'callRequest' : 'login' })
