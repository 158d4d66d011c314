import * as contract from '@zar/contract/players/terms'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { ACCOUNT_ANSWERS } from '../account/answers.ts'
import type { PlayerDeps } from '../deps.ts'
import { acceptTerms, readTerms } from './accept.ts'

/** The texts of law that a player accepted, and that are to be accepted. */
export function termsRoutes(deps: PlayerDeps): Route[] {
  const { db, log } = deps
  return [
    implementForPlayer(contract.readTerms, async ({ player: { playerId }, caller }) => ({
      data: await readTerms(db, { playerId, locale: caller.locale }),
    })),

    implementForPlayer(contract.acceptTerms, async ({ input, player: { playerId }, caller }) => {
      await acceptTerms(deps, { playerId, ...input })
      log.info({ event: 'terms accepted', playerId, ...input })
      return {
        data: await readTerms(db, { playerId, locale: caller.locale }),
        message: ACCOUNT_ANSWERS.termsAccepted,
      }
    }),
  ]
}
