import { z } from 'zod/mini'
import { Refusal } from '../../refusal.ts'
import { type Arrival, Id, LanguageCode, LobbyUrl } from '../address-launch.ts'

const Launch = z.object({
  sessionToken: Id,
  casinoId: Id,
  playerId: Id,
  gameKey: Id,
  currencyCode: Id,
  language: LanguageCode,
  closeUrl: z.optional(LobbyUrl),
  demo: z.literal('false'),
})

/** EGT Digital's address of a launch, of the operator whose name here is `casinoId`. */
export function readEgtDigitalLaunch(query: unknown, casinoId: string): Arrival {
  const { success, data } = Launch.safeParse(query)
  if (!success || data.casinoId !== casinoId) throw new Refusal('invalid_input')
  return {
    playerId: data.playerId,
    code: data.sessionToken,
    gameCode: data.gameKey,
    currency: data.currencyCode,
    language: data.language,
    lobbyUrl: data.closeUrl,
  }
}
