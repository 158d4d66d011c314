import type { Command } from '../client/command.ts'
import { BETTING } from './betting/betting.ts'
import { DEBTS } from './betting/debts.ts'
import { MATCHES, ROOM } from './betting/room.ts'
import { SETTLING } from './betting/settling.ts'
import { WAITING } from './betting/waiting.ts'
import { CATALOGUE, DIFFERENCES } from './casino/catalogue.ts'
import { OFFERS } from './casino/offers.ts'
import { PAYMENTS } from './money/payments.ts'
import { REVIEW } from './money/review.ts'
import { WITHDRAWALS } from './money/withdrawals.ts'
import { FLAGS } from './players/flags.ts'
import { ERASE, IDENTITY } from './players/identity.ts'
import { LIMITS } from './players/limits.ts'
import { PLAYERS } from './players/players.ts'
import { PROPOSALS } from './proposals.ts'
import { BONUS_REQUESTS } from './support/bonus-requests.ts'
import { CHAT } from './support/chat.ts'
import { TICKETS } from './support/tickets.ts'

/** Every command that asks the office, as whoever is signed in. */
export const COMMANDS: readonly Command[] = [
  ...PROPOSALS,
  ...WITHDRAWALS,
  ...REVIEW,
  ...PAYMENTS,
  ...TICKETS,
  ...CHAT,
  ...BONUS_REQUESTS,
  ...PLAYERS,
  ...LIMITS,
  ...IDENTITY,
  ...ERASE,
  ...FLAGS,
  ...OFFERS,
  ...CATALOGUE,
  ...DIFFERENCES,
  ...BETTING,
  ...WAITING,
  ...SETTLING,
  ...DEBTS,
  ...ROOM,
  ...MATCHES,
]
