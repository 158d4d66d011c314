import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import type { CellPay } from '../../../../screens/slot/pay-cells.tsx'
import { LEAST_RUN, type ReelSheet } from '../sheet.ts'
import { capital, nameOf } from './texts.ts'
import type { SymbolNames } from './words.ts'

type Notes = { wild: string; scatter: string }

/** What a symbol pays by its count, the highest first, in times of the stake. */
export function paysOf({ symbols, lines }: ReelSheet, id: string, language: Language) {
  const pays = symbols.find((symbol) => symbol.id === id)?.pays ?? []
  return pays
    .map(
      (pay, at) => [`${at + LEAST_RUN}`, timesText((pay * 100) / lines.length, language)] as const,
    )
    .filter(([, pay]) => pay !== '0')
    .toReversed()
}

/** What a cell of a machine at rest tells of its symbol. */
export function cellPay(
  sheet: ReelSheet,
  names: SymbolNames,
  notes: Notes,
  language: Language,
): (id: string) => CellPay {
  return (id) => {
    const role = sheet.symbols.find((symbol) => symbol.id === id)?.role ?? 'plain'
    const pay = {
      name: capital(nameOf(names, language, id), language),
      rows: paysOf(sheet, id, language),
    }
    return role === 'plain' ? pay : { ...pay, note: notes[role] }
  }
}
