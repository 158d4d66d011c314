import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import { SymbolPays } from '../../../../screens/slot/symbol-pays.tsx'
import type { DrumSheet } from '../rules.ts'
import { DRUM_WORDS } from './words.ts'

/** What three alike pay, for the rules. */
export const paytableOf = (sheet: DrumSheet, pictures: ReadonlyMap<string, string>) =>
  function Paytable({ language }: { language: Language }) {
    const words = DRUM_WORDS[language]
    return (
      <SymbolPays
        caption={words.pays}
        rows={Object.entries(sheet.pays).map(([symbol, hundredths]) => ({
          symbol,
          name: `${words.alike}: ${words.symbols[symbol] ?? symbol}`,
          pays: timesText(hundredths, language),
        }))}
        pictures={pictures}
      />
    )
  }
