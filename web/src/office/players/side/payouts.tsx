import { type PayoutInFull, revealPayout } from '@zar/contract/office/player/payouts'
import type { PlayerPage } from '@zar/contract/office/players'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { useSecondsOf } from '../../parts/dialogs/masked.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { Reveal } from './reveal.tsx'
import { t } from './texts.ts'

type Props = { player: PlayerPage; offers: Offers }
type Payout = NonNullable<PlayerPage['payouts']>[number]
type InFull = { accounts: PayoutInFull[] }

/** Where the player's money goes out to: the ends of the accounts, whole for a reason and a minute. */
export function PayoutsPanel({ player: { id, payouts }, offers }: Props) {
  const [shown, setShown] = useState<InFull>()
  const seconds = useSecondsOf(shown, () => setShown(undefined))
  return (
    <section className="o-panel" aria-labelledby="player-payouts">
      <div className="o-panel__h">
        <h2 id="player-payouts">{t('payouts')}</h2>
        {payouts !== null && payouts.length > 0 && (
          <>
            <span className="o-micro">{payouts.length}</span>
            <Reveal
              label={t('showPayouts')}
              offer={offers('player.reveal_payout')}
              seconds={shown && seconds}
              onReveal={(reason) => call(revealPayout, { id, reason })}
              onValue={setShown}
            />
          </>
        )}
      </div>
      <div className="o-panel__b">
        {payouts === null && <p className="o-micro">{t('closed')}</p>}
        {payouts?.length === 0 && <p className="o-micro">{t('noPayouts')}</p>}
        <ul>
          {payouts?.map((payout) => (
            <Line
              key={payout.id}
              payout={payout}
              inFull={shown?.accounts.find((one) => one.id === payout.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type LineProps = { payout: Payout; inFull: PayoutInFull | undefined }

const Line = ({ payout: { account, method, lastAt, paid }, inFull }: LineProps) => (
  <li className="o-p__session">
    {inFull ? <b className="o-p__agent">{inFull.account}</b> : <Hidden account={account} />}
    <span className="o-push" title={formatDate(lastAt)}>
      {method}
    </span>
    {inFull && <Holder inFull={inFull} />}
    <small>
      {t('payoutPaid', { count: paid })} · {t('payoutLast', { at: formatDate(lastAt) })}
    </small>
  </li>
)

const Hidden = ({ account }: { account: string }) => (
  <span>
    <span aria-hidden>{account}</span>
    <span className="sr">{t('hiddenEnd', { end: account.slice(-4) })}</span>
  </span>
)

/** Whose it is, and who says so. */
const Holder = ({ inFull: { holder, isOfBank, network } }: { inFull: PayoutInFull }) => (
  <small className="o-p__agent">
    {[
      network,
      holder === null ? t('noHolder') : t(isOfBank ? 'bankSays' : 'playerSays', { holder }),
    ]
      .filter(Boolean)
      .join(' · ')}
  </small>
)
