import * as contract from '@zar/contract/office/letters/operations'
import { listLetters, readLetter, saveLetter } from '../../messages/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

/** The words of letters: read, and worded anew for a reason. */
export const letterOperations = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listLetters, async () => ({ data: await listLetters(deps.db) })),
  serve(contract.readLetter, async (call) => {
    const { letter } = call.input
    const data = await readLetter(deps.db, letter)
    const actions = call.actions(['template.edit'], { object: `letter:${letter}` })
    return { data: { ...data, actions } }
  }),
  serve(contract.saveLetter, async (call) => {
    const { letter, version: seen, words, reason } = call.input
    const object = `letter:${letter}`
    call.may({ object, reason })
    const version = await deps.db.transaction().execute(async (tx) => {
      const by = call.person.id
      const made = await saveLetter(tx, { letter, version: seen, words, because: reason, by })
      await call.note(tx, { object, reason, before: { version: seen }, after: { version: made } })
      return made
    })
    return { data: { version } }
  }),
]
