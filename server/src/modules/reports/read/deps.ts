import { CURRENCY } from '@zar/contract/limits'
import type { Db } from '../../../db/db.ts'

export type ReportDeps = { db: Db }
export type ReportCall<Input> = { input: Input }

/** Reports are per currency and never added. */
export const currencyOf = ({
  currency = CURRENCY.code,
}: {
  currency?: string | undefined
}): string => currency
