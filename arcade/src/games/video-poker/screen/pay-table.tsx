import type { Language } from '../../../protocol.ts'
import { whole } from '../../../screens/figures.ts'
import { range } from '../../shuffle.ts'
import { COINS_MOST } from '../rules.ts'
import { coinsOf, ROWS, type Row } from './shown.ts'
import { VIDEO_POKER_WORDS } from './words.ts'

type Props = {
  language: Language
  /** The column that is played; none where the table only informs. */
  coins?: number
  row?: Row | undefined
}

const COINS = range(1, COINS_MOST)

/** What each hand pays for one to five coins, with the column and the row that count now. */
export function PayTable({ language, coins, row }: Props) {
  const words = VIDEO_POKER_WORDS[language]
  return (
    <table className="fives__pays num">
      <caption className="visually-hidden">{words.pays}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.hands}</th>
          {COINS.map((count) => (
            <th key={count} scope="col">
              {words.forCoins(count)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((one) => (
          <tr key={one} className={one === row ? 'fives__row--now' : ''}>
            <th scope="row" className="fives__name">
              {words.row(one)}
            </th>
            {COINS.map((count) => (
              <td key={count} className={count === coins ? 'fives__coins--now' : ''}>
                {whole(coinsOf(one, count), language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
