import { useMutation } from '@tanstack/react-query'
import { type BonusOffer, claimBonus, defineTrialBonus } from '@zar/contract/bonus'
import { offerSentence } from '@zar/contract/offers/offer-sentence'
import { Gift as GiftBox } from 'lucide-react'
import { useRefreshBonuses } from '../../lib/account/bonuses.ts'
import { callForAnswer } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { locale } from '../../lib/language/translate.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FreeBetTerms } from './free-bet-terms.tsx'
import { Gift } from './gift.tsx'
import { TermsList } from './terms-list.tsx'
import { t } from './texts.ts'

/** One offer with all its terms, and the button that takes it. */
export function OfferCard({ offer, code }: { offer: BonusOffer; code?: string }) {
  const { title, summary, amount, kind, terms } = offer
  const isShare = kind === 'deposit_match'
  const sum = isShare ? t('upTo', { amount: formatMoney(amount) }) : formatMoney(amount)
  return (
    <Gift icon={GiftBox} title={title} summary={summary} sum={sum}>
      <p>{offerSentence(offer, locale)}</p>
      {kind === 'free_bet' ? (
        <FreeBetTerms worth={amount} days={terms.days} />
      ) : (
        <TermsList terms={terms} amount={isShare ? null : amount} />
      )}
      <TakeButton offer={offer} {...(code && { code })} />
    </Gift>
  )
}

function TakeButton({ offer, code }: { offer: BonusOffer; code?: string }) {
  const player = useSession()
  const claim = useClaim()
  const navigate = useNavigate()
  if (offer.kind === 'trial' && player?.smsVerified === false) {
    return (
      <Button wide onClick={() => openDialog({ name: 'phone' })}>
        {t('verifyFirst')}
      </Button>
    )
  }
  return (
    <Button
      variant="primary"
      wide
      busy={claim.isPending ? t('taking') : undefined}
      // To where it can be seen, unless the player has gone elsewhere meanwhile.
      onClick={() =>
        claim.mutate({ offer, code }, { onSuccess: () => navigate('/dashboard/bonuses') })
      }
    >
      {t('take')}
      <span className="sr"> {offer.title}</span>
    </Button>
  )
}

type Claim = { offer: BonusOffer; code?: string | undefined }

function useClaim() {
  const refresh = useRefreshBonuses()
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: ({ offer: { id, kind }, code }: Claim) =>
      kind === 'trial'
        ? callForAnswer(defineTrialBonus, {})
        : callForAnswer(claimBonus, { id, ...(code && { code }) }),
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

/** The shape of a card that is on its way. */
export const OfferSkeleton = () => (
  <div className="gift panel">
    <div className="gift__head">
      <Skeleton width="48px" height="48px" radius="var(--radius-control)" />
      <Skeleton width="60%" height="24px" />
    </div>
    <Skeleton width="100%" height="180px" radius="var(--radius-control)" />
    <Skeleton width="100%" height="44px" radius="var(--radius-control)" />
  </div>
)
