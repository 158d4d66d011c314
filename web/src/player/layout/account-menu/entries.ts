import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Gamepad2,
  Gift,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  ShieldCheck,
} from 'lucide-react'
import { t } from '../texts.ts'

export type Entry = { url: string; title: string; icon: LucideIcon }

/** The player's own pages, in the order of every menu that has them. */
export const ACCOUNT_ENTRIES: Entry[] = [
  { url: '/dashboard/deposit', title: t('crumb.deposit'), icon: BanknoteArrowUp },
  { url: '/dashboard/withdraw', title: t('crumb.withdraw'), icon: BanknoteArrowDown },
  { url: '/dashboard/limits', title: t('crumb.limits'), icon: ShieldCheck },
  { url: '/dashboard/financial-activities', title: t('crumb.history'), icon: ReceiptText },
  { url: '/dashboard/game-history', title: t('crumb.gameHistory'), icon: Gamepad2 },
  { url: '/dashboard/bonuses', title: t('crumb.bonuses'), icon: Gift },
  { url: '/dashboard/bonuses?list=ended', title: t('crumb.endedBonuses'), icon: ScrollText },
]
