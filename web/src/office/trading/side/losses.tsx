import type { TradingDesk } from '@zar/contract/office/trading/board'
import { HouseResult } from '../markets/house-result.tsx'
import { t } from '../texts.ts'
import { labelOf, liraOf, marketOf, matchOf } from '../words.ts'

type Props = { desk: TradingDesk; onChoose: (id: string) => void }

/** The outcomes that cost the house most. */
export const Losses = ({ desk, onChoose }: Props) => (
  <div className="o-tr__side">
    <div className="o-tr__head">
      <h2>{t('losses')}</h2>
      <span className="o-micro o-push">{t('openSum', { sum: liraOf(desk.stakedKurus) })}</span>
    </div>
    <table className="o-tr__losses">
      <thead>
        <tr>
          <th scope="col">{t('matchOutcome')}</th>
          <th scope="col">{t('house')}</th>
        </tr>
      </thead>
      <tbody>
        {desk.losses.map((line) => {
          const market = { key: line.market, line: line.line }
          const match = matchOf(line)
          const label = labelOf({ key: line.selection, name: line.name }, market, match)
          return (
            <tr key={`${line.matchId} ${line.market} ${line.line} ${line.selection}`}>
              <td>
                <button type="button" onClick={() => onChoose(line.matchId)}>
                  {line.home} – {line.away}
                  <span className="o-micro">
                    {marketOf(market, match)}: {label}
                  </span>
                </button>
              </td>
              <td>
                <HouseResult kurus={line.houseKurus} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
