import * as elevation from '@zar/contract/office/elevations'
import * as unlock from '@zar/contract/office/log-in/unlock'
import * as contract from '@zar/contract/office/people'
import type { OfficeDeps } from '../deps.ts'
import { readLocked, unlockStaff } from '../log-in/unlock.ts'
import { type OfficeRoute, serve, serveOwn } from '../operations/operation-route.ts'
import { editScopes } from './edit-scopes.ts'
import {
  approveElevation,
  askElevation,
  breakGlass,
  reviewBreakGlass,
} from './elevations/elevate.ts'
import { readElevations, readNotices } from './elevations/read-elevations.ts'
import { approveRoles, refuseRoles } from './grants/approve-roles.ts'
import { proposeRoles } from './grants/propose-roles.ts'
import { readRoleProposals } from './grants/role-proposals.ts'
import { inviteStaff, resetStaffKey } from './invite-staff.ts'
import { listStaff, readStaffSessions } from './list-staff.ts'
import { endMySession, endStaffSessions, restoreStaff, suspendStaff } from './suspend.ts'

/** The people of the house: who they are, what they may do, and who changes that. */
export const peopleRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  ...staffRoutes(deps),
  ...roleRoutes(deps),
  ...elevationRoutes(deps),
  ...ownRoutes(deps),
]

const staffRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listStaff, async (call) => ({ data: await listStaff(deps.db, call) })),
  serve(contract.staffSessions, async (call) => ({
    data: await readStaffSessions(deps.db, { current: call.session.id }),
  })),
  serve(contract.inviteStaff, async (call) => ({ data: await inviteStaff(deps, call) })),
  serve(contract.suspendStaff, async (call) => ({ data: await suspendStaff(deps, call) })),
  serve(contract.restoreStaff, async (call) => ({ data: await restoreStaff(deps, call) })),
  serve(contract.resetStaffKey, async (call) => ({ data: await resetStaffKey(deps, call) })),
  serve(unlock.lockedStaff, async (call) => ({ data: await readLocked(deps.db, call.person) })),
  serve(unlock.unlockStaff, async (call) => {
    await unlockStaff(deps, call)
    return { data: null }
  }),
  serve(contract.endStaffSessions, async (call) => ({ data: await endStaffSessions(deps, call) })),
]

const roleRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.roleProposals, async (call) => ({ data: await readRoleProposals(deps.db, call) })),
  serve(contract.proposeRoles, async (call) => ({ data: await proposeRoles(deps, call) })),
  serve(contract.approveRoles, async (call) => ({ data: await approveRoles(deps, call) })),
  serve(contract.refuseRoles, async (call) => {
    await refuseRoles(deps, call)
    return { data: null }
  }),
  serve(contract.editScopes, async (call) => ({ data: await editScopes(deps, call) })),
]

const elevationRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(elevation.elevations, async () => ({ data: await readElevations(deps.db) })),
  serve(elevation.askElevation, async (call) => ({ data: await askElevation(deps, call) })),
  serve(elevation.approveElevation, async (call) => ({ data: await approveElevation(deps, call) })),
  serve(elevation.breakGlass, async (call) => ({ data: await breakGlass(deps, call) })),
  serve(elevation.reviewBreakGlass, async (call) => {
    await reviewBreakGlass(deps, call)
    return { data: null }
  }),
]

const ownRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serveOwn(contract.mySessions, async ({ person, session }) => ({
    data: await readStaffSessions(deps.db, { staffId: person.id, current: session.id }),
  })),
  serveOwn(contract.endMySession, async (call) => {
    await endMySession(deps, call)
    return { data: null }
  }),
  serveOwn(elevation.notices, async ({ person }) => ({
    data: await readNotices(deps.db, person.id),
  })),
]
