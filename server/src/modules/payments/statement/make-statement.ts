import { readingPrimary } from '../../../db/read-db.ts'
import type { Limit } from '../../../platform/rate-limits/throttle.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { csvOf } from './csv.ts'
import { readStatement, type StatementCall } from './read-statement.ts'
import { WORDS } from './words.ts'

/** Each reads thousands of rows: nobody needs more of them by hand. */
const STATEMENTS: Limit = { tries: 20, seconds: 10 * 60 }

type StatementDeps = Pick<PaymentDeps, 'db' | 'reading' | 'clock' | 'throttle'>

/** A player's statement as a file. */
export async function makeStatement(
  { db, reading = readingPrimary(db), clock, throttle }: StatementDeps,
  call: StatementCall,
): Promise<{ name: string; type: string; content: string }> {
  const { playerId, locale, format, from = null, to = null } = call
  const isAdmitted = await throttle.take([{ name: 'statement', key: playerId, limit: STATEMENTS }])
  if (!isAdmitted) throw new Refusal('too_many_attempts')
  const statement = await reading((copy) => readStatement(copy, call))
  const days = [from, to].filter((day) => day !== null)
  const name = ['zar', WORDS[locale].file, ...days].join('-')
  if (format === 'csv') {
    const content = csvOf(statement, locale).toString('base64')
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content }
  }
  // What draws it takes long to load, and most of those who run this code never draw one.
  const { pdfOf } = await import('./pdf.ts')
  const pdf = await pdfOf(statement, { locale, from, to, madeAt: clock.now() })
  return { name: `${name}.pdf`, type: 'application/pdf', content: pdf.toString('base64') }
}
