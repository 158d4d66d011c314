import { stakesOf } from '../../games/slot/sheet.ts'
import type { GameSheet, Language } from '../../protocol.ts'
import { money, percent, whole } from '../figures.ts'
import { multipleText, RULES } from './words.ts'

const LEVELS = [1, 2, 3, 4, 5]

/** The game's mathematics, exact: what a player may know before staking anything. */
export function PlayFacts({ sheet, language }: { sheet: GameSheet; language: Language }) {
  const words = RULES[language]
  const { rtp } = sheet
  const { lowest, highest } = stakesOf(sheet)
  const sigma = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  return (
    <dl className="facts-list num">
      <div>
        <dt>{words.rtp}</dt>
        <dd>{percent(rtp.bp, language)}</dd>
      </div>
      <div>
        <dt>{words.exactly}</dt>
        <dd className="fraction">
          {rtp.numerator} / {rtp.denominator}
        </dd>
      </div>
      <div>
        <dt>{words.hitRate}</dt>
        <dd>{percent(sheet.hitRateBp, language)}</dd>
      </div>
      <div>
        <dt>{words.volatility}</dt>
        <dd>
          <span className="pips" role="img" aria-label={words.volatilityOf(sheet.volatility)}>
            {LEVELS.map((level) => (
              <i key={level} className={level <= sheet.volatility ? 'on' : ''} />
            ))}
          </span>
        </dd>
      </div>
      <div>
        <dt>{words.sigma}</dt>
        <dd>{sigma.format(sheet.sigmaHundredths / 100)}×</dd>
      </div>
      <div>
        <dt>{words.maxWin}</dt>
        <dd>{multipleText(sheet.maxWinMultiple, language)}</dd>
      </div>
      <div>
        <dt>{words.stakes}</dt>
        <dd>
          {money(lowest)} – {money(highest)}
        </dd>
      </div>
      <div>
        <dt>{words.lines}</dt>
        <dd>{whole(sheet.lines.length, language)}</dd>
      </div>
      <div>
        <dt>{words.studio}</dt>
        <dd>{sheet.studio}</dd>
      </div>
      <div>
        <dt>{words.version}</dt>
        <dd>{sheet.version}</dd>
      </div>
    </dl>
  )
}
