import type { Language } from '../../../../protocol.ts'
import { SidePlate } from '../../../../screens/slot/side/side-plate.tsx'
import type { Window } from '../../../../screens/slot-art/frame.ts'
import { paysOf } from '../../reels/screen/cell-pays.ts'
import { capital, nameOf } from '../../reels/screen/texts.ts'
import type { RisingSheet } from '../sheets.ts'
import { RISING_NAMES, RISING_WORDS } from './words.ts'

type Props = {
  sheet: RisingSheet
  /** Symbols of the wins that are shown. */
  lit: ReadonlySet<string>
  pictures: ReadonlyMap<string, string>
  language: Language
}

const LEFT: Window = [10, 66, 216, 560]
const RIGHT: Window = [1_186, 66, 216, 560]

/** What five alike pay, on both sides of the machine. */
export function PayPlates({ sheet, lit, pictures, language }: Props) {
  const rows = sheet.symbols
    .filter(({ role }) => role === 'plain')
    .map(({ id }) => ({
      key: id,
      picture: pictures.get(id),
      label: capital(nameOf(RISING_NAMES, language, id), language),
      value: paysOf(sheet, id, language)[0]?.[1] ?? '',
      isLit: lit.has(id),
    }))
  const half = Math.ceil(rows.length / 2)
  const title = RISING_WORDS[language].alike
  return (
    <>
      <SidePlate place={LEFT} title={title} rows={rows.slice(0, half)} />
      <SidePlate place={RIGHT} title={title} rows={rows.slice(half)} />
    </>
  )
}
