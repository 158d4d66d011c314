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
