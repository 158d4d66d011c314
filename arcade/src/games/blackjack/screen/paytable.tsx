import type { Language } from '../../../protocol.ts'
import { type Advice, adviceFor } from '../strategy.ts'
import { BLACKJACK_WORDS, STRATEGY_WORDS } from './words.ts'

/** The dealer's open card: 2 to 10, and an ace. */
const DEALERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const HARD = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
const SOFT = [13, 14, 15, 16, 17, 18, 19]
const PAIRS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

type Row = { name: string; advice: (dealer: number) => Advice }

/** Five is the least of a hard hand; the ends of the table stand for all beyond them. */
function hardName(points: number): string {
  if (points === HARD[0]) return `5–${points}`
  return points === HARD.at(-1) ? `${points}+` : String(points)
}

function rowsOf(): Record<'hard' | 'soft' | 'pair', Row[]> {
  const card = (value: number) => (value === 1 ? 'A' : String(value))
  const total = (points: number, isSoft: boolean) => (dealer: number) =>
    adviceFor({ points, isSoft, pairOf: undefined, mayDouble: true }, dealer)
  return {
    hard: HARD.map((points) => ({
      name: hardName(points),
      advice: total(points, false),
    })),
    soft: SOFT.map((points) => ({
      name: `A ${points - 11}${SOFT.at(-1) === points ? '+' : ''}`,
      advice: total(points, true),
    })),
    pair: PAIRS.map((value) => ({
      name: `${card(value)} ${card(value)}`,
      advice: (dealer) =>
        adviceFor(
          {
            points: value === 1 ? 12 : 2 * value,
            isSoft: value === 1,
            pairOf: value,
            mayDouble: true,
          },
          dealer,
        ),
    })),
  }
}

/** What is paid, and the printed strategy that the declared return is of. */
export function Paytable({ language }: { language: Language }) {
  const words = STRATEGY_WORDS[language]
  const rows = rowsOf()
  return (
    <>
      <dl className="rulestext__rows num">
        {BLACKJACK_WORDS[language].returns.map(([name, pays]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{pays}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.title}</h3>
      <p>{words.legend}</p>
      {(['hard', 'soft', 'pair'] as const).map((kind) => (
        <table key={kind} className="bj-strategy num">
          <caption>{words.kinds[kind]}</caption>
          <thead>
            <tr>
              <th scope="col">{words.dealer}</th>
              {DEALERS.map((dealer) => (
                <th key={dealer} scope="col">
                  {dealer === 1 ? 'A' : dealer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows[kind].map(({ name, advice }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {DEALERS.map((dealer) => (
                  <td key={dealer} className={`bj-strategy--${advice(dealer)}`}>
                    {words.letters[advice(dealer)]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}
