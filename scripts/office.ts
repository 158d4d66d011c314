import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatMoney, unitsOf } from '@zar/contract/money'
import { REFUSALS } from '@zar/contract/refusal'
import { openDb } from '../server/src/db/db.ts'
import { openEmbedded } from '../server/src/db/embedded/embedded.ts'
import type { RejectReason } from '../server/src/db/tables/payments.ts'
import {
  decideWithdrawal,
  type HeldWithdrawal,
  REJECTIONS,
  readHeld,
} from '../server/src/modules/payments/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { systemRandom } from '../server/src/platform/random.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import { BONUS_USAGE, decideBonuses, isBonusOrder } from './office-bonuses.ts'

/** `npm run office`: what an operator decides, until the back office has a page for it. */
const USAGE = `npm run office -- withdrawals                        lists those that wait for an operator
npm run office -- withdrawals approve ID             sends one to the bank
npm run office -- withdrawals reject ID REASON       gives its money back to the player
${BONUS_USAGE}
  --by NAME    who decides (else who is logged in to this machine)

REASON is what the player reads, in their language:
${Object.entries(REJECTIONS)
  .map(([reason, { en }]) => `  ${reason.padEnd(14)} ${en}`)
  .join('\n')}`

const isReason = (word: string | undefined): word is RejectReason =>
  word !== undefined && Object.hasOwn(REJECTIONS, word)

function say(held: HeldWithdrawal, now: Date): string {
  const { id, username, amountE5, method, account, why, promisedAt } = held
  const minutes = Math.round(((promisedAt?.getTime() ?? 0) - now.getTime()) / 60_000)
  const due = minutes < 0 ? `LATE by ${-minutes} min` : `promised within ${minutes} min`
  const sum = formatMoney(unitsOf(amountE5))
  return `${id}  ${sum}  ${username}  ${method} ${account}\n    ${due}. ${why}`
}

type Office = Pick<Parameters<typeof decideWithdrawal>[0], 'db'>

async function list({ db }: Office): Promise<void> {
  const held = await readHeld(db)
  const now = systemClock.now()
  for (const one of held) console.log(say(one, now))
  console.log(held.length === 0 ? 'No withdrawal waits.' : `\n${held.length} wait.`)
}

async function decide({ db }: Office, words: string[], operator: string): Promise<number> {
  const [verb, id, reason] = words
  const isUuid = id !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
  // A reason for an approval is a slip of the hand, and money hangs on which of the two was meant.
  const isMeant = verb === 'reject' ? isReason(reason) : reason === undefined
  if (!isUuid || !isMeant) return usage()
  const deps = { db, clock: systemClock, random: systemRandom, onCommitted: () => {} }
  const decision = { paymentId: id.toLowerCase(), operator }
  await decideWithdrawal(deps, isReason(reason) ? { ...decision, reject: reason } : decision)
  console.log(
    verb === 'approve' ? 'Approved: it goes to the bank.' : 'Rejected: the money is back.',
  )
  return 0
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

const isOrder = (noun: string | undefined, words: string[]): boolean =>
  noun === 'bonuses'
    ? isBonusOrder(words)
    : noun === 'withdrawals' && ['approve', 'reject', undefined].includes(words[0])

async function carryOut(
  house: Office,
  noun: string | undefined,
  words: string[],
  operator: string,
): Promise<number> {
  if (noun === 'withdrawals' && words.length > 0) return decide(house, words, operator)
  if (noun === 'bonuses') await decideBonuses(house, words, operator)
  else await list(house)
  return 0
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' } },
  })
  const [noun, ...words] = positionals
  if (!isOrder(noun, words)) return usage()
  const house = await openHouse()
  if (!house) {
    console.error('There is no house in the data folder yet: `npm start` makes it.')
    return 1
  }
  try {
    return await carryOut(house, noun, words, values.by ?? userInfo().username)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(REFUSALS[error.code].en)
    return 1
  } finally {
    await house.close()
  }
}

process.exitCode = await main()
