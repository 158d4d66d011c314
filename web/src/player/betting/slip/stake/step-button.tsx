import type { ReactNode } from 'react'
import { openDialog } from '../../../../lib/dialog/dialog.ts'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Button, ButtonLink } from '../../../../ui/form/button.tsx'
import { settings } from '../../settings/settings.ts'
import { t as review } from '../review/texts.ts'
import { agreeTo, place, type Sent } from '../state/attempt.ts'
import { changeSlip, keyOf, removePicks, setBuilder } from '../state/slip.ts'
import { formatStake } from '../state/stake.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'
import { t as freeText } from './free-bet-texts.ts'

const money = (kurus: number) => formatMoney(kurus / 100)

/** Sends what the slip holds, at the odds that it shows. */
export function send(desk: Desk, unitKurus?: number, asksTrader = false): void {
  const bets = desk.bets.filter((bet) => (unitKurus ?? bet.unitKurus ?? 0) > 0)
  agreeTo(desk.legs.map(({ leg, nowMilli }) => ({ leg, nowMilli })))
  if (unitKurus !== undefined) changeSlip({ stake: formatStake(unitKurus) })
  void place(
    bets.map((bet): Sent => {
      const unit = unitKurus ?? bet.unitKurus ?? 0
      const share = bet.unitKurus ? unit / bet.unitKurus : 1
      return {
        id: crypto.randomUUID(),
        legs: bet.bet.legs.map((leg) => ({ leg, oddsMilli: oddsOf(desk, keyOf(leg)) })),
        sizes: bet.sizes,
        columns: bet.columns,
        unitKurus: unit,
        winKurus: Math.ceil((bet.sums?.winKurus ?? 0) * share),
        isFree: desk.free === 'pays',
        asksTrader,
      }
    }),
    settings().policy,
  )
}

const oddsOf = (desk: Desk, key: string): number =>
  desk.legs.find((leg) => leg.key === key)?.nowMilli ?? 0

/** The one thing to do next, and what can be done beside it. */
export function StepButton({ desk }: { desk: Desk }) {
  const { step } = desk
  const draw = DRAW[step.kind] as (desk: Desk, step: Desk['step']) => ReactNode
  return <>{draw(desk, step)}</>
}

type Draw = {
  [Kind in Desk['step']['kind']]: (
    desk: Desk,
    step: Extract<Desk['step'], { kind: Kind }>,
  ) => ReactNode
}

const Main = ({ children, onPress }: { children: ReactNode; onPress?: () => void }) => (
  <Button
    variant="primary"
    size="l"
    wide
    className="num"
    disabled={onPress === undefined}
    data-place={onPress !== undefined}
    onClick={onPress}
  >
    {children}
  </Button>
)

const goneIds = (desk: Desk, state: 'shut' | 'gone') =>
  desk.legs.filter((leg) => leg.state === state).flatMap(({ leg }) => leg.picks.map(({ id }) => id))

const DRAW: Draw = {
  empty: () => null,
  gone: (desk) => (
    <>
      <Button wide onClick={() => removePicks(goneIds(desk, 'gone'))}>
        {t('goneRemove')}
      </Button>
      <Main>{t('goneStep')}</Main>
    </>
  ),
  shut: (desk, { count }) => (
    <>
      <Button wide onClick={() => removePicks(goneIds(desk, 'shut'))}>
        {t('shutRemove')}
      </Button>
      <Main>{t('shutStep', { count })}</Main>
    </>
  ),
  conflict: (desk, { event }) => {
    const builder = desk.legs.find(({ code, leg }) => code && leg.isBuilder)?.leg.picks[0].event
    return (
      <>
        {event && (
          <Button wide onClick={() => setBuilder(event, true)}>
            {t('join')}
          </Button>
        )}
        {builder && (
          <Button wide onClick={() => setBuilder(builder, false)}>
            {t('split')}
          </Button>
        )}
        <Main>{t('conflictStep')}</Main>
      </>
    )
  },
  sizes: () => <Main>{t('sizesStep')}</Main>,
  stake: () => <Main>{t('stakeStep')}</Main>,
  free: (_desk, { why }) => (
    <>
      <Button wide onClick={() => changeSlip({ isFree: false })}>
        {freeText('ownMoney')}
      </Button>
      <Main>{why === 'wait' ? t('staleStep') : freeText('cannot')}</Main>
    </>
  ),
  stale: () => <Main>{t('staleStep')}</Main>,
  'sign-in': () => (
    <>
      <Main onPress={() => openDialog({ name: 'login' })}>{t('signInStep')}</Main>
      <p className="micro slip__center">{t('signInNote')}</p>
    </>
  ),
  'too-little': (desk, { unitKurus }) => (
    <Main onPress={() => fix(desk, unitKurus)}>{t('withStep', { sum: money(unitKurus) })}</Main>
  ),
  'too-much': (desk, { unitKurus, canAsk }) => (
    <>
      <Main onPress={() => fix(desk, unitKurus)}>{t('withStep', { sum: money(unitKurus) })}</Main>
      {canAsk && (
        <>
          <Button wide className="num" onClick={() => send(desk, undefined, true)}>
            {review('ask', { sum: money(desk.costKurus) })}
          </Button>
          <p className="micro slip__center">{review('askNote')}</p>
        </>
      )}
      <Button variant="ghost" wide onClick={() => changeSlip({ stake: '' })}>
        {t('dismiss')}
      </Button>
    </>
  ),
  short: (desk, { unitKurus }) => (
    <>
      {desk.bets.length === 1 && unitKurus >= (desk.bets[0]?.minKurus ?? 0) && (
        <Main onPress={() => fix(desk, unitKurus)}>{t('withStep', { sum: money(unitKurus) })}</Main>
      )}
      <ButtonLink variant="ghost" wide to="/dashboard/deposit">
        {t('deposit')}
      </ButtonLink>
    </>
  ),
  moved: (desk) => (
    <Main onPress={() => send(desk)}>{t('acceptStep', { sum: money(desk.costKurus) })}</Main>
  ),
  confirm: (desk) => <Main onPress={desk.confirm}>{placeText(desk)}</Main>,
  place: (desk) => (
    <>
      {desk.hasConfirmed && (
        <p className="micro slip__center" role="status">
          {t('confirmNote', { limit: money(settings().confirmKurus ?? 0) })}
        </p>
      )}
      <Main onPress={() => send(desk)}>
        {desk.hasConfirmed ? t('confirmStep', { sum: money(desk.costKurus) }) : placeText(desk)}
      </Main>
    </>
  ),
}

/** Of several singles the stake is put right; of one bet it is placed at once with the sum on the button. */
function fix(desk: Desk, unitKurus: number): void {
  if (desk.bets.length === 1) {
    send(desk, unitKurus)
    return
  }
  const own = { ...desk.slip.own }
  for (const { bet, unitKurus: typed, maxKurus, minKurus } of desk.bets) {
    const id = bet.legs[0]?.picks[0].id
    if (id === undefined || typed === null) continue
    own[id] = formatStake(Math.min(Math.max(typed, minKurus), maxKurus ?? typed))
  }
  changeSlip({ own })
}

function placeText({ slip, bets, costKurus, free }: Desk): string {
  const sum = money(costKurus)
  if (free) return freeText('place', { sum })
  const staked = bets.filter(({ unitKurus }) => unitKurus)
  if (staked.length > 1) return t('placeSeveral', { count: staked.length, sum })
  if (slip.mode === 'system') return t('placeSystem', { sum })
  return t(slip.mode === 'combo' ? 'placeCombo' : 'placeSingle', { sum })
}
