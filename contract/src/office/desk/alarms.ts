import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'

/** What the books of the house can be wrong in, as `deploy/prometheus/alerts.yml` names it. */
export const ALARM_NAMES = [
  'LedgerDrift',
  'SealBehind',
  'BooksNotChecked',
  'AuditBroken',
  'AuditUnsealed',
  'AuditNotChecked',
  'LedgerPartsFew',
  'RollUpsDiffer',
  'RollUpsNotChecked',
  'ReturnOutOfBand',
  'RoundStuck',
  'SportBetUnsettled',
  'BetWaitsTooLong',
  'BetWaitsForTrader',
  'FeedClosed',
  'WithdrawalWaitsForPerson',
  'WithdrawalPastPromise',
  'ReviewClockLate',
  'ReviewClocksStopped',
  'ReviewBrake',
  'SupplierDiffers',
  'PaymentDiffers',
  'LicenceEnds',
  'WalletCallsFail',
  'BreakerOpen',
  'OutboxBehind',
  'JobsLate',
  'LocksWait',
  'GlassUnreviewed',
  'OfferNearlyUsed',
] as const
export type AlarmName = (typeof ALARM_NAMES)[number]

export const ALARM_MUTE_MINUTES = 30

const AlarmId = z.string().check(z.regex(/^\d{1,18}$/))
const holder = z.nullable(z.object({ id: z.string(), name: z.string() }))

export const Alarm = z.object({
  id: AlarmId,
  name: z.enum(ALARM_NAMES),
  /** The supplier, partner, producer or game that it is about; empty of the whole house. */
  about: z.string(),
  isCritical: z.boolean(),
  /** The figure that was looked at; null of an age where it never happened. */
  value: z.nullable(z.number()),
  beganAt: z.string(),
  /** Null while it lasts. */
  endedAt: z.nullable(z.string()),
  owner: holder,
  /** Until when it is told no more; null where it is told. */
  mutedUntil: z.nullable(z.string()),
})
export type Alarm = z.output<typeof Alarm>

export const ownAlarm = operation({
  method: 'POST',
  path: '/api/office/own-alarm',
  summary: 'Takes an alarm, or gives back the own one',
  right: 'alarm.own',
  writes: true,
  example: { id: '1', isOwned: true },
  input: z.strictObject({ id: AlarmId, isOwned: z.boolean() }),
  output: z.null(),
})

export const muteAlarm = operation({
  method: 'POST',
  path: '/api/office/mute-alarm',
  summary: 'Keeps an alarm quiet for thirty minutes',
  right: 'alarm.mute',
  writes: true,
  example: { id: '1', reason: 'the supplier mends it right now' },
  input: z.strictObject({ id: AlarmId, reason: Reason }),
  output: z.object({ until: z.string() }),
})
