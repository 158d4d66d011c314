import { useMutation } from '@tanstack/react-query'
import { claimFreeRounds, type FreeRoundsOffer } from '@zar/contract/casino/free-rounds'
import { Sparkles } from 'lucide-react'
import { useFreeRounds, useRefreshBonuses } from '../../../lib/account/bonuses.ts'
import { callForAnswer } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { isAway } from '../../../lib/api/query.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { useNavigate } from '../../../lib/router/router.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Gift } from '../gift.tsx'
import { OfferSkeleton } from '../offer-card.tsx'
import { t } from './texts.ts'

/** The free rounds that can be claimed; nothing where there are none, or the page says already that it fails. */
export function FreeRoundsOffers({ isSaid }: { isSaid: boolean }) {
  const rounds = useFreeRounds()
  const { data } = rounds
  if (data?.offers.length === 0 || (!data && isSaid)) return null
  return (
    <section className="bonuses" aria-labelledby="free-rounds-title">
      <h2 id="free-rounds-title">{t('title')}</h2>
      {isAway(rounds) && <ErrorState onRetry={() => void rounds.refetch()} />}
      <div className="gifts">
        {!data && !isAway(rounds) && <OfferSkeleton />}
        {data?.offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </div>
    </section>
  )
}

/** One offer with all that there is to know of it (BON-02), and the button that takes it. */
function Offer({ offer }: { offer: FreeRoundsOffer }) {
  const { title, summary, worth } = offer
  const claim = useClaim()
  const navigate = useNavigate()
  return (
    <Gift icon={Sparkles} title={title} summary={summary} sum={formatMoney(worth)}>
      <dl className="terms">
        {linesOf(offer).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="primary"
        wide
        busy={claim.isPending ? t('taking') : undefined}
        // To where they can be seen, unless the player has gone elsewhere meanwhile.
        onClick={() => claim.mutate(offer.id, { onSuccess: () => navigate('/dashboard/bonuses') })}
      >
        {t('take')}
        <span className="sr"> {title}</span>
      </Button>
    </Gift>
  )
}

const linesOf = ({ game, rounds, stake, worth, days }: FreeRoundsOffer): [string, string][] => [
  [t('game'), game.name],
  [t('rounds'), t('roundsValue', { count: rounds })],
  [t('stake'), formatMoney(stake)],
  [t('worth'), formatMoney(worth)],
  [t('days'), t('daysValue', { count: days })],
  [t('wins'), t('winsValue')],
]

function useClaim() {
  const refresh = useRefreshBonuses()
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (id: string) => callForAnswer(claimFreeRounds, { id }),
    onSuccess: ({ message }) => {
      notify.success(message)
      refresh()
    },
    onError: (failure) => {
      notify.error(failureText(failure))
      refresh()
    },
  })
}
