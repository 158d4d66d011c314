import type { Tx } from '../../../server/src/db/db.ts'
import type { LicensedGames } from '../../../server/src/db/tables/protection.ts'
import {
  approveLicence,
  enterLicence,
  holds,
  LICENSED_GAMES,
  type LicenceRecord,
  licenceOf,
  readLicences,
  withdrawLicence,
} from '../../../server/src/modules/protection/index.ts'
import type { Books } from '../../ledger/open-books.ts'
import { numberOf, textOf } from '../arguments.ts'
import { momentOf, plain, refuse } from '../terminal-text.ts'
import { machineUser, noteDone } from './audit.ts'

const NAME_MAX = 100

/** Does what the words say; false when they say nothing that can be done. */
export async function licence(books: Books, words: readonly string[]): Promise<boolean> {
  const [verb, ...rest] = words
  if (verb === undefined) return list(books)
  if (verb === 'enter') return enter(books, rest)
  const id = numberOf(rest[0])
  if (id === undefined) return false
  if (verb === 'approve') return rest.length === 1 && approve(books, BigInt(id))
  const because = textOf(rest.slice(1).join(' '))
  if (verb !== 'withdraw' || !because) return false
  return withdraw(books, BigInt(id), because)
}

/** The row of a deed over a licence, in its transaction. */
const note = (tx: Tx, verb: string, id: bigint, more: { reason?: string; after?: object } = {}) =>
  noteDone(tx, {
    command: `licence ${verb}`,
    does: 'licence.edit',
    object: `licence:${id}`,
    after: { ...more.after },
    reason: more.reason,
  })

async function withdraw({ db, clock }: Books, id: bigint, because: string): Promise<true> {
  const isDone = await db.transaction().execute(async (tx) => {
    const withdrawal = { id, operator: machineUser(), because }
    const isWithdrawn = await withdrawLicence({ db: tx, clock }, withdrawal)
    if (isWithdrawn) await note(tx, 'withdraw', id, { reason: because })
    return isWithdrawn
  })
  if (!isDone) return refuse(`There is no licence ${id} that is not withdrawn.`)
  console.log('Withdrawn: every process knows it within ten seconds.')
  return true
}

async function list({ db, clock }: Books): Promise<true> {
  const licences = await readLicences(db)
  for (const one of licences) console.log(say(one, clock.now()))
  if (licences.length === 0) console.log('No licence was entered: MODE=real is refused.')
  return true
}

function say(record: LicenceRecord, now: Date): string {
  const { id, number, authority, countries, games, validFrom, validUntil, enteredBy } = record
  const approvers = record.approvers.map(plain).join(' and ') || 'nobody'
  return `${id}  ${plain(number)} of ${plain(authority)}, ${validFrom} to ${validUntil}: ${standing(record, now)}
    ${countries.join(', ')}; ${games.join(', ')}. Entered by ${plain(enteredBy)}, approved by ${approvers}.`
}

function standing(record: LicenceRecord, now: Date): string {
  const { withdrawnBy, withdrawnAt, withdrawnBecause, endsAt } = record
  if (withdrawnBy && withdrawnAt) {
    const because = plain(withdrawnBecause ?? '')
    return `withdrawn by ${plain(withdrawnBy)}, ${momentOf(withdrawnAt)}: ${because}`
  }
  if (endsAt <= now) return 'ended'
  const counted = licenceOf(record)
  if (!counted) return 'WAITS for an approval'
  return holds(counted, now.getTime()) ? 'holds' : 'approved, not begun'
}

async function enter({ db, clock }: Books, words: readonly string[]): Promise<boolean> {
  const [number, authority, countries = '', games = '', from = '', until = '', ...more] = words
  const named = { number: textOf(number, NAME_MAX), authority: textOf(authority, NAME_MAX) }
  const codes = countries.split(',')
  const areCodes = codes.every((code) => /^[A-Z]{2}$/.test(code))
  const played = games.split(',')
  if (!named.number || !named.authority || more.length > 0 || !areCodes) return false
  if (!played.every(isGames) || !isDay(from) || !isDay(until)) return false
  const today = new Date(clock.now().getTime() + ISTANBUL_MS).toISOString().slice(0, 10)
  if (until < from) return refuse('The last day is before the first.')
  if (until < today) return refuse('The last day is over.')
  const licence = { number: named.number, authority: named.authority, countries: codes }
  const days = { games: played, validFrom: from, validUntil: until }
  const entered = { ...licence, ...days }
  const id = await db.transaction().execute(async (tx) => {
    const made = await enterLicence({ db: tx, clock }, entered, machineUser())
    if (made !== undefined) await note(tx, 'enter', made, { after: entered })
    return made
  })
  if (id === undefined) return refuse(`A country of ${countries} is none that the casino knows.`)
  console.log(`Entered as ${id}. It counts once two people have approved it.`)
  return true
}

/** Istanbul keeps one time all the year. */
const ISTANBUL_MS = 3 * 60 * 60_000

const isGames = (word: string): word is LicensedGames =>
  (LICENSED_GAMES as readonly string[]).includes(word)

/** A day of the calendar: 2026-02-30 is none. */
const isDay = (word: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(word) &&
  !Number.isNaN(Date.parse(word)) &&
  new Date(word).toISOString().startsWith(word)

const SAID = {
  first: 'Approved by you. Another person approves it too.',
  second: 'Approved by two people: it counts, every process knows it within ten seconds.',
} as const
const REFUSED = {
  'same person': 'You have approved it: the second approval is another person’s.',
  'approved before': 'Two people have approved it already.',
  over: 'It is withdrawn, or its last day is over.',
  unknown: 'There is no such licence.',
} as const

async function approve({ db, clock }: Books, id: bigint): Promise<true> {
  const came = await db.transaction().execute(async (tx) => {
    const approved = await approveLicence(tx, clock, { id, operator: machineUser() })
    const isApproved = approved === 'first' || approved === 'second'
    if (isApproved) await note(tx, 'approve', id, { after: { approval: approved } })
    return approved
  })
  if (came !== 'first' && came !== 'second') return refuse(REFUSED[came])
  console.log(SAID[came])
  return true
}
