import type { Notification } from './message.ts'

/** The one client method of the hub: `NotifyMessage(command, message)`. */
export const HUB_PATH = '/hub'
export const HUB_METHOD = 'NotifyMessage'

/** Everything the server may push: command → its message. */
export type HubMessages = {
  /** A new stored notification. */
  Notification: Notification
  /** The balance after a committed movement, in currency units. */
  Balance: { balance: number }
}
export type HubCommand = keyof HubMessages
