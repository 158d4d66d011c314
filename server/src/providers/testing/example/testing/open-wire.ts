import { KURUS_E5 } from '@zar/contract/money'
import pino from 'pino'
import { openWallet } from '../../../../modules/casino/index.ts'
import { openHttp } from '../../../../platform/http/http.ts'
import type { TestCasino } from '../../../../testing/test-casino.ts'
import { hangUpOnReply } from '../../hang-up.ts'
import { type HttpReply, post } from '../../post.ts'
import type { Wire, WireReply } from '../../wire.ts'
import { exampleGamesApi } from '../games-api.ts'
import { SIGNATURE_HEADER, signatureOf } from '../signature.ts'
import { exampleWalletApi } from '../wallet-api.ts'
import { badAmounts, badRequests, badWins } from './bad-requests.ts'
import { betFields, type Members, rollbackFields, sharedFields } from './fields.ts'
import { openStandIn, SECRET } from './stand-in.ts'

export const SAYS: Wire['says'] = {
  ok: 'ok',
  changed: 'id_used_before',
  notEnoughMoney: 'not_enough_money',
  unknownTransaction: 'unknown_transaction',
  rolledBackWin: 'rolled_back',
  rolledBackBet: 'rolled_back',
  disabled: 'player_blocked',
  expired: 'session_expired',
  wrongCurrency: 'wrong_currency',
  wrongGame: 'wrong_game',
  wrongToken: 'unknown_session',
  failed: 'failed',
}

/** The whole integration over real HTTP: our server, and Example's half beside it. */
export async function openExampleWire(casino: TestCasino): Promise<Wire> {
  const standIn = await openStandIn()
  const { db, pool, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool, clock, house, log })
  const app = openHttp({ logger: log, random })
  await app.register(exampleWalletApi, {
    prefix: '/wallet/example',
    db,
    clock,
    wallet,
    log,
    secret: SECRET,
  })
  const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/wallet/example`

  const headersOf = (text: string | Buffer) => ({
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signatureOf(text, SECRET),
  })
  const send = async (path: string, text: string | Buffer, headers: Members = {}) =>
    heard(await post(base + path, text, { ...headersOf(text), ...headers }))
  const sendFields = (path: string, members: Members) => send(path, JSON.stringify(members))

  return {
    provider: exampleGamesApi({ baseUrl: standIn.url, secret: SECRET }),
    says: SAYS,
    fullWord: 'limit_reached',
    limitWords: { stake: 'limit_reached', loss: 'limit_reached', time: 'limit_reached' },
    unitE5: KURUS_E5,
    bet: (seat, message) => sendFields('/bet', betFields(seat, message)),
    win: (seat, message) =>
      sendFields('/win', { ...betFields(seat, message), betId: message.betId }),
    rollback: (seat, message) => sendFields('/rollback', rollbackFields(seat, message)),
    balance: (seat) => sendFields('/balance', sharedFields(seat)),
    betUnheard: (seat, message) => {
      const text = JSON.stringify(betFields(seat, message))
      return hangUpOnReply(`${base}/bet`, text, headersOf(text))
    },
    badRequests: badRequests(send),
    badAmounts: badAmounts(send),
    badWins: badWins(send),
    async close() {
      await app.close()
      await wallet.close()
      await standIn.close()
    },
  }
}

function heard({ http, body }: HttpReply): WireReply {
  const { status, balance } = JSON.parse(body) as { status: string; balance?: number }
  const balanceE5 = balance === undefined ? undefined : BigInt(balance) * KURUS_E5
  return { http, status, balanceE5, body }
}
