import type { PaymentMethod } from '@zar/contract/payment'
import {
  Building2,
  Coins,
  CreditCard,
  Landmark,
  type LucideIcon,
  QrCode,
  Send,
  TicketPercent,
  Wallet,
  Zap,
} from 'lucide-react'

export const METHOD_ICONS: Record<PaymentMethod['icon'], LucideIcon> = {
  landmark: Landmark,
  zap: Zap,
  'credit-card': CreditCard,
  'qr-code': QrCode,
  send: Send,
  wallet: Wallet,
  building: Building2,
  coins: Coins,
  ticket: TicketPercent,
}
