import { unitsOf } from '@zar/contract/money'
import * as contract from '@zar/contract/players/auth'
import * as customer from '@zar/contract/players/customer'
import { implement, implementForPlayer, type Route } from '../../platform/http/route.ts'
import { ACCOUNT_ANSWERS } from './account/answers.ts'
import { confirmEmail } from './account/email-link.ts'
import { PHONE_ANSWERS } from './account/phone-messages.ts'
import { accountRoutes, twoStepRoutes } from './account/routes.ts'
import { sendPhoneCode, verifyPhone } from './account/update-phone.ts'
import { tagOf } from './balances.ts'
import { dataCopyRoutes } from './data-copy/routes.ts'
import type { PlayerDeps } from './deps.ts'
import { identityRoutes } from './identity/routes.ts'
import { logIn } from './log-in.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { changePassword } from './passwords/change-password.ts'
import { PASSWORD_ANSWERS } from './passwords/password-emails.ts'
import { checkRecoveryCode, resetPassword, sendRecoveryCode } from './passwords/recovery.ts'
import { allowedCountries } from './registration/country.ts'
import { register } from './registration/register.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { termsRoutes } from './terms/routes.ts'

export function playerRoutes(deps: PlayerDeps): Route[] {
  return [
    implement(contract.login, ({ input, caller }) => logIn(deps, input, caller)),

    implement(contract.register, ({ input, caller }) => register(deps, input, caller)),

    implement(contract.registrationForm, async ({ caller }) => ({
      data: { countries: await allowedCountries(deps.db, caller.locale) },
    })),

    implementForPlayer(contract.logout, async ({ player, caller }) => {
      await deps.sessions.end(player.tokenHash)
      deps.log.info({ event: 'logged out', playerId: player.playerId, ip: caller.ip })
      return { data: null }
    }),

    implementForPlayer(contract.balance, async ({ player: { playerId }, caller }) => {
      const { balances } = deps
      const held = balances.confirm(playerId, caller.ifNoneMatch)
      const balanceE5 = held ?? (await balances.read(playerId))
      return { data: { balance: unitsOf(balanceE5) }, etag: tagOf(balanceE5) }
    }),

    implement(contract.confirmEmail, async ({ input }) => {
      await confirmEmail(deps, input.token)
      return { data: null, message: ACCOUNT_ANSWERS.emailConfirmed }
    }),

    ...recoveryRoutes(deps),
    ...credentialRoutes(deps),
    ...sessionRoutes(deps),
    ...accountRoutes(deps),
    ...dataCopyRoutes(deps),
    ...identityRoutes(deps),
    ...twoStepRoutes(deps),
    ...termsRoutes(deps),
    ...passkeyRoutes(deps),
  ]
}

function recoveryRoutes(deps: PlayerDeps): Route[] {
  return [
    implement(contract.sendResetPassword, async ({ input, caller }) => {
      await sendRecoveryCode(deps, input, caller)
      return { data: null, message: PASSWORD_ANSWERS.recoverySent }
    }),

    implement(contract.checkResetCode, async ({ input, caller }) => {
      await checkRecoveryCode(deps, input, caller)
      return { data: null }
    }),

    implement(contract.changePasswordWithCode, async ({ input, caller }) => {
      await resetPassword(deps, input, caller)
      return { data: null, message: PASSWORD_ANSWERS.passwordReset }
    }),
  ]
}

function credentialRoutes(deps: PlayerDeps): Route[] {
  return [
    implementForPlayer(customer.changePassword, async ({ input, player, caller }) => {
      await changePassword(deps, input, { player, caller })
      return { data: null, message: PASSWORD_ANSWERS.passwordChanged }
    }),

    implementForPlayer(customer.updatePhone, async ({ input, player, caller }) => {
      const who = { playerId: player.playerId, caller }
      if (input.step === 1) {
        await sendPhoneCode(deps, input, who)
        return { data: null, message: PHONE_ANSWERS.phoneSent }
      }
      await verifyPhone(deps, input, who)
      return { data: null, message: PHONE_ANSWERS.phoneVerified }
    }),
  ]
}
