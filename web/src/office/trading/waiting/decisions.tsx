import type { WaitingBet } from '@zar/contract/office/trading/waiting'
import * as contract from '@zar/contract/office/trading/waiting'
import { useRef, useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextField } from '../../parts/controls/field.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { useKeys } from '../../parts/keys/use-keys.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import { kurusIn } from '../../parts/typed-sum.ts'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { useAct } from '../use-act.ts'
import { STALE_MS } from '../use-room.ts'
import { liraOf } from '../words.ts'

const UNIT_MIN_KURUS = 100

type Props = { bet: WaitingBet; isBehind: boolean; onAsk: OnAsk }

function acceptVerb({ costKurus, firstBy, needsTwo }: WaitingBet): string {
  const sum = liraOf(costKurus)
  if (firstBy !== null) return t('acceptSecond', { sum })
  return t(needsTwo ? 'acceptFirst' : 'accept', { sum })
}

/** Why each decision cannot be made now. */
function useRefusals(bet: WaitingBet, isBehind: boolean) {
  const offers = useOffers(bet)
  const late = isBehind ? t('away', { time: STALE_MS / 1_000 }) : undefined
  const over = bet.hasMoved ? t('hasMoved') : late
  const own = bet.isFirstOwn ? t('firstOwn') : undefined
  return {
    accept: offers('waiting.accept').refusal ?? over ?? own,
    counter: offers('waiting.counter').refusal ?? over,
    refuse: offers('waiting.refuse').refusal ?? late,
  }
}

/** The stake that is offered in place of a bet’s, while it is typed. */
function useStake({ unitKurus, columns, counterUnitKurus }: WaitingBet) {
  const [text, setText] = useState<string>()
  const suggested = counterUnitKurus ?? Math.floor(unitKurus / 2)
  const unit = text === undefined ? suggested : Math.floor(kurusIn(text) / columns)
  const isGood = unit >= UNIT_MIN_KURUS && unit < unitKurus
  const least = liraOf(UNIT_MIN_KURUS * columns)
  return {
    text,
    setText,
    unit,
    isGood,
    sum: liraOf(unit * columns),
    wrong: isGood
      ? undefined
      : t('counterWrong', { least, most: liraOf((unitKurus - 1) * columns) }),
    begin: () => setText(`${(suggested * columns) / 100}`),
  }
}

/** What is decided of the chosen bet: `a`, `o` and `r`. */
export function Decisions({ bet, isBehind, onAsk }: Props) {
  const refusals = useRefusals(bet, isBehind)
  const { act, isBusy, failed } = useAct()
  const stake = useStake(bet)
  const field = useRef<HTMLDivElement>(null)
  const accept = () => act(() => take(bet))
  const begin = () => {
    if (refusals.counter !== undefined) return
    stake.begin()
    // The field is drawn with the next frame.
    requestAnimationFrame(() => field.current?.querySelector('input')?.select())
  }
  const counter = async () => {
    if (!stake.isGood || refusals.counter !== undefined) return
    if (await act(() => offer(bet, stake.unit))) stake.setText(undefined)
  }
  const refuse = () => onAsk({ kind: 'refuse', bet })
  useKeys({
    a: () => refusals.accept === undefined && void accept(),
    o: begin,
    r: () => refusals.refuse === undefined && refuse(),
  })
  const verb = acceptVerb(bet)
  return (
    <div className="o-tr__decide">
      {failed && (
        <Say tone="no" role="alert">
          {failed}
        </Say>
      )}
      {stake.text !== undefined && (
        <div ref={field}>
          <TextField
            label={t('counterStake')}
            help={t('counterHint')}
            inputMode="decimal"
            value={stake.text}
            error={stake.wrong}
            onChange={(event) => stake.setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void counter()
              if (event.key === 'Escape') stake.setText(undefined)
            }}
          />
        </div>
      )}
      <div className="o-tr__acts">
        <Button
          kind="primary"
          keyName="A"
          busy={isBusy ? verb : undefined}
          refusal={refusals.accept}
          onClick={() => void accept()}
        >
          {verb}
        </Button>
        <Button
          keyName="O"
          refusal={refusals.counter}
          onClick={() => (stake.text === undefined ? begin() : void counter())}
        >
          {t('counter', { sum: stake.sum })}
        </Button>
        <Button kind="danger" keyName="R" refusal={refusals.refuse} onClick={refuse}>
          {t('refuse')}
        </Button>
        <ClassButton bet={bet} onAsk={onAsk} />
      </div>
    </div>
  )
}

const ClassButton = ({ bet: { playerId, username }, onAsk }: Pick<Props, 'bet' | 'onAsk'>) => (
  <Button size="s" onClick={() => onAsk({ kind: 'class', playerId, username })}>
    {t('playerClass')}
  </Button>
)

async function take({ id, costKurus }: WaitingBet): Promise<string> {
  const { outcome } = await call(contract.acceptWaiting, { id })
  return t(outcome === 'first' ? 'acceptedFirst' : 'accepted', { sum: liraOf(costKurus) })
}

async function offer({ id, columns }: WaitingBet, unitKurus: number): Promise<string> {
  await call(contract.counterWaiting, { id, unitKurus })
  return t('countersent', { sum: liraOf(unitKurus * columns) })
}
