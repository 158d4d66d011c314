import type { BetState } from './betting/bets.ts'
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
  /** What became of one of the player's bets at our own sportsbook. */
  Bet: { id: string; state: BetState }
  /** One of the player's free rounds was played. */
  FreeRound: { game: string }
  /** A stake at this game was refused: a round of another slot is open (GAM-10). */
  SlotOpen: { game: string }
  /** The house has switched off a supplier at whose game the player may be. */
  SupplierClosed: { mainProviderId: number }
  /** Something in one of the player's tickets has changed. */
  Ticket: { id: string }
  /** The live chat goes on; `place` and `author` are those of its last message. */
  Chat: { place: number; author: 'player' | 'support' | 'system' }
}
export type HubCommand = keyof HubMessages
