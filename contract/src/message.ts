import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'

export const NOTIFICATION_TYPES = {
  Deposit: 1,
  Withdraw: 2,
  Jackpot: 3,
  Bonus: 4,
  System: 5,
} as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[keyof typeof NOTIFICATION_TYPES]

export const Notification = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** A number of NOTIFICATION_TYPES. */
  type: z.int(),
  /** UTC ISO; shown as d.MMM.yy HH:mm. */
  timeStamp: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const notifications = endpoint({
  method: 'POST',
  path: '/api/customer/notification',
  summary: 'The player’s notifications, newest first',
  caller: 'player',
  input: z.strictObject({
    skip: z.int().check(z.nonnegative()),
    take: z.int().check(z.positive(), z.maximum(LIMITS.pageTake)),
  }),
  output: z.array(Notification),
})

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/customer/readnotification',
  summary: 'Marks one notification as read',
  caller: 'player',
  input: z.strictObject({ id: z.string().check(z.maxLength(36)) }),
  output: z.null(),
})
