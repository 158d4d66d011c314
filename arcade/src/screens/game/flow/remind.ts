import type { ReminderAnswer, SiteMessage } from '../../../protocol.ts'
import { isOpenPlay } from './play-state.ts'
import { change, type PlayStore } from './play-store.ts'

/**
 * The site's reminder stands over the game until the site says that the player goes on. A game that is not
 * open takes none: its silence tells the site to show its own.
 */
export function hearSite(store: PlayStore, message: SiteMessage): void {
  if (!isOpenPlay(store.state)) return
  if (message.type === 'zar:goOn') {
    change(store, { reminder: null })
    return
  }
  const { minutes, stakedKurus, netKurus } = message
  change(store, { reminder: { minutes, stakedKurus, netKurus, isAnswered: false } })
  store.tellParent({ type: 'zar:reminded', answer: 'shown' })
}

/** The site does what was pressed; the card stays until then. */
export function answerReminder(store: PlayStore, answer: ReminderAnswer): void {
  if (!isOpenPlay(store.state) || !store.state.reminder) return
  change(store, { reminder: { ...store.state.reminder, isAnswered: true } })
  store.tellParent({ type: 'zar:reminded', answer })
}
