import type { Locale } from '@zar/contract/limits'
import { csvOf as csvOfTable } from '../../../platform/csv.ts'
import { amountText, exactE5, type Statement } from './read-statement.ts'
import { momentText, statusText, WORDS } from './words.ts'

/** In which columns of the table an amount stands. */
type Sums = { requested?: string; in?: string; out?: string; balance?: string }

/**
 * The statement for a spreadsheet: one row a movement, between the two balances. Amounts are unsigned
 * in columns of their own, with the decimal sign of the language.
 */
export function csvOf(statement: Statement, locale: Locale): Buffer {
  const words = WORDS[locale]
  const text = (amountE5: bigint) => amountText(amountE5, locale === 'tr' ? ',' : '.')
  const { openingE5, closingE5, inE5, outE5, othersE5 } = statement
  const line = (what: string, sums: Sums, more: string[] = ['', '', '', '']) => {
    const [date = '', where = '', number = '', status = ''] = more
    const { requested = '', in: into = '', out = '', balance = '' } = sums
    return [date, what, where, number, status, requested, into, out, balance]
  }
  const { date, what, where, number, status, requested, in: into, out, balance } = words
  const movements = statement.rows.map((row) =>
    line(
      words.kind[row.kind],
      {
        requested: text(exactE5(row.requested)),
        ...sideOf(exactE5(row.amount), text),
        ...(row.balanceAfter !== null && { balance: text(exactE5(row.balanceAfter)) }),
      },
      [
        momentText(new Date(row.timeStamp)),
        row.title,
        row.transactionId ?? row.id,
        statusText(words, row.status),
      ],
    ),
  )
  const table = [
    [date, what, where, number, status, requested, into, out, balance],
    line(words.opening, { balance: text(openingE5) }),
    ...movements,
    ...(othersE5 === 0n ? [] : [line(words.others, sideOf(othersE5, text))]),
    line(words.sum, { in: text(inE5), out: text(outE5) }),
    line(words.closing, { balance: text(closingE5) }),
  ]
  return csvOfTable(table)
}

/** Into the balance or out of it; nothing moved nothing. */
export function sideOf(amountE5: bigint, text: (amountE5: bigint) => string) {
  if (amountE5 === 0n) return {}
  return amountE5 > 0n ? { in: text(amountE5) } : { out: text(-amountE5) }
}
