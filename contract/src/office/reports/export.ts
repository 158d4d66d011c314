import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import type { Right } from '../rights/rights.ts'
import { Currency, EXAMPLE, isPeriod } from './shared.ts'
import { isTaxPeriod } from './tax.ts'

/** Reports of which there is a file, each with the right that shows it. */
export const REPORT_RIGHTS = {
  products: 'report.product',
  money: 'report.money',
  players: 'report.player',
  liability: 'report.liability',
  protection: 'report.protection',
  tax: 'report.tax',
} as const satisfies Record<string, Right>

export type ReportName = keyof typeof REPORT_RIGHTS
export const REPORT_NAMES = Object.keys(REPORT_RIGHTS) as ReportName[]

/** `csv`: for spreadsheets. `pdf`: on pages, in the caller's language. */
export const REPORT_FORMATS = ['csv', 'pdf'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Nobody gets as a file what they may not see on the screen. The liability is that of the last day, taxes of a month or quarter. */
export const exportReport = operation({
  method: 'POST',
  path: '/api/office/export-report',
  summary: 'A report as a file for spreadsheets or on pages, without personal fields',
  right: 'export.masked',
  writes: false,
  example: { report: 'products', ...EXAMPLE, reason: 'figures for the weekly meeting' },
  input: z
    .strictObject({
      report: z.enum(REPORT_NAMES),
      from: Day,
      to: Day,
      currency: Currency,
      format: z._default(z.enum(REPORT_FORMATS), 'csv'),
      reason: Reason,
    })
    .check(z.refine((asked) => (asked.report === 'tax' ? isTaxPeriod(asked) : isPeriod(asked)))),
  output: z.object({ name: z.string(), type: z.string(), content: z.base64() }),
})
