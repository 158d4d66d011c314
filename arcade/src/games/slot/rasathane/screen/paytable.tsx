import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
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
      <table className="sky__table num">
        <caption className="visually-hidden">{words.pays}</caption>
        <thead>
          <tr>
            <td />
            {ROWS_OF_PAYS.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.bodies.toReversed().map(({ id, pays }) => (
            <tr key={id}>
              <th scope="row">
                <img src={pictures.get(id)} alt="" width="40" height="40" />
                {nameOf(own, id)}
              </th>
              {pays.length === 0 ? (
                <td colSpan={3}>{words.brought(`${scatters}+`, words.turns(turns))}</td>
              ) : (
                pays.map((pay, at) => <td key={ROWS_OF_PAYS[at]}>{timesText(pay, language)}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
