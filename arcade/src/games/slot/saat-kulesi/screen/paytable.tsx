import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import type { DrumSheet } from '../rules.ts'
import { DRUM_WORDS } from './words.ts'

/** What three alike pay, for the rules. */
export const paytableOf = (sheet: DrumSheet, pictures: ReadonlyMap<string, string>) =>
  function Paytable({ language }: { language: Language }) {
    const words = DRUM_WORDS[language]
    return (
      <table className="drums__table num">
        <caption className="visually-hidden">{words.pays}</caption>
        <tbody>
          {Object.entries(sheet.pays).map(([symbol, hundredths]) => (
            <tr key={symbol}>
              <th scope="row">
                <img src={pictures.get(symbol)} alt="" width="40" height="40" />
                {words.alike}: {words.symbols[symbol] ?? symbol}
              </th>
              <td>{timesText(hundredths, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
