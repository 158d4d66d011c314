import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** A text, a number, an amount of 1/100 000 of the unit (at least two decimals are shown), or nothing. */
export type Cell = string | number | { amountE5: bigint } | null

/** A spreadsheet would compute a text that begins so; the letters of full width are taken for the others. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const E5 = 100_000n
const DECIMALS_LEAST = 2

/**
 * A table for spreadsheets: UTF-8 with the mark that Excel asks for, `;` between the cells, decimals with a
 * comma. A text that begins like a formula gets a leading `'`, so that nothing that a player typed is computed.
 */
export const csvOf = (table: Table): Buffer => Buffer.from(textOf(table, true))

/** Further rows of a table that {@link csvOf} began. */
export const csvRowsOf = (table: Table): Buffer => Buffer.from(textOf(table, false))

type Table = readonly (readonly Cell[])[]

const textOf = (table: Table, bom: boolean): string =>
  stringify(
    table.map((row) => row.map(cellText)),
    { bom, delimiter: ';', quoted_match: /[\r\n]/ },
  )

/** A text that no spreadsheet computes, also where it is copied from another document. */
export const plainText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return plainText(cell)
  return typeof cell === 'number' ? String(cell).replace('.', ',') : amountText(cell.amountE5)
}

function amountText(amountE5: bigint): string {
  const absolute = amountE5 < 0n ? -amountE5 : amountE5
  const decimals = String(absolute % E5)
    .padStart(5, '0')
    .replace(/0+$/, '')
    .padEnd(DECIMALS_LEAST, '0')
  return `${amountE5 < 0n ? '-' : ''}${absolute / E5},${decimals}`
}

export type CsvProblem = { line: number; what: 'columns' | 'quoting' }

/**
 * The cells of a file as RFC 4180 has them, with `,`, `;` or tabs between them as its head shows; or the line at
 * which it is none.
 */
export function readCsv(
  content: string,
  { recordMax }: { recordMax: number },
): [string[][], CsvProblem | undefined] {
  const [head = ''] = content.split(/\r?\n/, 1)
  const delimiter = [';', '\t'].find((one) => head.includes(one)) ?? ','
  try {
    const table = parse(content, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      max_record_size: recordMax,
    })
    return [table, undefined]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isShape = error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH'
    return [[], { line: Number(error.lines ?? 1), what: isShape ? 'columns' : 'quoting' }]
  }
}

/** Where a column stands that has one of these names, in small letters; -1 where there is none. */
export const columnOf = (head: readonly string[], names: readonly string[]): number =>
  head
    .map((name) => name.trim().toLocaleLowerCase('tr'))
    // In Turkish small letters `ID` is `ıd`.
    .findIndex((name) => names.some((one) => one === name || one === name.replaceAll('ı', 'i')))
