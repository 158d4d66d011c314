import { CHAT_TEXT_MAX } from '@zar/contract/support/chat'
import type { Db } from '../../../server/src/db/db.ts'
import {
  comeToChat,
  leaveChat,
  readWaitingChats,
  sayByOffice,
  settleChat,
} from '../../../server/src/modules/support/index.ts'
import { numberOf, textOf } from '../arguments.ts'
import { databaseClock, depsOf } from '../database-clock.ts'
import { minutesSince, plain } from '../terminal-text.ts'

export const CHAT_USAGE = `npm run office -- chat                               lists the conversations that wait; you count as there for 5 minutes
npm run office -- chat say NUMBER TEXT               answers in one
npm run office -- chat settle NUMBER                 takes one off the list without a word
npm run office -- chat leave                         you are not there any more`

/** Does what the words say; false when they say nothing that can be done. */
export async function chat(db: Db, words: string[], operator: string): Promise<boolean> {
  const [verb, which, said, ...rest] = words
  const deps = { db, clock: databaseClock }
  if (rest.length > 0) return false
  if (verb === undefined) {
    await comeToChat(deps, operator)
    return list(db)
  }
  if (verb === 'leave' && which === undefined) {
    await leaveChat(deps, operator)
    console.log('You have left the chat.')
    return true
  }
  const number = numberOf(which)
  if (number === undefined) return false
  if (verb === 'settle' && said === undefined) {
    await settleChat(deps, { number, operator })
    console.log('Off the list.')
    return true
  }
  const text = textOf(said, CHAT_TEXT_MAX)
  if (verb !== 'say' || !text) return false
  await sayByOffice(depsOf(db), { number, operator, text })
  console.log('Said.')
  return true
}

async function list(db: Db): Promise<true> {
  const waiting = await readWaitingChats(db)
  const now = databaseClock.now()
  for (const { number, username, waiting_since, lines } of waiting) {
    console.log(`${number}  ${username}  waits ${minutesSince(waiting_since ?? now, now)} min`)
    for (const { author, text, event } of lines)
      console.log(`    ${author}: ${event ? `(${event})` : plain(text)}`)
  }
  console.log(waiting.length === 0 ? 'Nobody waits in the chat.' : `\n${waiting.length} wait.`)
  return true
}
