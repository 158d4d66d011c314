import type { Language } from '../../../protocol.ts'
import { percent } from '../../../screens/figures.ts'
import { NUMBERS } from '../rules.ts'
import { KIND_NAMES, kinds, oddsText } from './names.ts'
import { ROULETTE_WORDS } from './words.ts'

/** Every kind of bet with its odds and its chance. */
export function Paytable({ language }: { language: Language }) {
  const words = ROULETTE_WORDS[language]
  return (
    <table className="roulette-pays num">
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.pays}</th>
          <th scope="col">{words.chance}</th>
        </tr>
      </thead>
      <tbody>
        {kinds().map(({ kind, count, odds }) => (
          <tr key={kind}>
            <th scope="row">{KIND_NAMES[language][kind]}</th>
            <td>{oddsText(odds, language)}</td>
            <td>{percent(Math.round((count * 10_000) / NUMBERS), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
