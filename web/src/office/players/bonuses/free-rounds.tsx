import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  cancelFreeRounds,
  type PlayerFreeRounds,
  playerFreeRounds,
} from '@zar/contract/office/offers/grants'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../../parts/money.ts'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { tabKey } from '../record/use-player.ts'
import { t } from './texts.ts'

const OPEN: readonly string[] = ['preparing', 'ready']

/** A player’s free rounds, and taking back what of them is left. */
export function FreeRounds({ id }: { id: string }) {
  const queryKey = tabKey(id, 'free-rounds')
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(playerFreeRounds, { id }),
  })
  const offers = useOffers({ actions: data?.actions ?? [] })
  if (!data && error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <section aria-label={t('rounds')}>
      <h3>{t('rounds')}</h3>
      {!data && <p role="status">{t('loading')}</p>}
      {data?.rows.length === 0 && <p className="o-micro">{t('noRounds')}</p>}
      <ul>
        {data?.rows.map((one) => (
          <li key={one.id} className="o-row">
            <Line grant={one} offers={offers} queryKey={queryKey} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = { grant: PlayerFreeRounds; offers: Offers; queryKey: readonly unknown[] }

function Line({ grant, offers, queryKey }: LineProps) {
  const client = useQueryClient()
  const [isOver, setOver] = useState(false)
  const { id, title, game, status, rounds, played, wonE5 } = grant
  return (
    <>
      <span className="o-two">
        <b>{title}</b>
        <small>
          {game} · {t('roundsOf', { played, rounds, won: moneyOf(wonE5) })}
        </small>
      </span>
      <Tag tone={status === 'failed' ? 'no' : 'line'}>{t(`state.${status}`)}</Tag>
      {OPEN.includes(status) && (
        <Button
          size="s"
          kind="danger"
          refusal={offers('freeround.cancel').refusal}
          onClick={() => setOver(true)}
        >
          {t('take')}
        </Button>
      )}
      {isOver && (
        <Confirm
          title={t('takeTitle', { title })}
          verb={t('take')}
          isDangerous
          needsWords
          consequence={t('takeDoes', { count: rounds - played })}
          draft={`free-rounds:${id}:cancel`}
          onConfirm={async ({ text: reason }) => {
            try {
              await call(cancelFreeRounds, { grant: id, reason })
              notify(t('taken'))
            } finally {
              await client.invalidateQueries({ queryKey })
            }
          }}
          onClose={() => setOver(false)}
        />
      )}
    </>
  )
}
