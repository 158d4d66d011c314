/**
 * Rows as PostgreSQL reads them, made by hand: the cheapest of all ways to hand over many rows, on
 * both sides. A row is `(a,b,…)`, an array of rows `{"(a,b,…)",…}`.
 */
export function arrayOfRows<Item>(items: readonly Item[], cells: (item: Item) => string): string {
  let text = ''
  for (const item of items) {
    const row = cells(item)
    text += `${text === '' ? '' : ','}"(${ESCAPABLE.test(row) ? escaped(row) : row})"`
  }
  return `{${text}}`
}

export const rowOf = (cells: string) => `(${cells})`

/** Of numbers, and of what else stands for itself. */
export const arrayOf = (elements: readonly (string | bigint | number | boolean)[]) =>
  `{${elements.join(',')}}`

const ESCAPABLE = /["\\]/
const PLAIN = /^[\w:.-]+$/
const escaped = (value: string) => value.replace(/["\\]/g, '\\$&')

/** A text as a cell, or as an array's element. */
export const textCell = (value: string) => (PLAIN.test(value) ? value : `"${escaped(value)}"`)
