import { type ComponentType, createContext } from 'react'

export type MailboxProps = {
  /** Where the code went. */
  channel: 'sms' | 'mail'
  /** When the last code was sent: a new moment is a reason to look again. */
  sentAt: number
  /** Fills the code in. */
  onCode: (code: string) => void
}

/** What shows the letters of a house that sends none: filled by whoever composes the features. */
export const MailboxSlot = createContext<ComponentType<MailboxProps> | null>(null)
