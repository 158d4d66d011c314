import type { Language } from '../../../../protocol.ts'
import { SidePlate } from '../../../../screens/slot/side/side-plate.tsx'
import type { Window } from '../../../../screens/slot-art/frame.ts'
import type { ReelSheet } from '../sheet.ts'
import { paysOf } from './cell-pays.ts'
import { capital, nameOf } from './texts.ts'
import { LINE_WORDS, type SymbolNames } from './words.ts'

type Props = {
  sheet: ReelSheet
  names: SymbolNames
  /** Symbols of the wins that are shown. */
  lit: ReadonlySet<string>
  pictures: ReadonlyMap<string, string>
  language: Language
}

const LEFT: Window = [2, 66, 216, 560]
const RIGHT: Window = [1_194, 66, 216, 560]

/** What five alike pay, on both sides of the machine. */
export function PayPlates({ sheet, names, lit, pictures, language }: Props) {
  const rows = sheet.symbols
    .filter(({ role }) => role === 'plain')
    .map(({ id }) => ({
      key: id,
      picture: pictures.get(id),
      label: capital(nameOf(names, language, id), language),
      value: paysOf(sheet, id, language)[0]?.[1] ?? '',
      isLit: lit.has(id),
    }))
  const half = Math.ceil(rows.length / 2)
  const title = LINE_WORDS[language].alike
  return (
    <>
      <SidePlate place={LEFT} title={title} rows={rows.slice(0, half)} />
      <SidePlate place={RIGHT} title={title} rows={rows.slice(half)} />
    </>
  )
}
