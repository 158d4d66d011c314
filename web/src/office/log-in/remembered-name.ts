import { sessionStore } from '../../lib/storage/browser-storage.ts'

const STORED = 'office-name'

/** What was typed here last to log in, so that whoever was locked out types their password alone. */
export const rememberedName = (): string => sessionStore.getItem(STORED) ?? ''

export const rememberName = (name: string): void => void sessionStore.setItem(STORED, name)
