import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { REFUSALS } from '@zar/contract/refusal'
import { type Db, openDb } from '../server/src/db/db.ts'
import { openEmbedded } from '../server/src/db/embedded/embedded.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import { BONUSES_USAGE, bonuses } from './office/bonuses.ts'
import { CATALOGUE_USAGE, catalogue } from './office/catalogue.ts'
import { CHAT_USAGE, chat } from './office/chat.ts'
import { TICKETS_USAGE, tickets } from './office/tickets.ts'
import { REASONS, WITHDRAWALS_USAGE, withdrawals } from './office/withdrawals.ts'

/** `npm run office`: what an operator decides, until the back office has a page for it. */
const USAGE = `${WITHDRAWALS_USAGE}
${TICKETS_USAGE}
${CHAT_USAGE}
${BONUSES_USAGE}
${CATALOGUE_USAGE}
  --by NAME    who decides or writes (else who is logged in to this machine)

REASON is what the player reads, in their language:
${REASONS}`

type Asked = { operator: string; isAsk: boolean }

/** What can be asked about; each answers false where the words say nothing that can be done. */
const NOUNS: Record<string, (db: Db, words: string[], asked: Asked) => Promise<boolean>> = {
  withdrawals: (db, words, { operator }) => withdrawals(db, words, operator),
  tickets,
  chat: (db, words, { operator }) => chat(db, words, operator),
  bonuses: (db, words, { operator }) => bonuses(db, words, operator),
  catalogue: (db, words, { operator }) => catalogue(db, words, operator),
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
  const opened = openDb({ url: url ?? embedded?.urlOf('zar') ?? '', poolSize: 2 })
  return {
    db: opened.db,
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
    const asked = { operator: values.by ?? userInfo().username, isAsk: values.ask ?? false }
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
