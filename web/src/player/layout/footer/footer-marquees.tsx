import './footer-marquees.css'
import { TIMINGS } from '@zar/contract/limits'
import {
  Bird,
  Building,
  Cat,
  CircleDot,
  Coins,
  CreditCard,
  Feather,
  Flower2,
  Gem,
  Hexagon,
  Landmark,
  type LucideIcon,
  Mountain,
  Pause,
  Play,
  QrCode,
  Send,
  Sparkle,
  Tent,
  TicketPercent,
  Tv,
  Wallet,
  Waves,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import { useCalm } from '../../../lib/browser/media.ts'
import { IconButton } from '../../../ui/form/button.tsx'
import { t } from './footer-texts.ts'
import { Marquee } from './marquee.tsx'

type Plate = { name: string; icon: LucideIcon; note?: string }

/** The ways to pay in, as the cashier names them: an e2e test holds the two together. */
const PAYMENTS: Plate[] = [
  { name: t('payTransfer'), icon: Landmark },
  { name: t('payInstant'), icon: Zap },
  { name: t('payNotice'), icon: Send },
  { name: t('payLarge'), icon: Building },
  { name: t('payCard'), icon: CreditCard },
  { name: t('payQr'), icon: QrCode },
  { name: t('payCoin'), icon: Coins },
  { name: t('payWallet'), icon: Wallet },
  { name: t('payVoucher'), icon: TicketPercent },
]

/** A studio whose games are announced, and none of them open. */
const soon = (name: string, icon: LucideIcon): Plate => ({ name, icon, note: t('soon') })

/** The studios of the catalogue: those whose games can be played come first. */
const PROVIDERS: Plate[] = [
  { name: 'Lale Stüdyo', icon: Flower2 },
  { name: 'Mavi Çini', icon: Hexagon },
  { name: 'Kubbe', icon: Tent },
  { name: 'Pars', icon: Cat },
  { name: 'Yakut', icon: Gem },
  { name: 'Anka Oyun', icon: Bird },
  { name: 'Boğaz Canlı', icon: Waves },
  { name: 'Zar Stüdyo', icon: Tv },
  soon('Turna', Feather),
  soon('Nokta', CircleDot),
  soon('Kervan', Mountain),
  soon('Efsun', Sparkle),
]

/** The two running marquees, and the one button that stops them both. */
export function FooterMarquees() {
  const isCalm = useCalm()
  const [isPaused, setPaused] = useState(false)
  const runs = !isCalm && !isPaused
  return (
    <div className="foot__marquees">
      <Marquee
        label={t('payments')}
        items={PAYMENTS}
        gapPx={5}
        startMs={TIMINGS.paymentMarqueeStartMs}
        runs={runs}
        className="marquee--pay"
      />
      <Marquee
        label={t('providers')}
        items={PROVIDERS}
        gapPx={20}
        startMs={TIMINGS.providerMarqueeStartMs}
        runs={runs}
        className="marquee--wide"
      />
      {!isCalm && (
        <IconButton
          className="foot__pause"
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? 'marqueesRun' : 'marqueesPause')}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </div>
  )
}
