import { writeFileSync } from 'node:fs'
import { TICKET_LIMITS, type TicketMessage } from '@zar/contract/support/ticket'
import type { Db } from '../../../server/src/db/db.ts'
import {
  answerTicket,
  closeByOffice,
  readFile,
  readOpenTickets,
  readTicketNumber,
} from '../../../server/src/modules/support/index.ts'
import { idOf, numberOf, textOf } from '../arguments.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { minutesSince, plain } from '../terminal-text.ts'

export const TICKETS_USAGE = `npm run office -- tickets                            lists those that wait for support
npm run office -- tickets show NUMBER                shows one with all its messages
npm run office -- tickets answer NUMBER TEXT         answers it; --ask leaves the next word to the player
npm run office -- tickets close NUMBER               closes it
npm run office -- tickets save FILE PATH             writes an attachment to a new file`

type OfficeRequest = { operator: string; isAsk: boolean }

/** Does what the words say; false when they say nothing that can be done. */
export async function tickets(db: Db, words: string[], asked: OfficeRequest): Promise<boolean> {
  const [verb, which, more, ...rest] = words
  if (rest.length > 0) return false
  if (verb === undefined) return list(db)
  if (verb === 'save') return save(db, which, more)
  const number = numberOf(which)
  if (number === undefined) return false
  if (verb === 'show' && more === undefined) return show(db, number)
  const deps = depsOf(db)
  const doing = { number, operator: asked.operator }
  if (verb === 'close' && more === undefined) {
    await closeByOffice(deps, doing)
    console.log('Closed: the player is told.')
    return true
  }
  const text = textOf(more, TICKET_LIMITS.text.max)
  if (verb !== 'answer' || !text) return false
  await answerTicket(deps, { ...doing, text, asks: asked.isAsk })
  console.log(
    asked.isAsk ? 'Asked: the player has the next word.' : 'Answered: the player is told.',
  )
  return true
}

async function list(db: Db): Promise<true> {
  const waiting = await readOpenTickets(db)
  const now = databaseClock.now()
  for (const { number, subject, title, username, updatedAt } of waiting) {
    const wait = minutesSince(updatedAt, now)
    console.log(`#${number}  ${username}  ${subject}  ${plain(title)}\n    waits ${wait} min`)
  }
  console.log(waiting.length === 0 ? 'No ticket waits.' : `\n${waiting.length} wait.`)
  return true
}

async function show(db: Db, number: number): Promise<true> {
  const { ticket, messages, username } = await readTicketNumber(db, number)
  console.log(
    `#${number}  ${username}  ${ticket.subject}  ${plain(ticket.title)}  ${ticket.status}`,
  )
  for (const message of messages) console.log(sayMessage(message))
  return true
}

function sayMessage({ author, event, text, timeStamp, files }: TicketMessage): string {
  const lines = [`${timeStamp}  ${author}${event ? `: ${event}` : ''}`]
  if (text) lines.push(`      ${plain(text)}`)
  for (const { id, name, bytes } of files) lines.push(`      ${id}  ${plain(name)}  ${bytes} bytes`)
  return lines.join('\n')
}

async function save(db: Db, file?: string, path?: string): Promise<boolean> {
  const id = idOf(file)
  if (!id || !path) return false
  const { content } = await readFile(db, { id })
  // Never over what is there already.
  writeFileSync(path, content, { flag: 'wx' })
  console.log(`Saved to ${path}. It came from a player: open it with care.`)
  return true
}
