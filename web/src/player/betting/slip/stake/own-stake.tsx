import { formatMoney } from '../../../../lib/language/format.ts'
import { ownStakeOf } from '../state/bets.ts'
import type { LegNow } from '../state/leg-now.ts'
import { changeSlip, useSlip } from '../state/slip.ts'
import { parseStake } from '../state/stake.ts'
import { sumsOf } from '../state/sums.ts'
import { t } from '../texts.ts'
import { StakeInput } from './stake-input.tsx'

/** The stake of one of several singles, and what it may pay. */
export function OwnStake({ leg, name }: { leg: LegNow; name: string }) {
  const slip = useSlip()
  const value = ownStakeOf(leg.leg, slip)
  const kurus = parseStake(value)
  const priced = [{ oddsMilli: leg.nowMilli ?? 0, isBanker: false }]
  const sums = kurus ? sumsOf(priced, [1], kurus) : null
  return (
    <div className="leg__own">
      <StakeInput
        label={t('ownStake', { name })}
        value={value}
        onChange={(typed) => changeSlip({ own: { ...slip.own, [leg.leg.picks[0].id]: typed } })}
        isWrong={value !== '' && kurus === null}
      />
      <span className="num">
        <b>{sums ? formatMoney(sums.winKurus / 100) : '–'}</b>
        {sums && (
          <small>{t('net', { net: formatMoney((sums.winKurus - sums.costKurus) / 100) })}</small>
        )}
      </span>
    </div>
  )
}
