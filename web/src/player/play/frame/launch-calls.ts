import { PLATFORMS, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/casino/launch'
import { call } from '../../../lib/api/call.ts'
import type { GameLink } from '../../../lib/games/game-link.ts'
import { locale } from '../../../lib/language/translate.ts'

/** Where a game is, or the page that opens it: that one is run in a frame without an origin only. */
export type Launched = { url: string } | { html: string }

export type LaunchOrder = GameLink & { platform: keyof typeof PLATFORMS }
type LaunchCall = (order: LaunchOrder) => Promise<Launched>

const at = async (url: Promise<string>): Promise<Launched> => ({ url: await url })
const isMobile = ({ platform }: LaunchOrder) => (platform === 'mobile' ? 1 : 0)
const withLobby = ({ gameCode, platform }: LaunchOrder) => ({
  platform: PLATFORMS[platform],
  gameCode,
  language: locale,
  lobbyUrl: `${location.origin}/casino/slot`,
})

/** How each supplier's games are opened. */
export const LAUNCH_CALLS: Record<ProviderName, LaunchCall> = {
  hub88: (order) => at(call(contract.hub88LaunchUrl, withLobby(order))),
  'egt-digital': (order) => at(call(contract.egtLaunchUrl, withLobby(order))),
  amusnet: (order) =>
    at(call(contract.amusnetLaunchUrl, { code: order.gameCode, isMobile: isMobile(order) })),
  everymatrix: ({ gameCode: code, productId }) =>
    at(call(contract.emLaunchUrl, { code, productId })),
  digitain: ({ gameCode: code }) => at(call(contract.dtLaunchUrl, { code })),
  softgamings: async (order) => {
    const game = contract.softgamingsGame(order.gameCode)
    const html = await call(contract.softgamingsLaunchUrl, { ...game, isMobile: isMobile(order) })
    return { html }
  },
}
