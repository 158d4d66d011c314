import { CURRENCY } from '@zar/contract/limits'
import { KURUS_E5, MAX_E5 } from '@zar/contract/money'
import type { LINE_PROBLEMS } from '@zar/contract/office/house/statements'
import { columnOf, readCsv } from '../../../platform/csv.ts'

export type StatementLine = {
  /** The bank's number of it. */
  bankId: string
  /** Its place in the file; 1 is the head. */
  line: number
  /** `2026-11-20` */
  day: string
  /** Below zero what left the account. */
  amountE5: bigint
  currency: string
  reference: string
}
export type LineProblem = { line: number; what: (typeof LINE_PROBLEMS)[number] }
export type ReadStatement = { lines: StatementLine[]; problems: LineProblem[] }

export const LINES_MAX = 20_000
const CELL_MAX = 500

/** The columns, by the names that banks give them, in small letters. */
const COLUMNS = {
  bankId: ['id', 'line id', 'işlem no', 'dekont no', 'fiş no'],
  day: ['date', 'booking date', 'tarih', 'işlem tarihi'],
  amount: ['amount', 'tutar', 'işlem tutarı'],
  currency: ['currency', 'para birimi', 'döviz'],
  reference: ['reference', 'description', 'referans', 'açıklama'],
} as const
type Column = keyof typeof COLUMNS

/**
 * The lines of a statement as RFC 4180 has them, with `,`, `;` or tabs between the cells as the head shows. Days may
 * be written `2026-11-20` or `20.11.2026`, sums `1.234,56` or `1,234.56`. What is wrong is told by line.
 */
export function readStatementCsv(
  content: string,
  days: { from: string; to: string },
): ReadStatement {
  const [table, broken] = readCsv(content, { recordMax: 20 * CELL_MAX })
  if (broken) return { lines: [], problems: [broken] }
  const [head = [], ...body] = table
  const places = placesOf(head)
  if (!places) return { lines: [], problems: [{ line: 1, what: 'columns' }] }
  if (body.length > LINES_MAX)
    return { lines: [], problems: [{ line: LINES_MAX + 2, what: 'too_many' }] }
  const lines: StatementLine[] = []
  const problems: LineProblem[] = []
  const seen = new Set<string>()
  for (const [at, cells] of body.entries()) {
    const line = at + 2
    const read = readLine(cells, { places, line, days, seen })
    if ('what' in read) problems.push(read)
    else {
      seen.add(read.bankId)
      lines.push(read)
    }
  }
  return { lines, problems }
}

type Places = Record<Column, number>

/** Where each column stands. Without one of the currency all is in the house's. */
function placesOf(head: readonly string[]): Places | undefined {
  const find = (column: Column) => columnOf(head, COLUMNS[column])
  const places: Places = {
    bankId: find('bankId'),
    day: find('day'),
    amount: find('amount'),
    currency: find('currency'),
    reference: find('reference'),
  }
  const { currency, ...needed } = places
  return Object.values(needed).includes(-1) ? undefined : places
}

type Reading = {
  places: Places
  line: number
  days: { from: string; to: string }
  seen: ReadonlySet<string>
}

function readLine(
  cells: readonly string[],
  { places, line, days, seen }: Reading,
): StatementLine | LineProblem {
  const cell = (column: Column) => (cells[places[column]] ?? '').trim().slice(0, CELL_MAX)
  const bankId = cell('bankId')
  const day = dayIn(cell('day'))
  const amountE5 = amountIn(cell('amount'))
  const currency = places.currency === -1 ? CURRENCY.code : cell('currency').toUpperCase()
  const says = (what: LineProblem['what']): LineProblem => ({ line, what })
  if (bankId === '' || bankId.length > 100) return says('id')
  if (seen.has(bankId)) return says('twice')
  if (day === undefined) return says('day')
  if (day < days.from || day > days.to) return says('outside')
  if (amountE5 === undefined) return says('amount')
  if (!/^[A-Z]{3}$/.test(currency)) return says('currency')
  return { bankId, line, day, amountE5, currency, reference: cell('reference') }
}

function dayIn(text: string): string | undefined {
  const turned = /^(\d{2})[./](\d{2})[./](\d{4})$/.exec(text)
  const day = turned ? `${turned[3]}-${turned[2]}-${turned[1]}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const moment = Date.parse(`${day}T00:00:00Z`)
  // `2026-02-31` is the third of March to a lenient reader.
  const isDay = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
  return isDay ? day : undefined
}

const TURKISH = /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/
const ENGLISH = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** A sum in E5; undefined where it is none, or nothing. */
function amountIn(text: string): bigint | undefined {
  const found = TURKISH.exec(text) ?? ENGLISH.exec(text)
  if (!found) return undefined
  const [, sign, whole = '', part = ''] = found
  const kurus = BigInt(whole.replace(/[.,]/g, '')) * 100n + BigInt(part.padEnd(2, '0'))
  const amountE5 = kurus * KURUS_E5
  if (amountE5 === 0n || amountE5 > MAX_E5) return undefined
  return sign === '-' ? -amountE5 : amountE5
}
