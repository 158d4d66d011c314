import * as contract from '@zar/contract/office/identity/erasures'
import type { Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import {
  bringErasureForward,
  closeForErasure,
  isErasureWaiting,
  readErasures,
  shownUsercode,
  takeBackErasure,
  tellErasureAsked,
} from '../../players/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { aboutPlayer, type PlayerOfficeDeps } from '../players/about-player.ts'

export type ErasureDeps = PlayerOfficeDeps & {
  /** What the account must have seen to before it is closed, as the other modules know it. */
  unfinished: Omit<Parameters<typeof closeForErasure>[1], 'clock'>
  /** Empties one whose time has come; false where nothing waits. */
  erase: (playerId: string, operator: string) => Promise<boolean>
}

const RIGHTS = ['erasure.back', 'erasure.now'] as const

/** Accounts that wait to be erased: asked for and taken back by one, erased before their time by two. */
export const erasureRoutes = (deps: ErasureDeps): OfficeRoute[] => [
  serve(contract.listErasures, async (call) => {
    const { waiting, left } = await readErasures(deps.db)
    return {
      data: {
        waiting: waiting.map(({ id, number, askedAt, dueAt, askedBy }) => ({
          id,
          number,
          askedBy,
          askedAt: askedAt.toISOString(),
          dueAt: dueAt.toISOString(),
          actions: call.actions(RIGHTS, { object: `player:${id}` }),
        })),
        left: left.map(({ number, erasedAt, cashE5 }) => ({
          number,
          erasedAt: erasedAt.toISOString(),
          cashE5: `${cashE5}`,
        })),
      },
    }
  }),
  askRoute(deps),
  serve(contract.takeBackErasure, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    await deps.db.transaction().execute(async (tx) => {
      await takeBackErasure(tx, id)
      await call.note(tx, { object: about.object, playerId: id, reason })
    })
    return { data: null }
  }),
  nowRoute(deps),
]

const askRoute = (deps: ErasureDeps): OfficeRoute =>
  serve(contract.askErasure, async (call) => {
    const { id, reason } = call.input
    const about = await aboutPlayer(deps, id)
    call.may({ ...about, reason })
    const ended = await deps.db.transaction().execute(async (tx) => {
      const asking = { playerId: id, operator: call.person.name }
      await closeForErasure(tx, { ...deps.unfinished, clock: deps.clock }, asking)
      await tellErasureAsked(tx, deps, id)
      await call.note(tx, { object: about.object, playerId: id, reason })
      return deps.sessions.endAllIn(tx, { playerId: id, why: 'house' })
    })
    await deps.sessions.announceEnded(ended)
    deps.onCommitted()
    return { data: null }
  })

const nowRoute = (deps: ErasureDeps): OfficeRoute =>
  serve(contract.eraseNow, async (call) => {
    const { id, typed, reason, proposal } = call.input
    const about = await aboutPlayer(deps, id)
    const isNameTyped = typed.replace(/\D/g, '') === (await numberOf(deps, id)).replace(/\D/g, '')
    call.may({ ...about, reason, isNameTyped })
    const wish = {
      right: 'erasure.now',
      object: about.object,
      playerId: id,
      isNameTyped,
      reason,
      proposal,
      terms: {},
      facts: async (tx: Tx | ErasureDeps['db']) => {
        const isWaiting = await isErasureWaiting(tx, id)
        refuseIf(!isWaiting, 'erasure_not_asked')
        return { isWaiting }
      },
    } as const
    // Two people bring its time forward; what is cut off then, the night's job erases.
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        await bringErasureForward(tx, { playerId: id, by: call.person.name, now: call.now })
      }),
    )
    if (data.outcome === 'done') await deps.erase(id, call.person.name)
    return { data }
  })

async function numberOf({ db }: ErasureDeps, id: string): Promise<string> {
  const { usercode } = await db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return shownUsercode(usercode)
}
