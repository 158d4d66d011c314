import { formatMoney } from '../../../../lib/language/format.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { useSettings } from '../../settings/settings.ts'
import { changeSlip } from '../state/slip.ts'
import { formatStake, parseStake } from '../state/stake.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'
import { StakeInput } from './stake-input.tsx'

const money = (kurus: number) => formatMoney(kurus / 100)

/** The stake of a combo, a single or each column, with its bounds and the quick stakes. */
export function StakeBox({ desk, hasOwnKeys = false }: { desk: Desk; hasOwnKeys?: boolean }) {
  const [bet] = desk.bets
  const { slip, balanceKurus } = desk
  const isSystem = slip.mode === 'system'
  const most = greatest(desk)
  const bounds = boundsOf(desk)
  return (
    <div className="stakebox">
      <StakeInput
        isMain
        label={t(isSystem ? 'unit' : 'stake')}
        value={slip.stake}
        onChange={(stake) => changeSlip({ stake })}
        isWrong={bounds.isWrong}
        note={`${bounds.left}. ${bounds.right}`}
        hasOwnKeys={hasOwnKeys}
        end={
          most !== null && (
            <Button
              size="s"
              title={t('mostIs', {
                what: t(most === balanceKurus ? 'mostBalance' : 'mostLimit'),
              })}
              onClick={() => changeSlip({ stake: formatStake(most) })}
            >
              {t('most')}
            </Button>
          )
        }
      />
      <p
        className={bounds.isWrong ? 'stakebox__bounds is-bad num' : 'stakebox__bounds num'}
        aria-hidden
      >
        <span>{bounds.left}</span>
        <span>{bounds.right}</span>
      </p>
      {!hasOwnKeys && bet && <QuickStakes stake={slip.stake} />}
    </div>
  )
}

/** The greatest stake: the limit or the balance, whichever is lower. */
function greatest({ bets, balanceKurus }: Desk): number | null {
  const [bet] = bets
  if (!bet || bet.maxKurus === null) return null
  if (balanceKurus === null) return bet.maxKurus
  return Math.min(bet.maxKurus, Math.floor(balanceKurus / Math.max(1, bet.columns)))
}

type Bounds = { left: string; right: string; isWrong: boolean }

/** What stands under the stake: its bounds, or what is wrong with it. */
function boundsOf({ bets, step, slip, balanceKurus }: Desk): Bounds {
  const [bet] = bets
  const most = bet?.maxKurus == null ? '' : t('atMost', { sum: money(bet.maxKurus) })
  const least = bet ? money(bet.minKurus) : ''
  if (slip.stake !== '' && parseStake(slip.stake) === null) {
    return { left: t('unread'), right: most, isWrong: true }
  }
  if (step.kind === 'too-little') {
    return { left: t('below', { sum: money(step.unitKurus) }), right: most, isWrong: true }
  }
  if (step.kind === 'too-much') {
    return { left: t('over', { sum: money(step.overKurus) }), right: most, isWrong: true }
  }
  if (step.kind === 'short') {
    const left = t('balance', { sum: money(balanceKurus ?? 0) })
    return { left, right: t('missing', { sum: money(step.missingKurus) }), isWrong: true }
  }
  const left = t(slip.mode === 'system' ? 'unitAtLeast' : 'atLeast', { sum: least })
  return { left: bet ? left : '', right: most, isWrong: false }
}

/** Four sums that set the stake; they do not add to it. */
export function QuickStakes({ stake }: { stake: string }) {
  const { quick } = useSettings()
  const typed = parseStake(stake)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into the grid
    <div className="quickstakes num" role="group" aria-label={t('quick')}>
      {quick.map((units) => (
        <button
          key={units}
          type="button"
          aria-pressed={typed === units * 100}
          onClick={() => changeSlip({ stake: formatStake(units * 100) })}
        >
          {units.toLocaleString('tr-TR')}
        </button>
      ))}
    </div>
  )
}
