import { HOUSE_NAME } from '@zar/contract/office/suppliers'
import * as contract from '@zar/contract/office/system/maintenance'
import type { Tx } from '../../../db/db.ts'
import {
  checkMaintenance,
  endMaintenance,
  holdMaintenance,
  lockMaintenance,
  type MaintenanceRecord,
  readMaintenances,
  setMaintenance,
} from '../../protection/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const SHOWN_MAX = 30
const ALL = 'maintenance:all'
const objectOf = (id: bigint | string) => `maintenance:${id}`
const isHouse = (typed: string): boolean => typed.trim() === HOUSE_NAME

/** Maintenance: listed, announced and ended by two. */
export const maintenanceRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listMaintenance, async (call) => {
    const found = await readMaintenances(deps.db, SHOWN_MAX)
    return {
      data: {
        rows: found.map((one) => tell(call, one)),
        actions: call.actions(['maintenance.set'], { object: ALL }),
      },
    }
  }),
  setRoute(deps),
  endRoute(deps),
]

const setRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.setMaintenance, async (call) => {
    const { beginsAt, endsAt, code, typed, reason, proposal } = call.input
    const isNameTyped = isHouse(typed)
    call.may({ object: ALL, reason, isNameTyped })
    const asked = {
      beginsAt: beginsAt === null ? null : new Date(beginsAt),
      endsAt: new Date(endsAt),
      code,
    }
    const wish = {
      right: 'maintenance.set',
      object: ALL,
      reason,
      proposal,
      isNameTyped,
      terms: { beginsAt, endsAt, code },
      facts: async (tx: Tx) => {
        await lockMaintenance(tx)
        await checkMaintenance(tx, asked, call.now)
        return {}
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        await setMaintenance(tx, {
          ...asked,
          proposedBy,
          setBy: call.person.id,
          because: reason,
          now: call.now,
        })
      }),
    )
    return { data }
  })

const endRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.endMaintenance, async (call) => {
    const { id, typed, reason, proposal } = call.input
    const object = objectOf(id)
    const isNameTyped = isHouse(typed)
    call.may({ object, reason, isNameTyped })
    const wish = {
      right: 'maintenance.set',
      object,
      reason,
      proposal,
      isNameTyped,
      terms: { ends: true },
      facts: async (tx: Tx) => {
        const { beginsAt, endsAt } = await holdMaintenance(tx, BigInt(id))
        return { beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      deps.db.transaction().execute(async (tx) => {
        const proposedBy = await approve(tx)
        await endMaintenance(tx, {
          id: BigInt(id),
          proposedBy,
          endedBy: call.person.id,
          because: reason,
        })
      }),
    )
    return { data }
  })

function tell(call: OfficeCall<unknown>, one: MaintenanceRecord): contract.OfficeMaintenance {
  const { id, beginsAt, endsAt, endedAt, code, because, proposedBy, setBy, ...end } = one
  const state = stateOf(one, call.now)
  return {
    id: `${id}`,
    beginsAt: beginsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    code,
    state,
    because,
    proposedBy,
    setBy,
    endedBy: end.endedBy,
    endedBecause: end.endedBecause,
    actions:
      state === 'announced' || state === 'runs'
        ? call.actions(['maintenance.set'], { object: objectOf(id) })
        : [],
  }
}

function stateOf(
  { beginsAt, endsAt, endedAt }: MaintenanceRecord,
  now: Date,
): contract.OfficeMaintenance['state'] {
  if (endedAt) return 'ended'
  if (endsAt <= now) return 'over'
  return beginsAt <= now ? 'runs' : 'announced'
}
