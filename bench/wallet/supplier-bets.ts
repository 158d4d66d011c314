import { type KeyObject, randomUUID } from 'node:crypto'
import type { ProviderName } from '@zar/contract/casino/casino'
import { systemClock as clock } from '../../server/src/platform/clock.ts'
import { writeExactJson } from '../../server/src/platform/http/exact-json.ts'
import * as amusnet from '../../server/src/providers/amusnet/testing/fields.ts'
import * as digitain from '../../server/src/providers/digitain/testing/fields.ts'
import * as digitainSigned from '../../server/src/providers/digitain/testing/sign-request.ts'
import * as egtDigital from '../../server/src/providers/egt-digital/testing/fields.ts'
import * as egtDigitalSigned from '../../server/src/providers/egt-digital/testing/sign-request.ts'
import * as everymatrix from '../../server/src/providers/everymatrix/testing/fields.ts'
import * as hub88 from '../../server/src/providers/hub88/testing/fields.ts'
import { signRequest } from '../../server/src/providers/hub88/testing/sign-request.ts'
import { hmacOf, signingKeyOf } from '../../server/src/providers/softgamings/signature.ts'
import * as softgamings from '../../server/src/providers/softgamings/testing/fields.ts'
import type { BetMessage, Seat } from '../../server/src/providers/testing/wire.ts'
import { STAKE_E5 } from './reference.ts'

type Request = { headers: Record<string, string>; body: string | Buffer }
/** How a supplier says a bet: where to, signed as it signs, and what the answer has in it that says yes. */
type Saying = {
  path: string
  yes: string
  gameCode: string
  /** True where the supplier's own session stands for the token of the launch. */
  namesSession?: true
  write: (seat: Seat, bet: BetMessage, hub88Key: KeyObject) => Request
}

const JSON_HEADERS = { 'content-type': 'application/json' }
export const SOFTGAMINGS_SECRET = 'a secret of the benchmark'

export const SAYINGS: Record<ProviderName, Saying> = {
  hub88: {
    path: '/wallet/hub88/transaction/bet',
    yes: '"RS_OK"',
    gameCode: 'bench',
    write: (seat, bet, key) => signRequest(key, JSON.stringify(hub88.betFields(seat, bet))),
  },
  softgamings: {
    path: '/wallet/softgamings',
    yes: '"status":"OK"',
    gameCode: 'sg-bench',
    write(seat, bet) {
      const fields = softgamings.debitFields(seat, bet)
      const hmac = hmacOf(fields, signingKeyOf(SOFTGAMINGS_SECRET))
      return { headers: JSON_HEADERS, body: JSON.stringify({ ...fields, hmac }) }
    },
  },
  amusnet: {
    path: '/wallet/amusnet/Withdraw',
    yes: '>1000<',
    gameCode: 'amusnet-1',
    namesSession: true,
    write: (seat, bet) => ({
      headers: { 'content-type': 'text/xml' },
      body: amusnet.xmlOf('WithdrawRequest', amusnet.withdrawFields(seat, seat.token, bet)),
    }),
  },
  'egt-digital': {
    path: '/wallet/egt-digital/api/withdraw',
    yes: '"OK"',
    gameCode: 'egt-bench',
    namesSession: true,
    write(seat, bet) {
      const members = egtDigital.transferFields({ seat, sessionId: seat.token, clock }, bet)
      return {
        headers: egtDigitalSigned.signedHeaders(members),
        body: JSON.stringify(members),
      }
    },
  },
  everymatrix: {
    path: '/wallet/everymatrix',
    yes: '"ReturnCode":0',
    gameCode: 'em-bench',
    write: (seat, bet) => ({
      headers: JSON_HEADERS,
      body: JSON.stringify(everymatrix.wagerFields(seat, bet)),
    }),
  },
  digitain: {
    // An item that was not taken has no number of ours, whatever the message says as a whole.
    path: '/wallet/digitain/bet',
    yes: '"externalTxId":"',
    gameCode: 'digitain-1',
    write: (seat, bet) => ({
      headers: JSON_HEADERS,
      body: writeExactJson(
        digitainSigned.signedAt(clock.now(), { items: [digitain.betItem(seat, bet)] }),
      ),
    }),
  },
}

/** What the player's game was opened with, at each supplier another. */
export const tokenOf = (provider: ProviderName, playerId: string): string =>
  `${playerId}-${provider}`

/** A bet of the player, as the bytes of a whole HTTP request. */
export function betRequest(
  provider: ProviderName,
  { playerId, host, hub88Key }: { playerId: string; host: string; hub88Key: KeyObject },
): Buffer {
  const { path, gameCode, write } = SAYINGS[provider]
  const id = randomUUID()
  const seat = { playerId, token: tokenOf(provider, playerId), gameCode }
  const { headers, body } = write(seat, { id, amountE5: STAKE_E5, round: id }, hub88Key)
  const lines = Object.entries({ host, ...headers, 'content-length': Buffer.byteLength(body) })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${head}\r\n`), Buffer.from(body)])
}
