import './paytable.css'
import type { Language } from '../../../protocol.ts'
import { timesText } from '../../../screens/figures.ts'
import { range } from '../../shuffle.ts'
import { PICKS_MOST, RISKS } from '../rules.ts'
import { paysOf } from './sight.ts'
import { KENO_WORDS } from './words.ts'

/** Of every risk and number of picks: hits and what they pay. */
export function Paytable({ language }: { language: Language }) {
  const words = KENO_WORDS[language]
  return RISKS.map((risk) => (
    <table key={risk} className="keno__table num">
      <caption>
        {words.risk}: {words.risks[risk]}
      </caption>
      <tbody>
        {range(1, PICKS_MOST).map((picks) => (
          <tr key={picks}>
            <th scope="row">{words.pays(picks)}</th>
            <td>
              {paysOf(picks, risk).map(({ hits, hundredths }) => (
                <span key={hits}>
                  {words.hits(hits)} <b>{timesText(hundredths, language)}</b>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
