import * as bets from '../../betting/bets.ts'
import * as board from '../../betting/board.ts'
import * as preferences from '../../betting/preferences.ts'
import * as bonus from '../../bonus.ts'
import * as casino from '../../casino/casino.ts'
import * as freeRounds from '../../casino/free-rounds.ts'
import * as played from '../../casino/game-history.ts'
import * as transaction from '../../casino/transaction.ts'
import * as content from '../../content.ts'
import type { Endpoint } from '../../endpoint.ts'
import * as message from '../../message.ts'
import * as bonusRequests from '../../offers/bonus-requests.ts'
import * as payment from '../../payment.ts'
import * as account from '../../players/account.ts'
import * as auth from '../../players/auth.ts'
import * as documents from '../../players/documents.ts'
import * as identity from '../../players/identity.ts'
import * as passkey from '../../players/passkey.ts'
import * as session from '../../players/session.ts'
import * as twoStep from '../../players/two-step.ts'
import * as protection from '../../protection.ts'
import * as sports from '../../sports.ts'
import * as chat from '../../support/chat.ts'
import * as ticket from '../../support/ticket.ts'
import type { Right } from '../rights/rights.ts'

/** What everybody may see is seen by whoever looks at a player's pages too. */
const PUBLIC: readonly Endpoint[] = [
  content.bootstrap,
  protection.maintenance,
  content.sliderList,
  content.categoryList,
  content.contentList,
  content.contentPage,
  content.translationList,
  content.promotions,
  casino.games,
  casino.categories,
  casino.lobby,
  casino.section,
  casino.unavailable,
  transaction.topWinners,
  sports.sportHighlights,
  board.bettingTree,
  board.bettingEvents,
  board.bettingOutrights,
  board.bettingEvent,
  board.bettingSearch,
  board.bettingResults,
  board.bettingStandings,
]

/** The player's own reads, each with the right of the office that shows the same. */
const OWN: readonly (readonly [Endpoint, Right])[] = [
  [account.account, 'player.view'],
  [session.sessions, 'player.view'],
  [identity.identity, 'player.view'],
  [passkey.passkeys, 'player.view'],
  [twoStep.twoStep, 'player.view'],
  [preferences.bettingPreferences, 'player.view'],
  [payment.methods, 'player.view'],
  [message.notifications, 'player.timeline'],
  [casino.recent, 'player.timeline'],
  [casino.favorites, 'player.timeline'],
  [auth.balance, 'balance.view'],
  [payment.history, 'balance.view'],
  [payment.transaction, 'balance.view'],
  [documents.askedDocuments, 'withdrawal.view'],
  [bonus.bonusOffers, 'bonus.view'],
  [bonus.myBonuses, 'bonus.view'],
  [bonusRequests.myBonusRequests, 'bonus.view'],
  [freeRounds.freeRounds, 'freeround.view'],
  [played.rounds, 'round.view'],
  [played.roundTotals, 'round.view'],
  [played.round, 'round.view'],
  [bets.myBets, 'bet.view'],
  [bets.myBet, 'bet.view'],
  [sports.sportBets, 'bet.view'],
  [protection.protection, 'limit.view'],
  [protection.realityCheck, 'limit.view'],
  [ticket.tickets, 'ticket.view'],
  [ticket.unreadTickets, 'ticket.view'],
  [ticket.ticketThread, 'ticket.view'],
  [chat.chatMessages, 'chat.view'],
]

/**
 * All that somebody of the office may call in a player's place, by its path: null where everybody may. A call that
 * is not in here is refused, so that a new one is until it is added.
 */
export const VIEW_READS: ReadonlyMap<string, Right | null> = new Map<string, Right | null>([
  ...PUBLIC.map(({ path }) => [path, null] as const),
  ...OWN.map(([{ path }, right]) => [path, right] as const),
])
