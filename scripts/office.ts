import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { REFUSALS } from '@zar/contract/refusal'
import type { Db } from '../server/src/db/db.ts'
import type { Bus } from '../server/src/platform/bus/bus.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import { withBooks } from './ledger/open-books.ts'
import { BETTING_USAGE, betting } from './office/betting/betting.ts'
import { BONUSES_USAGE, bonuses } from './office/bonuses/bonuses.ts'
import { CASHBACK_USAGE, cashback } from './office/bonuses/cashback.ts'
import { FREE_ROUNDS_USAGE, freeRounds } from './office/bonuses/free-rounds.ts'
import { CATALOGUE_USAGE, catalogue } from './office/catalogue.ts'
import { DO_USAGE, doIt } from './office/client/do.ts'
import { Refused } from './office/client/http.ts'
import { LOG_IN_USAGE, logIn, logOutHere } from './office/client/log-in.ts'
import { setDatabaseClock } from './office/database-clock.ts'
import { DIFFERENCES_USAGE, differences } from './office/differences.ts'
import { KEYS_USAGE, keys } from './office/keys.ts'
import { LICENCE_USAGE, licence } from './office/licence.ts'
import { DEPOSITS_USAGE, deposits } from './office/payments/deposits.ts'
import { PAYMENTS_USAGE, payments } from './office/payments/differing.ts'
import { REASONS, WITHDRAWALS_USAGE, withdrawals } from './office/payments/withdrawals.ts'
import { ERASE_USAGE, erase } from './office/players/erase.ts'
import { FLAGS_USAGE, flags } from './office/players/flags.ts'
import { IDENTITY_USAGE, identity } from './office/players/identity.ts'
import { LIMITS_USAGE, limits } from './office/players/limits.ts'
import { PLAYERS_USAGE, players } from './office/players/players.ts'
import { SESSIONS_USAGE, sessions } from './office/players/sessions.ts'
import { STAFF_USAGE, staff } from './office/staff.ts'
import { CHAT_USAGE, chat } from './office/support/chat.ts'
import { NOTIFY_OPTIONS, NOTIFY_USAGE, notify } from './office/support/notify.ts'
import { TICKETS_USAGE, tickets } from './office/support/tickets.ts'

/** `npm run office`: what an operator decides, until the back office has a page for it. */
const USAGE = `${LOG_IN_USAGE}
${DO_USAGE}
${WITHDRAWALS_USAGE}
${DEPOSITS_USAGE}
${PAYMENTS_USAGE}
${TICKETS_USAGE}
${CHAT_USAGE}
${NOTIFY_USAGE}
${BONUSES_USAGE}
${CASHBACK_USAGE}
${FREE_ROUNDS_USAGE}
${FLAGS_USAGE}
${LIMITS_USAGE}
${PLAYERS_USAGE}
${IDENTITY_USAGE}
${DIFFERENCES_USAGE}
${CATALOGUE_USAGE}
${BETTING_USAGE}
${LICENCE_USAGE}
${ERASE_USAGE}
${SESSIONS_USAGE}
${KEYS_USAGE}
${STAFF_USAGE}
  --by NAME    who decides or writes (else who is logged in to this machine), for what still asks the database itself

REASON is what the player reads, in their language:
${REASONS}`

type OfficeRequest = {
  operator: string
  isAsk: boolean
  /** What was said with the options of `notify`. */
  texts: Parameters<typeof notify>[2]['texts']
  openBus: () => Promise<Bus>
}

/** What can be asked about; each answers false where the words say nothing that can be done. */
const NOUNS: Record<string, (db: Db, words: string[], asked: OfficeRequest) => Promise<boolean>> = {
  withdrawals: (db, words, { operator }) => withdrawals(db, words, operator),
  deposits: (db, words, { operator }) => deposits(db, words, operator),
  payments: (db, words, { operator }) => payments(db, words, operator),
  tickets,
  chat: (db, words, { operator }) => chat(db, words, operator),
  bonuses: (db, words, { operator }) => bonuses(db, words, operator),
  cashback: (db, words, { operator }) => cashback(db, words, operator),
  'free-rounds': (db, words, { operator }) => freeRounds(db, words, operator),
  flags: (db, words, { operator }) => flags(db, words, operator),
  differences: (db, words, { operator }) => differences(db, words, operator),
  catalogue: (db, words, { operator }) => catalogue(db, words, operator),
  limits: (db, words, { operator }) => limits(db, words, operator),
  players: (db, words, { operator }) => players(db, words, operator),
  identity: (db, words, { operator }) => identity(db, words, operator),
  betting,
  licence: (db, words, { operator }) => licence(db, words, operator),
  erase,
  keys: (db, words, { operator }) => keys(db, words, operator),
  notify,
  sessions,
  staff,
}

type Client = (words: readonly string[], code: string | undefined) => Promise<boolean>

/** What asks the office over HTTP, as whoever is signed in. It needs no database. */
const CLIENT: Record<string, Client> = { 'log-in': logIn, 'log-out': logOutHere, do: doIt }

function usage(): number {
  console.error(USAGE)
  return 2
}

function readWish() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        code: { type: 'string' },
        ask: { type: 'boolean' },
        ...NOTIFY_OPTIONS,
      },
    })
  } catch {
    return undefined
  }
}

async function callOffice(work: () => Promise<boolean>): Promise<number> {
  try {
    return (await work()) ? 0 : usage()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    return 1
  }
}

async function main(): Promise<number> {
  const wish = readWish()
  if (!wish) return usage()
  const { by, code, ask, ...texts } = wish.values
  const [noun = '', ...words] = wish.positionals
  const client = Object.hasOwn(CLIENT, noun) ? CLIENT[noun] : undefined
  if (client) return callOffice(() => client(words, code))
  const work = NOUNS[noun]
  if (!work) return usage()
  const operator = by ?? userInfo().username
  return await withBooks(async ({ db, clock, openBus }) => {
    setDatabaseClock(clock)
    try {
      const asked = { operator, isAsk: ask ?? false, texts, openBus }
      return (await work(db, words, asked)) ? Number(process.exitCode ?? 0) : usage()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      console.error(REFUSALS[error.code].en)
      return 1
    }
  })
}

process.exitCode = await main()
