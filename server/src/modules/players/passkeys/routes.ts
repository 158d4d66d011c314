import * as contract from '@zar/contract/players/passkey'
import { implement, implementForPlayer, type Route } from '../../../platform/http/route.ts'
import type { PlayerDeps } from '../deps.ts'
import { PASSKEY_ANSWERS } from './answers.ts'
import { beginPasskeyLogIn, logInWithPasskey } from './log-in.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './passkeys.ts'

/** The player's passkeys, and the log-in with one. */
export function passkeyRoutes(deps: PlayerDeps): Route[] {
  return [
    implementForPlayer(contract.passkeys, async ({ player }) => ({
      data: await listPasskeys(deps, player.playerId),
    })),

    implementForPlayer(contract.beginPasskey, async ({ input, player }) => ({
      data: await beginPasskey(deps, input.password, player.playerId),
    })),

    implementForPlayer(contract.addPasskey, async ({ input, player, caller }) => {
      await addPasskey(deps, input, { player, caller })
      return { data: null, message: PASSKEY_ANSWERS.added }
    }),

    implementForPlayer(contract.removePasskey, async ({ input, player, caller }) => {
      await removePasskey(deps, input, { player, caller })
      return { data: null, message: PASSKEY_ANSWERS.removed }
    }),

    implement(contract.passkeyChallenge, async ({ caller }) => ({
      data: await beginPasskeyLogIn(deps, caller),
    })),

    implement(contract.passkeyLogin, ({ input, caller }) =>
      logInWithPasskey(deps, input.signature, caller),
    ),
  ]
}
