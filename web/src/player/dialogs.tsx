import { type ComponentType, Suspense } from 'react'
import { lazy } from '../lib/browser/lazily.ts'
import { type DialogName, type DialogProps, useDialog } from '../lib/dialog/dialog.ts'

type Dialogs = { [Name in DialogName]: ComponentType<DialogProps<Name>> }

/** Every dialog is fetched when it is first opened. It draws its own frame and closes itself with `closeDialog()`. */
const DIALOGS: Dialogs = {
  login: lazy(async () => ({
    default: (await import('./auth/log-in/login-dialog.tsx')).LoginDialog,
  })),
  register: lazy(async () => ({
    default: (await import('./auth/register/register-dialog.tsx')).RegisterDialog,
  })),
  deposit: lazy(async () => ({
    default: (await import('./cashier/deposit/deposit-dialog.tsx')).DepositDialog,
  })),
  withdraw: lazy(async () => ({
    default: (await import('./cashier/withdraw/withdraw-dialog.tsx')).WithdrawDialog,
  })),
  payment: lazy(async () => ({
    default: (await import('./cashier/payment/payment-dialog.tsx')).PaymentDialog,
  })),
  recovery: lazy(async () => ({
    default: (await import('./auth/recovery/recovery-dialog.tsx')).RecoveryDialog,
  })),
  changePassword: lazy(async () => ({
    default: (await import('./auth/password/change-password-dialog.tsx')).ChangePasswordDialog,
  })),
  phone: lazy(async () => ({
    default: (await import('./auth/phone/phone-dialog.tsx')).PhoneDialog,
  })),
  callRequest: lazy(async () => ({
    default: (await import('./support/call-request-dialog.tsx')).CallRequestDialog,
  })),
  support: lazy(async () => ({
    default: (await import('./support/support-dialog.tsx')).SupportDialog,
  })),
  chat: lazy(async () => ({ default: (await import('./chat/chat-dialog.tsx')).ChatDialog })),
  promotion: lazy(async () => ({
    default: (await import('./promotions/promotion-dialog.tsx')).PromotionDialog,
  })),
  popup: lazy(async () => ({
    default: (await import('./promotions/popup-dialog.tsx')).PopupDialog,
  })),
  declineBonus: lazy(async () => ({
    default: (await import('./bonuses/decline-dialog.tsx')).DeclineDialog,
  })),
  declineFreeRounds: lazy(async () => ({
    default: (await import('./bonuses/free-rounds/decline-dialog.tsx')).DeclineFreeRoundsDialog,
  })),
  realityCheck: lazy(async () => ({
    default: (await import('./protection/reality-dialog.tsx')).RealityDialog,
  })),
  game: lazy(async () => ({ default: (await import('./play/game-dialog.tsx')).GameDialog })),
}

/** Shows the dialog that is open. */
export function DialogHost() {
  const request = useDialog()
  if (!request) return null
  const { name, ...props } = request
  const Dialog = DIALOGS[name] as ComponentType<typeof props>
  return (
    <Suspense fallback={null}>
      <Dialog key={name} {...props} />
    </Suspense>
  )
}
