import { searchRecords } from '@zar/contract/office/desk/search'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { findRecords } from './search.ts'
import { wishesOf } from './shape.ts'

/** The search over the records of the house. */
export const searchOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(searchRecords, async (call) => {
    const wishes = wishesOf(call.input.text)
    const found = await findRecords(deps, call, wishes)
    const person = wishes.find((wish) => wish.kind === 'person')
    // What was typed may be a phone or an address: kept is by what it was searched, and how many were found.
    if (person) {
      const rows = found.filter(({ kind }) => kind === 'player').length
      const seen = { fields: [person.by], rows }
      await deps.db.transaction().execute((tx) => call.note(tx, { does: 'search.use', seen }))
    }
    return { data: found }
  }),
]
