import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
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
        <table className="arches__table num">
          <caption className="visually-hidden">{words.pays}</caption>
          <tbody>
            {sheet.stones.toReversed().map(({ id, pay }) => (
              <tr key={id}>
                <th scope="row">
                  <img src={pictures.get(id)} alt="" width="40" height="40" />
                  {SIDE} {nameOf(id, language)}
                </th>
                <td>{timesText(pay, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3>{words.lines}</h3>
        <LineDiagrams />
      </>
    )
  }
