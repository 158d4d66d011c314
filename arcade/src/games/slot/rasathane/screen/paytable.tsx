import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import { SymbolPays } from '../../../../screens/slot/symbol-pays.tsx'
import type { TumbleSheet } from '../sheets.ts'
import { featureOf, nameOf, ROWS_OF_PAYS, titleWords } from './texts.ts'
import { TUMBLE_WORDS } from './words.ts'

type Shown = { code: string; sheet: TumbleSheet; pictures: ReadonlyMap<string, string> }

/** What eight, ten and twelve of each body pay, and what the scatters bring, for the rules. */
export const paytableOf = ({ code, sheet, pictures }: Shown) =>
  function Paytable({ language }: { language: Language }) {
    const words = TUMBLE_WORDS[language]
    const own = titleWords(code, language)
    const { scatters, turns } = featureOf(sheet)
    return (
      <SymbolPays
        caption={words.pays}
        heads={['', ...ROWS_OF_PAYS]}
        rows={sheet.bodies.toReversed().map(({ id, pays }) => ({
          symbol: id,
          name: nameOf(own, id),
          pays:
            pays.length === 0
              ? words.brought(`${scatters}+`, words.turns(turns))
              : pays.map((pay) => timesText(pay, language)),
        }))}
        pictures={pictures}
      />
    )
  }
