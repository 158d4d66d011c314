import { z } from 'zod/mini'

const like = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** Bytes in lower-case hexadecimal. */
export const hex = (bytes: number) => like(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
export const hash = hex(32)
export const text = z.string()
export const uuid = like(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
/** Host and name: `zar.example/ledger`. */
export const logName = like(/^[^/]+\/(ledger|journal|fairness)$/)
/** Of a whole number, at most 30 of them: amounts are in E5. */
export const digits = like(/^(0|-?[1-9][0-9]{0,29})$/)
export const count = z.int().check(z.minimum(0))
export const time = like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/).check(z.refine(isOfCalendar))

/** Not 30 February. */
function isOfCalendar(at: string): boolean {
  const ms = Date.parse(at)
  return !Number.isNaN(ms) && new Date(ms).toISOString() === at
}
