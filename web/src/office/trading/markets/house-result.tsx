import { t } from '../texts.ts'
import { liraOf, resultOf } from '../words.ts'

/** What the house wins or loses: coral with a minus below zero, and in words for who hears it. */
export const HouseResult = ({ kurus }: { kurus: number }) => (
  <b className={kurus < 0 ? 'o-bad' : kurus > 0 ? 'o-ok' : undefined}>
    <span aria-hidden>{resultOf(kurus)}</span>
    <span className="sr">
      {t(kurus < 0 ? 'houseLoses' : 'houseWins', { sum: liraOf(Math.abs(kurus)) })}
    </span>
  </b>
)
