import { HOUSE_NAME } from '@zar/contract/office/suppliers'
import * as contract from '@zar/contract/office/system/sessions'
import { refuseIf } from '../../../platform/refusal.ts'
import { endEveryGame } from '../../casino/index.ts'
import { countOpenSessions, endEverySession, readEveryEnds } from '../../players/index.ts'
import { endEveryVisit } from '../../sportsbook/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { readPerson } from '../people/read-person.ts'
import type { Person } from '../rights/person.ts'
import { isNarrowed } from '../rights/scopes.ts'

export type SystemDeps = OfficeDeps & { onCommitted: () => void }

const RIGHT = 'player.everyone_out'
/** As the audit log names all of them. */
const ALL = 'sessions:all'
const SHOWN_MAX = 20

/** Every player logged out at once, by two. */
export const sessionRoutes = (deps: SystemDeps): OfficeRoute[] => [
  serve(contract.listEveryoneOut, async (call) => {
    refuseNarrowed(call.person)
    const [open, ends] = await Promise.all([
      countOpenSessions(deps.db, deps.clock.now()),
      readEveryEnds(deps.db, SHOWN_MAX),
    ])
    const rows = ends.map(({ at, operator: by, ...row }) => ({ ...row, at: at.toISOString(), by }))
    return { data: { open, rows, actions: call.actions([RIGHT], { object: ALL }) } }
  }),
  serve(contract.endEveryone, async (call) => {
    const { typed, reason } = call.input
    call.may({ object: ALL, reason, isNameTyped: isHouse(typed) })
    refuseNarrowed(call.person)
    const data = await endByTwo(deps, call)
    if (data.outcome === 'done') {
      deps.onCommitted()
      // A process that dies here leaves them to the job that ends what hangs on sessions that are over.
      await Promise.all([endEveryGame(deps), endEveryVisit(deps)])
    }
    return { data }
  }),
]

const isHouse = (typed: string): boolean => typed.trim() === HOUSE_NAME

/** Who is kept to some players logs out nobody else, and these are all. */
const refuseNarrowed = (person: Person): void => refuseIf(isNarrowed(person, RIGHT), 'out_of_scope')

type Ending = OfficeCall<{ typed: string; reason: string; proposal?: string | undefined }>

function endByTwo(deps: SystemDeps, call: Ending) {
  const { typed, reason, proposal } = call.input
  const wish = {
    right: RIGHT,
    object: ALL,
    terms: {},
    // How many are logged in changes with each of them: it is no fact that both saw.
    facts: async () => ({}),
    reason,
    isNameTyped: isHouse(typed),
    proposal,
  } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      const proposer = await readPerson(tx, await approve(tx))
      if (proposer) refuseNarrowed(proposer)
      await endEverySession(tx, {
        operator: call.person.name,
        now: deps.clock.now(),
        proposedBy: proposer?.name,
        because: reason,
      })
    }),
  )
}
