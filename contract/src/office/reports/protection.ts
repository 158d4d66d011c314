import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Count, EXAMPLE, Period } from './shared.ts'

export const ProtectionReport = z.object({
  months: z.array(
    z.object({
      month: Day,
      /** Limits that players have, by when they last changed. */
      limitsSet: Count,
      raisesWished: Count,
      houseLimits: Count,
      breaks: Count,
      selfExclusions: Count,
      operatorExclusions: Count,
      ended: Count,
      withdrawalsHeld: Count,
    }),
  ),
})
export type ProtectionReport = z.output<typeof ProtectionReport>

export const readProtectionReport = operation({
  method: 'GET',
  path: '/api/office/reports/protection',
  summary: 'Limits, breaks, exclusions and held withdrawals by month, in counts only',
  right: 'report.protection',
  writes: false,
  example: EXAMPLE,
  input: Period,
  output: ProtectionReport,
})
