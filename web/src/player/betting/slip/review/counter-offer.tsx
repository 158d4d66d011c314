import { answerCounter, type Bet } from '@zar/contract/betting/bets'
import { formatOdds } from '@zar/contract/betting/odds-formats'
import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure-text.ts'
import { queryClient } from '../../../../lib/api/query.ts'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { useSettings } from '../../settings/settings.ts'
import { t } from './texts.ts'

const money = (kurus: number) => formatMoney(kurus / 100)

export type Counter = NonNullable<NonNullable<Bet['review']>['counter']>
type OfferProps = {
  betId: string
  /** What the bet costs as it was asked. */
  costKurus: number
  counter: Counter
}

/** What a trader offers in place of a bet. The player takes it, declines it, or lets it run out. */
export function CounterOffer({ betId, costKurus, counter }: OfferProps) {
  const { format } = useSettings()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const answer = async (isTaken: boolean) => {
    setBusy(true)
    setFailure(null)
    try {
      await call(answerCounter, { betId, isTaken })
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
    void queryClient.invalidateQueries({ queryKey: ['me', 'bets'] })
  }
  const backKurus = costKurus - counter.costKurus
  return (
    <>
      <p className="slip__row">
        <span>
          {t('offeredStake')}{' '}
          {backKurus > 0 && (
            <small className="num">{t('insteadOf', { sum: money(costKurus) })}</small>
          )}
        </span>
        <b className="num">{money(counter.costKurus)}</b>
      </p>
      <p className="slip__row">
        <span>{t('offeredOdds')}</span>
        <b className="num">{counter.odds.map((odds) => formatOdds(odds, format)).join(' · ')}</b>
      </p>
      {backKurus > 0 && (
        <p className="slip__row">
          <span>{t('back')}</span>
          <b className="num">{money(backKurus)}</b>
        </p>
      )}
      <p className="slip__row slip__win">
        <span>{t('offeredWin')}</span>
        <b className="num">{money(counter.possibleKurus)}</b>
      </p>
      {failure && <p role="alert">{failure}</p>}
      <Button
        variant="primary"
        size="l"
        wide
        className="num"
        busy={busy ? t('sending') : undefined}
        onClick={() => void answer(true)}
      >
        {t('take', { sum: money(counter.costKurus) })}
      </Button>
      <Button variant="ghost" wide disabled={busy} onClick={() => void answer(false)}>
        {t('decline')}
      </Button>
    </>
  )
}
