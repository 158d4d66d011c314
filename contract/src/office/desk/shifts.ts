import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Role } from '../staff.ts'

const ShiftId = z.string().check(z.regex(/^\d{1,18}$/))
const Time = z.iso.datetime()

/** No shift is longer. */
export const SHIFT_HOURS_MAX = 16

export const Shift = z.object({
  id: ShiftId,
  staff: z.string(),
  name: z.string(),
  role: Role,
  from: z.string(),
  until: z.string(),
})
export type Shift = z.output<typeof Shift>

export const listShifts = operation({
  method: 'GET',
  path: '/api/office/shifts',
  summary: 'Shifts that run or come within a week, and who can have one',
  right: 'shift.edit',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    shifts: z.array(Shift),
    people: z.array(z.object({ id: z.string(), name: z.string(), roles: z.array(Role) })),
  }),
})

/** A right for a while ends with the shift of who has it: one that is cut short cuts it too. */
export const editShift = operation({
  method: 'POST',
  path: '/api/office/edit-shift',
  summary: 'Sets who is on duty as what, from when until when, or changes one shift',
  right: 'shift.edit',
  writes: true,
  example: {
    staff: '00000000-0000-4000-8000-000000000000',
    role: 'support',
    from: '2026-11-21T15:00:00.000Z',
    until: '2026-11-21T23:00:00.000Z',
  },
  input: z
    .strictObject({
      /** The one that it takes the place of. */
      shift: z.optional(ShiftId),
      staff: z.uuid(),
      role: Role,
      from: Time,
      until: Time,
    })
    .check(
      z.refine(
        ({ from, until }) =>
          until > from && Date.parse(until) - Date.parse(from) <= SHIFT_HOURS_MAX * 3_600_000,
      ),
    ),
  output: z.object({ shift: ShiftId }),
})

export const endShift = operation({
  method: 'POST',
  path: '/api/office/end-shift',
  summary: 'Takes a shift off the list, and ends one that runs',
  right: 'shift.edit',
  writes: true,
  example: { shift: '1' },
  input: z.strictObject({ shift: ShiftId }),
  output: z.null(),
})
