import './ledger.css'
import { useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { Button } from '../parts/controls/button.tsx'
import { moneyOf } from '../parts/money.ts'
import { Failed } from '../parts/states/failed.tsx'
import { Rollback } from './rollback/rollback.tsx'
import { doesName, t } from './texts.ts'
import { useRound } from './use-ledger.ts'
import { preciseTime } from './words.ts'

/** Everything that was booked for the transfer's round, once it is asked for. */
export function RoundOf({ transfer }: { transfer: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError, error, refetch } = useRound(transfer, isOpen)
  if (isError) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) {
    return (
      <div>
        <Button size="s" busy={isOpen ? t('openRound') : undefined} onClick={() => setOpen(true)}>
          {t('openRound')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <h3>{t('roundTitle', { round: data.round })}</h3>
      <ol className="o-led__round">
        {data.movements.map(({ id, does, amountE5, movesCash, at }) => (
          <li key={id}>
            <span title={formatDate(at)}>{preciseTime(at)}</span>
            <span>
              {doesName(does)}
              {!movesCash && ` · ${t('free')}`}
            </span>
            <b>{moneyOf(amountE5)}</b>
          </li>
        ))}
      </ol>
      {data.rollback && <Rollback transfer={transfer} round={data} rollback={data.rollback} />}
    </div>
  )
}
