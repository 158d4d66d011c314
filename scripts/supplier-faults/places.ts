import type { ProviderName } from '@zar/contract/casino/casino'
import { softgamingsCode } from '@zar/contract/casino/launch'
import { AMUSNET } from '../../arcade/src/supplier-clients/amusnet/operator.ts'
import { DIGITAIN } from '../../arcade/src/supplier-clients/digitain/operator.ts'
import { EGT_DIGITAL } from '../../arcade/src/supplier-clients/egt-digital/operator.ts'
import { EVERYMATRIX } from '../../arcade/src/supplier-clients/everymatrix/operator.ts'
import type { SupplierName } from '../../arcade/src/supplier-clients/offered-games.ts'
import type { Operators } from '../../arcade/src/supplier-clients/open-supplier-clients.ts'
import { SOFTGAMINGS, SYSTEM } from '../../arcade/src/supplier-clients/softgamings/operator.ts'
import { seatUserOf } from '../../arcade/src/supplier-clients/supplier-client.ts'
import { GAME as HUB88_GAME } from '../../server/src/providers/hub88/testing/stand-in.ts'
import { loginOf } from '../../server/src/providers/softgamings/login.ts'

const GAME = 'zr_bad_day'

/** The casino's name of a supplier's game. */
export const CODE_OF: Record<SupplierName, (game: string) => string> = {
  hub88: (game) => game,
  softgamings: (game) => softgamingsCode({ system: SYSTEM, pageCode: game }),
  amusnet: (game) => `amusnet-${game}`,
  'egt-digital': (game) => `egt-${game}`,
  everymatrix: (game) => `em-${game}`,
  digitain: (game) => `digitain-${game}`,
}

/** What differs between the suppliers. */
export type Place = {
  supplier: ProviderName & SupplierName
  /** In the supplier's protocol, and here. */
  game: string
  gameCode: string
  userOf: (playerId: string) => string
  /** The name of the session on the platform. */
  sessionOf?: (token: string) => string
  /** The answer to what was tampered with. */
  forgery: RegExp
}
const ownSession = (supplier: ProviderName) => (token: string) => `${supplier} session ${token}`

export const PLACES: Record<keyof Operators, Place> = {
  hub88: {
    // One that its supplier lists: the catalogue is read again while these tests run.
    supplier: 'hub88',
    game: HUB88_GAME.game_code,
    gameCode: HUB88_GAME.game_code,
    forgery: /RS_ERROR_INVALID_SIGNATURE/,
    userOf: (id) => id,
  },
  softgamings: {
    supplier: SOFTGAMINGS,
    game: GAME,
    gameCode: CODE_OF.softgamings(GAME),
    userOf: (id) => seatUserOf(SOFTGAMINGS, loginOf(id)),
    forgery: /wrong hmac parameter/,
  },
  amusnet: {
    supplier: AMUSNET,
    game: GAME,
    gameCode: CODE_OF.amusnet(GAME),
    sessionOf: ownSession(AMUSNET),
    userOf: (id) => seatUserOf(AMUSNET, id),
    forgery: /<ErrorCode>3000</,
  },
  egtDigital: {
    supplier: EGT_DIGITAL,
    game: GAME,
    gameCode: CODE_OF['egt-digital'](GAME),
    sessionOf: ownSession(EGT_DIGITAL),
    userOf: (id) => seatUserOf(EGT_DIGITAL, id),
    // Another first digit may be a 0, with which no number begins.
    forgery: /ERR_(INTEGRITY_CHECK_FAILED|INVALID_FIELDS)/,
  },
  everymatrix: {
    supplier: EVERYMATRIX,
    game: GAME,
    gameCode: CODE_OF.everymatrix(GAME),
    userOf: (id) => seatUserOf(EVERYMATRIX, id),
    forgery: /"Details":"wrong credentials".*"ReturnCode":101\b/,
  },
  digitain: {
    supplier: DIGITAIN,
    game: GAME,
    gameCode: CODE_OF.digitain(GAME),
    userOf: (id) => seatUserOf(DIGITAIN, id),
    forgery: /"errorCode":12\b/,
  },
}
