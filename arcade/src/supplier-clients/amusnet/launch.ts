import { z } from 'zod/mini'
import { Refusal } from '../../refusal.ts'
import { type Arrival, Id, LanguageCode, LobbyUrl } from '../address-launch.ts'

const Launch = z.object({
  defenceCode: Id,
  playerId: Id,
  portalCode: Id,
  language: LanguageCode,
  gameId: Id,
  closeurl: z.optional(LobbyUrl),
})

/** Amusnet's address of a launch. `portal` is what the operator's PortalCode has before the currency. */
export function readAmusnetLaunch(query: unknown, portal: string): Arrival {
  const { success, data } = Launch.safeParse(query)
  if (!success || !data.portalCode.startsWith(`${portal}_`)) throw new Refusal('invalid_input')
  return {
    playerId: data.playerId,
    code: data.defenceCode,
    gameCode: data.gameId,
    currency: data.portalCode.slice(portal.length + 1),
    language: data.language,
    lobbyUrl: data.closeurl,
  }
}
