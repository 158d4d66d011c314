import { NOTIFICATION_TYPES } from '@zar/contract/message'
import { ArrowDown, ArrowUp, Gift, Info, type LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icons/icon.tsx'
import { t } from './texts.ts'

type Look = { name: string; icon: LucideIcon; tint: 'in' | 'out' | 'bonus' | 'sys' }

const { Deposit, Withdraw, Jackpot, Bonus } = NOTIFICATION_TYPES
const LOOKS: Record<number, Look> = {
  [Deposit]: { name: t('typeDeposit'), icon: ArrowUp, tint: 'in' },
  [Withdraw]: { name: t('typeWithdraw'), icon: ArrowDown, tint: 'out' },
  [Jackpot]: { name: t('typeJackpot'), icon: Info, tint: 'sys' },
  [Bonus]: { name: t('typeBonus'), icon: Gift, tint: 'bonus' },
}
const SYSTEM: Look = { name: t('typeSystem'), icon: Info, tint: 'sys' }

/** The name and sign of a type; a type we do not know is the system's. */
export const lookOf = (type: number): Look => LOOKS[type] ?? SYSTEM

export function TypeIcon({ type }: { type: number }) {
  const { icon, tint } = lookOf(type)
  return (
    <span className={`msg__icon msg__icon--${tint}`}>
      <Icon of={icon} />
    </span>
  )
}
