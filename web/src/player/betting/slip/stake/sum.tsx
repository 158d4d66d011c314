import { formatOdds } from '@zar/contract/betting/odds-formats'
import { formatMoney } from '../../../../lib/language/format.ts'
import { useSettings } from '../../settings/settings.ts'
import { profitsOf } from '../state/free-bet.ts'
import { changeSlip } from '../state/slip.ts'
import { parseStake } from '../state/stake.ts'
import { sumsOf } from '../state/sums.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'
import { t as freeText } from './free-bet-texts.ts'
import { PolicyLine } from './policy.tsx'

const money = (kurus: number) => formatMoney(kurus / 100)

/** The total odds over the stake of a combo. */
export function TotalOdds({ desk: { legs, slip, totalMilli, step } }: { desk: Desk }) {
  const { format } = useSettings()
  if (legs.length < 2 || slip.mode !== 'combo' || step.kind === 'moved') return null
  const isPart = legs.some(({ state }) => state === 'gone')
  const isKnown = totalMilli !== null && step.kind !== 'shut'
  return (
    <p className="slip__row">
      <span>{t(isPart ? 'totalOpen' : 'total')}</span>
      <b className="num">{isKnown ? formatOdds(totalMilli, format) : '–'}</b>
    </p>
  )
}

/** What the bets cost and may pay. */
export function Sum({ desk }: { desk: Desk }) {
  const { slip, step } = desk
  const isHeld = step.kind === 'shut' || step.kind === 'conflict' || step.kind === 'gone'
  if (isHeld || desk.costKurus === 0) return null
  return (
    <>
      {slip.mode === 'system' && <SystemSum desk={desk} />}
      {desk.bets.length > 1 && <SeveralSum desk={desk} />}
      {HAS_POLICY.has(step.kind) && <PolicyLine />}
      <Win desk={desk} />
    </>
  )
}
const HAS_POLICY = new Set(['place', 'confirm', 'stake'])

function SystemSum({ desk: { bets } }: { desk: Desk }) {
  const [bet] = bets
  if (!bet?.sums || !bet.unitKurus) return null
  const hasBanker = bet.bet.legs.some(({ isBanker }) => isBanker)
  const [count = 0] = bet.sizes
  return (
    <>
      <p className="slip__row num">
        <span>{t('columns', { count: bet.columns, unit: money(bet.unitKurus) })}</span>
        <b>{money(bet.sums.costKurus)}</b>
      </p>
      <p className="slip__row num">
        <span>{t(hasBanker ? 'leastBanker' : 'least', { count })}</span>
        <b>{t('leastSum', { sum: money(bet.sums.leastKurus) })}</b>
      </p>
    </>
  )
}

function SeveralSum({ desk }: { desk: Desk }) {
  const { bets, slip, costKurus } = desk
  const first = Object.values(slip.own).find((typed) => parseStake(typed) !== null) ?? ''
  return (
    <>
      <p className="slip__row num">
        <span>{t('several', { count: bets.filter(({ unitKurus }) => unitKurus).length })}</span>
        <b>{money(costKurus)}</b>
      </p>
      <button
        type="button"
        className="sliprow"
        onClick={() =>
          changeSlip({
            own: Object.fromEntries(bets.map(({ bet }) => [bet.legs[0]?.picks[0].id, first])),
          })
        }
      >
        {t('sameStake')}
        <b className="num">₺{first}</b>
      </button>
    </>
  )
}

/** The possible payout; where another stake is offered, the payout of that. */
function Win({ desk }: { desk: Desk }) {
  const { step, slip } = desk
  const offered = step.kind === 'too-much' || step.kind === 'short' ? step.unitKurus : null
  const { win, note } = offered === null ? winNow(desk) : winOf(desk, offered)
  return (
    <p className="slip__row slip__win">
      <span>
        {desk.free ? freeText('profit') : t(slip.mode === 'system' ? 'winMost' : 'win')}
        <small className="num">{note}</small>
      </span>
      <b className="num">{win}</b>
    </p>
  )
}

function winNow(desk: Desk): { win: string; note: string } {
  const { winKurus, costKurus, slip, bets, step, agreedMilli, totalMilli } = desk
  const isFree = desk.free !== null
  const net = money(isFree ? winKurus : winKurus - costKurus)
  const win = money(winKurus)
  if (step.kind === 'moved' && agreedMilli !== null && totalMilli !== null && bets.length === 1) {
    return { win, note: t('winBefore', { before: money(agreedWin(desk)), net }) }
  }
  if (isFree) {
    const sums = { paid: money(winKurus + costKurus), worth: money(costKurus) }
    return { win, note: freeText('profitNote', sums) }
  }
  if (bets.length > 1) return { win, note: t('severalWin', { net }) }
  return { win, note: t(slip.mode === 'system' ? 'winAllNote' : 'winNote', { net }) }
}

/** What the same bet would have paid at the odds that were agreed to. */
function agreedWin({ bets, free }: Desk): number {
  const [bet] = bets
  const legs = bet?.legs.map(({ agreedMilli, leg }) => ({
    oddsMilli: agreedMilli ?? 0,
    isBanker: leg.isBanker,
  }))
  const sums = legs && bet?.unitKurus ? sumsOf(legs, bet.sizes, bet.unitKurus) : null
  if (!sums) return 0
  return free ? profitsOf(sums).winKurus : sums.winKurus
}

function winOf(desk: Desk, unitKurus: number): { win: string; note: string } {
  const [bet] = desk.bets
  const legs = bet?.legs.map(({ nowMilli, leg }) => ({
    oddsMilli: nowMilli ?? 0,
    isBanker: leg.isBanker,
  }))
  const sums = bet && legs ? sumsOf(legs, bet.sizes, unitKurus) : null
  if (!sums) return { win: '–', note: '' }
  const net = money(sums.winKurus - sums.costKurus)
  return { win: money(sums.winKurus), note: t('winOf', { sum: money(sums.costKurus), net }) }
}
