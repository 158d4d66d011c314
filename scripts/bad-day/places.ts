import type { ProviderName } from '@zar/contract/casino'
import { softgamingsCode } from '@zar/contract/launch'
import { AMUSNET } from '../../arcade/src/wires/amusnet/operator.ts'
import { DIGITAIN } from '../../arcade/src/wires/digitain/operator.ts'
import { EGT_DIGITAL } from '../../arcade/src/wires/egt-digital/operator.ts'
import { EVERYMATRIX } from '../../arcade/src/wires/everymatrix/operator.ts'
import type { WireName } from '../../arcade/src/wires/offers.ts'
import type { Operators } from '../../arcade/src/wires/open-wires.ts'
import { SOFTGAMINGS, SYSTEM } from '../../arcade/src/wires/softgamings/operator.ts'
import { seatUserOf } from '../../arcade/src/wires/wire.ts'
import { GAME as HUB88_GAME } from '../../server/src/providers/hub88/testing/stand-in.ts'
import { loginOf } from '../../server/src/providers/softgamings/login.ts'

const GAME = 'zr_bad_day'

/** What differs between the suppliers. */
export type Place = {
  wire: ProviderName & WireName
  /** On the wire, and here. */
  game: string
  gameCode: string
  userOf: (playerId: string) => string
  /** What the house knows the session by. */
  sessionOf?: (token: string) => string
  /** The answer to what was tampered with. */
  forgery: RegExp
}
const ownSession = (wire: ProviderName) => (token: string) => `${wire} session ${token}`

export const PLACES: Record<keyof Operators, Place> = {
  hub88: {
    // One that its supplier lists: the catalogue is read again while these tests run.
    ...{ wire: 'hub88', game: HUB88_GAME.game_code, gameCode: HUB88_GAME.game_code },
    ...{ forgery: /RS_ERROR_INVALID_SIGNATURE/ },
    userOf: (id) => id,
  },
  softgamings: {
    ...{
      wire: SOFTGAMINGS,
      game: GAME,
      gameCode: softgamingsCode({ system: SYSTEM, pageCode: GAME }),
    },
    userOf: (id) => seatUserOf(SOFTGAMINGS, loginOf(id)),
    forgery: /wrong hmac parameter/,
  },
  amusnet: {
    ...{ wire: AMUSNET, game: GAME, gameCode: `amusnet-${GAME}`, sessionOf: ownSession(AMUSNET) },
    userOf: (id) => seatUserOf(AMUSNET, id),
    forgery: /<ErrorCode>3000</,
  },
  egtDigital: {
    ...{
      wire: EGT_DIGITAL,
      game: GAME,
      gameCode: `egt-${GAME}`,
      sessionOf: ownSession(EGT_DIGITAL),
    },
    userOf: (id) => seatUserOf(EGT_DIGITAL, id),
    // Another first digit may be a 0, with which no number begins.
    forgery: /ERR_(INTEGRITY_CHECK_FAILED|INVALID_FIELDS)/,
  },
  everymatrix: {
    ...{ wire: EVERYMATRIX, game: GAME, gameCode: `em-${GAME}` },
    userOf: (id) => seatUserOf(EVERYMATRIX, id),
    forgery: /"Details":"wrong credentials".*"ReturnCode":101\b/,
  },
  digitain: {
    ...{ wire: DIGITAIN, game: GAME, gameCode: `digitain-${GAME}` },
    userOf: (id) => seatUserOf(DIGITAIN, id),
    forgery: /"errorCode":12\b/,
  },
}
