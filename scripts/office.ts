import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { REFUSALS } from '@zar/contract/refusal'
import { type Db, openDb } from '../server/src/db/db.ts'
import { openEmbedded } from '../server/src/db/embedded/embedded.ts'
import { type Bus, openBus } from '../server/src/platform/bus.ts'
import { openLog } from '../server/src/platform/log.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import { BONUSES_USAGE, bonuses } from './office/bonuses.ts'
import { CHAT_USAGE, chat } from './office/chat.ts'
import { ERASE_USAGE, erase } from './office/erase.ts'
import { SESSIONS_USAGE, sessions } from './office/sessions.ts'
import { TICKETS_USAGE, tickets } from './office/tickets.ts'
import { REASONS, WITHDRAWALS_USAGE, withdrawals } from './office/withdrawals.ts'

/** `npm run office`: what an operator decides, until the back office has a page for it. */
const USAGE = `${WITHDRAWALS_USAGE}
${TICKETS_USAGE}
${CHAT_USAGE}
${BONUSES_USAGE}
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
  erase,
  sessions,
}

function usage(): number {
  console.error(USAGE)
  return 2
}

/** The house's books: DATABASE_URL, else what lies in the data folder. */
async function openHouse() {
  const url = process.env.DATABASE_URL || undefined
  const dataDir = path.resolve(process.env.DATA_DIR || 'data')
  if (!url && !existsSync(dataDir)) return undefined
  const embedded = url ? undefined : await openEmbedded(dataDir)
  const databaseUrl = url ?? embedded?.urlOf('zar') ?? ''
  const opened = openDb({ url: databaseUrl, poolSize: 2 })
  const redisUrl = process.env.REDIS_URL || undefined
  return {
    db: opened.db,
    /** The line to the house's processes. */
    openBus: () => openBus({ databaseUrl, redisUrl, log: openLog('silent') }),
    close: async () => {
      await opened.close()
      await embedded?.stop()
    },
  }
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, ask: { type: 'boolean' } },
  })
  const [noun = '', ...words] = positionals
  const work = NOUNS[noun]
  if (!work) return usage()
  const house = await openHouse()
  if (!house) {
    console.error('There is no house in the data folder yet: `npm start` makes it.')
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
