import type { Outcome } from '../../games/slot/play-round.ts'
import type { GameSheet, Language, Step, Win } from '../../protocol.ts'
import { emblemUrl } from '../art-url.ts'
import { money } from '../figures.ts'
import { Icon } from '../icon.tsx'
import { VERIFY } from './words.ts'

export type Verified = Outcome & { commitment: string }

type Props = {
  verified: Verified
  stakeKurus: number
  sheet: GameSheet
  /** The commitment the player was shown, or nothing. */
  claimed: string
  language: Language
}

export function VerifiedView({ verified, stakeKurus, sheet, claimed, language }: Props) {
  const words = VERIFY[language]
  const holds = claimed === verified.commitment
  return (
    <section className="verified">
      {claimed && (
        <p className={`verdict ${holds ? 'verdict--yes' : 'verdict--no'}`}>
          <Icon name={holds ? 'check' : 'warning'} />
          {holds ? words.matches : words.differs}
        </p>
      )}
      <dl className="sums num">
        <div>
          <dt>{words.total}</dt>
          <dd className={verified.winKurus > stakeKurus ? 'sums__won' : ''}>
            {money(verified.winKurus)}
          </dd>
          <dd>{words.stakeOf(money(stakeKurus))}</dd>
        </div>
        <div>
          <dt>{words.computed}</dt>
          <dd>
            <code>{verified.commitment}</code>
          </dd>
        </div>
      </dl>
      <ol className="steps">
        {verified.steps.map((step, index) => (
          <li key={index}>
            <StepView step={step} index={index} sheet={sheet} language={language} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepProps = { step: Step; index: number; sheet: GameSheet; language: Language }

function StepView({ step, index, sheet, language }: StepProps) {
  const words = VERIFY[language]
  const lit = new Set(step.wins.flatMap((win) => win.cells.map(([reel, row]) => `${reel}.${row}`)))
  const symbolOf = (id: string) => sheet.symbols.find((symbol) => symbol.id === id)
  const winText = ({ line, symbol, count, amountKurus }: Win) =>
    `${count} ${symbolOf(symbol)?.name[language] ?? symbol}, ${line === null ? words.anywhere : words.line(line + 1)}: ${money(amountKurus)}`
  return (
    <>
      <h3 className="num">
        {step.kind === 'paid' ? words.paid : words.free(index)}{' '}
        <small>[{step.stops.join(', ')}]</small>
      </h3>
      <div className="grid">
        {[0, 1, 2].flatMap((row) =>
          step.grid.map((symbols, reel) => {
            const symbol = symbolOf(symbols[row] ?? '')
            return (
              <img
                key={`${reel}.${row}`}
                className={lit.has(`${reel}.${row}`) ? 'lit' : ''}
                src={emblemUrl(symbol?.emblem ?? '')}
                alt={symbol?.name[language] ?? ''}
              />
            )
          }),
        )}
      </div>
      <ul className="num">
        {step.wins.length ? (
          step.wins.map((win) => <li key={`${win.line}`}>{winText(win)}</li>)
        ) : (
          <li>{words.nothing}</li>
        )}
      </ul>
    </>
  )
}
