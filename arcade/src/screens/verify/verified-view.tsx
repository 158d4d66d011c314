import type { Outcome } from '../../games/slot/play-round.ts'
import type { GameSheet, Language, Step, Win } from '../../protocol.ts'
import { money } from '../figures.ts'
import { Icon } from '../icon.tsx'
import type { Computed } from './compute.ts'
import { useSymbolPictures } from './use-symbol-pictures.ts'
import { VERIFY } from './words.ts'

type Props = { computed: Computed; language: Language }

export function VerifiedView({ computed, language }: Props) {
  const words = VERIFY[language]
  const { verified, record, summary, sheet } = computed
  const pictures = useSymbolPictures(sheet)
  const { isSeedAsPromised, isGameAsPromised, isWinAsPaid } = computed
  const { commitment, stakedKurus, winKurus } = verified
  return (
    <section className="verified">
      {isSeedAsPromised !== null && (
        <Verdict holds={isSeedAsPromised} yes={words.matches} no={words.differs} />
      )}
      {isGameAsPromised !== null && (
        <Verdict holds={isGameAsPromised} yes={words.gameMatches} no={words.gameDiffers} />
      )}
      {isWinAsPaid !== null && (
        <Verdict holds={isWinAsPaid} yes={words.winMatches} no={words.winDiffers} />
      )}
      <dl className="sums num">
        <div>
          <dt>{words.total}</dt>
          <dd className={(winKurus ?? 0) > stakedKurus ? 'sums__won' : ''}>
            {winKurus === null ? words.undecided : money(winKurus)}
          </dd>
          <dd>{words.stakeOf(money(stakedKurus))}</dd>
        </div>
        <div>
          <dt>{words.computed}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
        </div>
      </dl>
      {summary && <p className="verified__summary">{summary}</p>}
      {sheet ? (
        <ol className="steps">
          {(verified.shown as Outcome).steps.map((step, index) => (
            <li key={index}>
              <StepView
                step={step}
                index={index}
                sheet={sheet}
                pictures={pictures}
                language={language}
              />
            </li>
          ))}
        </ol>
      ) : (
        <details>
          <summary>{words.shown}</summary>
          <pre className="mono">
            {JSON.stringify({ ...record, result: verified.shown }, null, 2)}
          </pre>
        </details>
      )}
    </section>
  )
}

const Verdict = ({ holds, yes, no }: { holds: boolean; yes: string; no: string }) => (
  <p className={`verdict ${holds ? 'verdict--yes' : 'verdict--no'}`}>
    <Icon name={holds ? 'check' : 'warning'} />
    {holds ? yes : no}
  </p>
)

type StepProps = {
  step: Step
  index: number
  sheet: GameSheet
  pictures: ReadonlyMap<string, string>
  language: Language
}

function StepView({ step, index, sheet, pictures, language }: StepProps) {
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
                src={pictures.get(symbol?.id ?? '')}
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
