import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { REFUSALS } from '@zar/contract/refusal'
import type { Db } from '../server/src/db/db.ts'
import type { Bus } from '../server/src/platform/bus.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import { BONUSES_USAGE, bonuses } from './office/bonuses.ts'
import { CATALOGUE_USAGE, catalogue } from './office/catalogue.ts'
import { CHAT_USAGE, chat } from './office/chat.ts'
import { DIFFERENCES_USAGE, differences } from './office/differences.ts'
import { ERASE_USAGE, erase } from './office/erase.ts'
import { SESSIONS_USAGE, sessions } from './office/sessions.ts'
import { TICKETS_USAGE, tickets } from './office/tickets.ts'
import { REASONS, WITHDRAWALS_USAGE, withdrawals } from './office/withdrawals.ts'
import { NO_BOOKS, openBooks } from './open-books.ts'

/** `npm run office`: what an operator decides, until the back office has a page for it. */
const USAGE = `${WITHDRAWALS_USAGE}
${TICKETS_USAGE}
${CHAT_USAGE}
${BONUSES_USAGE}
${DIFFERENCES_USAGE}
${CATALOGUE_USAGE}
${ERASE_USAGE}
${SESSIONS_USAGE}
  --by NAME    who decides or writes (else who is logged in to this machine)

REASON is what the player reads, in their language:
${REASONS}`

type Asked = { operator: string; isAsk: boolean; openBus: () => Promise<Bus> }

/** What can be asked about; each answers false where the words say nothing that can be done. */
const NOUNS: Record<string, (db: Db, words: string[], asked: Asked) => Promise<boolean>> = {
  withdrawals: (db, words, { operator }) => withdrawals(db, words, operator),
  tickets,
  chat: (db, words, { operator }) => chat(db, words, operator),
  bonuses: (db, words, { operator }) => bonuses(db, words, operator),
  differences: (db, words, { operator }) => differences(db, words, operator),
  catalogue: (db, words, { operator }) => catalogue(db, words, operator),
  erase,
  sessions,
}

function usage(): number {
  console.error(USAGE)
  return 2
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, ask: { type: 'boolean' } },
  })
  const [noun = '', ...words] = positionals
  const work = NOUNS[noun]
  if (!work) return usage()
  const house = await openBooks()
  if (!house) {
    console.error(NO_BOOKS)
    return 1
  }
  try {
    const operator = values.by ?? userInfo().username
    const asked = { operator, isAsk: values.ask ?? false, openBus: house.openBus }
    return (await work(house.db, words, asked)) ? 0 : usage()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(REFUSALS[error.code].en)
    return 1
  } finally {
    await house.close()
  }
}

process.exitCode = await main()
