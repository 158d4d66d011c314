import * as contract from '@zar/contract/office/player/account'
import type { Tx } from '../../../../db/db.ts'
import { refuseIf } from '../../../../platform/refusal.ts'
import { readWaitingOn } from '../../../approvals/index.ts'
import { askFileForOwner } from '../../../evidence/index.ts'
import {
  closeAccount,
  correctIdentity,
  correctionMark,
  readClosable,
  readCorrectable,
} from '../../../players/index.ts'
import { byTwo } from '../../approvals/two-persons.ts'
import type { ErasureDeps } from '../../identity/erasures.ts'
import { type OfficeRoute, serve } from '../../operations/operation-route.ts'
import { aboutPlayer } from '../about-player.ts'
import { copyRoutes } from './copies.ts'
import { ending } from './operations.ts'

/** What is done of a player's account and data for its owner. */
export const accountRoutes = (deps: ErasureDeps): OfficeRoute[] => [
  closeRoute(deps),
  correctRoute(deps),
  ...copyRoutes(deps),
  serve(contract.makePlayerEvidence, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    await deps.db.transaction().execute(async (tx) => {
      await askFileForOwner(tx, deps, id)
      await call.note(tx, { object: about.object, playerId: id, reason })
    })
    deps.onCommitted()
    return { data: null }
  }),
]

const closeRoute = (deps: ErasureDeps): OfficeRoute =>
  serve(contract.closePlayer, async (call) => {
    const { id, cause, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const ends = { ...deps.unfinished, clock: deps.clock }
    const wish = {
      right: 'player.close',
      object: about.object,
      playerId: id,
      terms: { cause },
      facts: async (tx: Tx) => {
        const { status } = await readClosable(tx, ends, id)
        return { status }
      },
      reason,
      proposal,
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      ending(deps, async (tx) => {
        await approve(tx)
        const operator = call.person.name
        const closing = { playerId: id, cause, operator, because: reason }
        return closeAccount(tx, { ...deps, ...ends }, closing)
      }),
    )
    return { data }
  })

const correctRoute = (deps: ErasureDeps): OfficeRoute =>
  serve(contract.correctPlayer, async (call) => {
    const { id, reason, proposal, name, surname, birthDate } = call.input
    const correction = { name, surname, birthDate }
    const about = await aboutPlayer(deps, id)
    const right = 'player.correct'
    call.may({ ...about, reason })
    const terms = correctionMark(deps, id, correction)
    if (proposal !== undefined) {
      const asked = { rights: [right], object: about.object, now: call.now } as const
      const waiting = await readWaitingOn(deps.db, asked)
      const first = waiting.find((one) => `${one.id}` === proposal)?.terms
      const isOther = first !== undefined && Reflect.get(first, 'mark') !== terms.mark
      refuseIf(isOther, 'contact_differs')
    }
    const wish = {
      right,
      object: about.object,
      playerId: id,
      // Of what a document says no log and no proposal keeps more than which fields.
      terms,
      facts: async (tx: Tx) => {
        await readCorrectable(tx, deps, { playerId: id, correction })
        return {}
      },
      reason,
      proposal,
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      ending(deps, async (tx) => {
        const by = { first: await approve(tx), second: call.person.id }
        await correctIdentity(tx, deps, { playerId: id, correction, by })
        return []
      }),
    )
    return { data }
  })
