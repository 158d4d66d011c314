import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import { SymbolPays } from '../../../../screens/slot/symbol-pays.tsx'
import { type CascadeSheet, SIDE } from '../rules.ts'
import { LineDiagrams } from './line-diagrams.tsx'
import { nameOf } from './texts.ts'
import { CASCADE_WORDS } from './words.ts'

/** What three alike pay at the first fall, and the lines, for the rules. */
export const paytableOf = (sheet: CascadeSheet, pictures: ReadonlyMap<string, string>) =>
  function Paytable({ language }: { language: Language }) {
    const words = CASCADE_WORDS[language]
    return (
      <>
        <SymbolPays
          caption={words.pays}
          rows={sheet.stones.toReversed().map(({ id, pay }) => ({
            symbol: id,
            name: `${SIDE} ${nameOf(id, language)}`,
            pays: timesText(pay, language),
          }))}
          pictures={pictures}
        />
        <h3>{words.lines}</h3>
        <LineDiagrams />
      </>
    )
  }
