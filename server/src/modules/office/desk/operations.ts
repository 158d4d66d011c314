import * as alarms from '@zar/contract/office/desk/alarms'
import * as desk from '@zar/contract/office/desk/desk'
import * as shifts from '@zar/contract/office/desk/shifts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { muteAlarm, readAlarms, takeAlarm } from './alarms/alarms.ts'
import { readDuty } from './duty.ts'
import { readOwnCases } from './own-cases.ts'
import { editShift, endShift, listShifts } from './shifts.ts'

/** What stands around every screen, and what a person finds on their desk. */
export const deskOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(desk.readDesk, async (call) => {
    const [duty, open] = await Promise.all([readDuty(deps.db), readAlarms(deps.db)])
    return {
      data: { duty, alarms: open, actions: call.actions(['alarm.own', 'alarm.mute']) },
    }
  }),
  serve(desk.myCases, async ({ person }) => ({ data: await readOwnCases(deps.db, person.id) })),
  serve(alarms.ownAlarm, async (call) => {
    await takeAlarm(deps, call)
    return { data: null }
  }),
  serve(alarms.muteAlarm, async (call) => ({ data: await muteAlarm(deps, call) })),
  serve(shifts.listShifts, async () => ({ data: await listShifts(deps.db) })),
  serve(shifts.editShift, async (call) => ({ data: await editShift(deps, call) })),
  serve(shifts.endShift, async (call) => {
    await endShift(deps, call)
    return { data: null }
  }),
]
