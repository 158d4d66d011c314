import { TIMINGS } from '@zar/contract/limits'
import {
  Bird,
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
  Nfc,
  Pause,
  Play,
  QrCode,
  Sparkle,
  Store,
  Tent,
  TicketPercent,
  Wallet,
  Waves,
  Wind,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import { useCalm } from '../../lib/media.ts'
import { IconButton } from '../../ui/button.tsx'
import { Belt } from './belt.tsx'
import { t } from './footer-texts.ts'

type Plate = { name: string; icon: LucideIcon }

const PAYMENTS: Plate[] = [
  { name: t('payTransfer'), icon: Landmark },
  { name: t('payInstant'), icon: Zap },
  { name: t('payCard'), icon: CreditCard },
  { name: t('payQr'), icon: QrCode },
  { name: t('payCoin'), icon: Coins },
  { name: t('payWallet'), icon: Wallet },
  { name: t('payVoucher'), icon: TicketPercent },
  { name: t('payPrepaid'), icon: Nfc },
  { name: t('payCash'), icon: Store },
]

const PROVIDERS: Plate[] = [
  { name: 'Lale Stüdyo', icon: Flower2 },
  { name: 'Kubbe', icon: Tent },
  { name: 'Pars', icon: Cat },
  { name: 'Anka Oyun', icon: Bird },
  { name: 'Boğaz Canlı', icon: Waves },
  { name: 'Turna', icon: Feather },
  { name: 'Yakut', icon: Gem },
  { name: 'Nokta', icon: CircleDot },
  { name: 'Kervan', icon: Mountain },
  { name: 'Tulpar', icon: Wind },
  { name: 'Mavi Çini', icon: Hexagon },
  { name: 'Efsun', icon: Sparkle },
]

/** The two running belts, and the one button that stops them both. */
export function FooterBelts() {
  const isCalm = useCalm()
  const [isPaused, setPaused] = useState(false)
  const runs = !isCalm && !isPaused
  return (
    <div className="foot__belts">
      <Belt
        label={t('payments')}
        plates={PAYMENTS}
        gapPx={5}
        startMs={TIMINGS.paymentBeltStartMs}
        runs={runs}
        className="belt--pay"
      />
      <Belt
        label={t('providers')}
        plates={PROVIDERS}
        gapPx={20}
        startMs={TIMINGS.providerBeltStartMs}
        runs={runs}
        className="belt--wide"
      />
      {!isCalm && (
        <IconButton
          className="foot__pause"
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? 'beltsRun' : 'beltsPause')}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </div>
  )
}
