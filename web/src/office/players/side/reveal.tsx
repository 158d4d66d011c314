import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { RevealButton } from '../../parts/dialogs/masked.tsx'
import type { Offer } from '../../parts/rights/offers.ts'
import { t } from './texts.ts'

type RevealProps<Shown> = {
  label: string
  offer: Offer
  /** Until it is masked again, while it is shown. */
  seconds: number | undefined
  onReveal: (reason: string) => Promise<Shown>
  onValue: (shown: Shown) => void
}

/** Opens what is masked for a reason; closed where the role may not. */
export function Reveal<Shown>({ label, offer, seconds, onReveal, onValue }: RevealProps<Shown>) {
  if (seconds !== undefined) return <Aside>{t('left', { seconds })}</Aside>
  if (!offer.isHere)
    return (
      <Aside title={offer.refusal}>
        <Icon of={Lock} size="s" />
        {t('closed')}
      </Aside>
    )
  return (
    <span className="o-push">
      <RevealButton label={label} onReveal={onReveal} onValue={onValue} />
    </span>
  )
}

const Aside = ({ title, children }: { title?: string | undefined; children: ReactNode }) => (
  <span className="o-push o-micro o-row" title={title}>
    {children}
  </span>
)
