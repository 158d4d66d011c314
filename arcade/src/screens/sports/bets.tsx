import type { BetsReply } from '../../sports/protocol.ts'
import { money } from './money.ts'
import type { Words } from './words.ts'

/** The guest's last bets, the newest first. */
export function Bets({ bets, words }: { bets: BetsReply['bets']; words: Words }) {
  return (
    <section aria-labelledby="bets">
      <h2 id="bets">{words.bets}</h2>
      {bets.length === 0 ? (
        <p className="book__note">{words.noBets}</p>
      ) : (
        <ul className="bets">
          {bets.map(({ id, info, price, stakeKurus, state }) => (
            <li key={id}>
              <span>{info}</span>
              <span className="num">
                {money(stakeKurus / 100)} × {(price / 100).toFixed(2)}
              </span>
              <b className={`bets__state bets__state--${state}`}>{words.states[state]}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
