import { PLATFORMS, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/casino/launch'
import type { Reading } from '../../../db/read-db.ts'
import {
  type Caller,
  implementForPlayer,
  type Route,
  type SignedIn,
} from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Launch, type LaunchDeps, launchGame, type Supplier } from './launch.ts'

export type LaunchRoutesDeps = Omit<LaunchDeps, keyof Supplier> & {
  /** The suppliers that are connected, each behind a breaker of its own. */
  suppliers: readonly Supplier[]
  /** Where a game's page sends the player who leaves it, if the launch does not say. */
  lobbyUrl: string
  /** For what was played; the primary where it is not set. */
  reading?: Reading | undefined
}

/** The launch calls, one of each supplier's. SoftGamings' answers a page, the others an address. */
export function launchRoutes(deps: LaunchRoutesDeps): Route[] {
  return [
    fromLobby('hub88', contract.hub88LaunchUrl, deps),
    fromLobby('egt-digital', contract.egtLaunchUrl, deps),

    implementForPlayer(contract.softgamingsLaunchUrl, async ({ input, player, caller }) => ({
      data: await launchAt('softgamings', deps, {
        ...by(player, caller),
        gameCode: contract.softgamingsCode(input),
        platform: platformOf(input.isMobile),
        lobbyUrl: deps.lobbyUrl,
      }),
    })),

    implementForPlayer(contract.amusnetLaunchUrl, async ({ input, player, caller }) => ({
      data: await launchAt('amusnet', deps, {
        ...by(player, caller),
        gameCode: input.code,
        platform: platformOf(input.isMobile),
        lobbyUrl: deps.lobbyUrl,
      }),
    })),

    implementForPlayer(contract.emLaunchUrl, async ({ input, player, caller }) => ({
      data: await launchAt('everymatrix', deps, {
        ...by(player, caller),
        gameCode: input.code,
        platform: platformOf(isPhone(caller)),
        lobbyUrl: deps.lobbyUrl,
      }),
    })),

    implementForPlayer(contract.dtLaunchUrl, async ({ input, player, caller }) => ({
      data: await launchAt('digitain', deps, {
        ...by(player, caller),
        gameCode: input.code,
        platform: platformOf(isPhone(caller)),
        lobbyUrl: deps.lobbyUrl,
      }),
    })),
  ]
}

/** A launch whose call says the platform, the language and the way back. */
function fromLobby(
  name: ProviderName,
  call: typeof contract.hub88LaunchUrl,
  deps: LaunchRoutesDeps,
): Route {
  return implementForPlayer(call, async ({ input, player, caller }) => ({
    data: await launchAt(name, deps, {
      ...by(player, caller),
      gameCode: input.gameCode,
      platform: platformOf(input.platform === PLATFORMS.mobile),
      locale: input.language,
      lobbyUrl: wayBack(input.lobbyUrl, deps.lobbyUrl),
    }),
  }))
}

/** Nobody is sent from a game to another site: what is no page of ours is the lobby. */
function wayBack(asked: string, lobbyUrl: string): string {
  return new URL(asked).origin === new URL(lobbyUrl).origin ? asked : lobbyUrl
}

/** Where the call does not say which, the browser does. */
const isPhone = ({ userAgent }: Caller) => /\bMobi/.test(userAgent)

const platformOf = (isMobile: boolean | 0 | 1) => (isMobile ? 'mobile' : 'desktop')

/** Who launches, and in the page's language where the call does not say another. */
const by = ({ playerId, tokenHash }: SignedIn, { locale, ip }: Caller) => ({
  playerId,
  logInHash: tokenHash,
  locale,
  ip,
})

/** A supplier who is not connected has no games. */
async function launchAt(
  name: ProviderName,
  deps: LaunchRoutesDeps,
  launch: Launch,
): Promise<string> {
  const supplier = deps.suppliers.find(({ provider }) => provider.name === name)
  if (!supplier) throw new Refusal('game_unknown')
  return launchGame({ ...deps, ...supplier }, launch)
}
