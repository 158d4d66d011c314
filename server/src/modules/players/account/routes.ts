import * as contract from '@zar/contract/players/account'
import { ownData } from '@zar/contract/players/own-data'
import * as twoStep from '@zar/contract/players/two-step'
import { implement, implementForPlayer, type Route } from '../../../platform/http/route.ts'
import type { PlayerDeps } from '../deps.ts'
import { askErasure, readUnfinished } from '../erasure/ask.ts'
import { TWO_STEP_ANSWERS } from '../two-step/answers.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, readTwoStep } from '../two-step/two-step.ts'
import { readAccount } from './account.ts'
import { ACCOUNT_ANSWERS } from './answers.ts'
import { sendEmailCode, takeEmail } from './change-email.ts'
import { answerConsent } from './consent.ts'
import { sendEmailLink } from './email-link.ts'
import { copyOwnData } from './own-data.ts'
import { stopLetters } from './stop-letters.ts'

/** What the player sees and changes of their own account. */
export function accountRoutes(deps: PlayerDeps): Route[] {
  return [
    implementForPlayer(contract.account, async ({ player, caller }) => ({
      data: await readAccount(deps, player, caller.locale),
    })),

    implementForPlayer(contract.changeEmail, async ({ input, player, caller }) => {
      const who = { playerId: player.playerId, caller }
      if (input.step === 1) {
        await sendEmailCode(deps, input, who)
        return { data: null, message: ACCOUNT_ANSWERS.emailSent }
      }
      await takeEmail(deps, input, who)
      return { data: null, message: ACCOUNT_ANSWERS.emailChanged }
    }),

    implementForPlayer(contract.sendEmailLink, async ({ player, caller }) => {
      await sendEmailLink(deps, { playerId: player.playerId, caller })
      return { data: null, message: ACCOUNT_ANSWERS.emailLinkSent }
    }),

    implementForPlayer(contract.setLanguage, async ({ input, player }) => {
      await deps.db
        .updateTable('player')
        .set({ locale: input.locale })
        .where('id', '=', player.playerId)
        .execute()
      return { data: null, message: ACCOUNT_ANSWERS.languageSet }
    }),

    implementForPlayer(ownData, async ({ input, player, caller }) => ({
      data: await copyOwnData(deps, input.password, { player, caller }),
    })),

    implementForPlayer(contract.beforeErasure, async ({ player }) => ({
      data: await readUnfinished(deps, player.playerId),
    })),

    implementForPlayer(contract.askErasure, async ({ input, player, caller }) => ({
      data: null,
      message: await askErasure(deps, input.password, { playerId: player.playerId, caller }),
    })),

    implement(contract.stopLetters, async ({ input, caller }) => {
      await stopLetters(deps, input.token, caller)
      return { data: null, message: ACCOUNT_ANSWERS.lettersStopped }
    }),

    implementForPlayer(contract.setConsent, async ({ input, player, caller }) => {
      await answerConsent(deps, { playerId: player.playerId, ...input }, caller)
      const { consentGiven, consentTaken } = ACCOUNT_ANSWERS
      return { data: null, message: input.isGiven ? consentGiven : consentTaken }
    }),
  ]
}

/** The second step of the log-in: how it stands, on, off. */
export function twoStepRoutes(deps: PlayerDeps): Route[] {
  return [
    implementForPlayer(twoStep.twoStep, async ({ player }) => ({
      data: await readTwoStep(deps, player.playerId),
    })),

    implementForPlayer(twoStep.beginTwoStep, async ({ input, player }) => ({
      data: await beginTwoStep(deps, input.password, player.playerId),
    })),

    implementForPlayer(twoStep.confirmTwoStep, async ({ input, player, caller }) => ({
      data: await confirmTwoStep(deps, input.code, { playerId: player.playerId, caller }),
      message: TWO_STEP_ANSWERS.on,
    })),

    implementForPlayer(twoStep.endTwoStep, async ({ input, player, caller }) => {
      await endTwoStep(deps, input, { playerId: player.playerId, caller })
      return { data: null, message: TWO_STEP_ANSWERS.off }
    }),
  ]
}
