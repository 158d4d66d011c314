import { PLATFORMS, type ProviderName } from '@zar/contract/casino'
import { amusnetLaunchUrl, egtLaunchUrl } from '@zar/contract/launch'
import { Refusal } from '../../platform/refusal.ts'
import { implementForPlayer, type Route } from '../../platform/route.ts'
import { type Launch, type LaunchDeps, launchGame, type Supplier } from './launch.ts'

export type LaunchRoutesDeps = Omit<LaunchDeps, keyof Supplier> & {
  /** The suppliers that are connected, each behind a breaker of its own. */
  suppliers: readonly Supplier[]
  /** Where a game's page sends the player who leaves it, if the launch does not say. */
  lobbyUrl: string
}

/** The launch calls of the suppliers whose launch is an address. */
export function launchRoutes(deps: LaunchRoutesDeps): Route[] {
  return [
    implementForPlayer(amusnetLaunchUrl, async ({ input, player, caller }) => ({
      data: await launchAt('amusnet', deps, {
        playerId: player.playerId,
        logInHash: player.tokenHash,
        gameCode: input.code,
        platform: input.isMobile ? 'mobile' : 'desktop',
        locale: caller.locale,
        lobbyUrl: deps.lobbyUrl,
        ip: caller.ip,
      }),
    })),

    implementForPlayer(egtLaunchUrl, async ({ input, player, caller }) => ({
      data: await launchAt('egt-digital', deps, {
        playerId: player.playerId,
        logInHash: player.tokenHash,
        gameCode: input.gameCode,
        platform: input.platform === PLATFORMS.mobile ? 'mobile' : 'desktop',
        locale: input.language,
        lobbyUrl: input.lobbyUrl,
        ip: caller.ip,
      }),
    })),
  ]
}

/** A supplier who is not connected has no games. */
export async function launchAt(
  name: ProviderName,
  deps: LaunchRoutesDeps,
  launch: Launch,
): Promise<string> {
  const supplier = deps.suppliers.find(({ provider }) => provider.name === name)
  if (!supplier) throw new Refusal('game_unknown')
  return launchGame({ ...deps, ...supplier }, launch)
}
