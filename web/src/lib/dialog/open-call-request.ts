import { session } from '../session/session.ts'
import { openDialog } from './dialog.ts'

/** To be called one must be known: without a session the log-in opens. */
export const openCallRequest = (): void => openDialog({ name: session() ? 'callRequest' : 'login' })
