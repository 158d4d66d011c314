import { generateKeyPairSync } from 'node:crypto'
import pino from 'pino'
import { openWallet } from '../../../modules/casino/index.ts'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { openHttp } from '../../../platform/http/http.ts'
import type { TestCasino } from '../../../testing/test-casino.ts'
import { hangUpOnReply } from '../../testing/hang-up.ts'
import { type HttpReply, post } from '../../testing/post.ts'
import type { Wire, WireReply } from '../../testing/wire.ts'
import { hub88GamesApi } from '../games-api.ts'
import { hub88WalletApi } from '../wallet-api.ts'
import { badAmounts, badRequests, badWins } from './bad-requests.ts'
import { betFields, sharedFields } from './fields.ts'
import { signRequest } from './sign-request.ts'
import { openStandIn } from './stand-in.ts'

export const SAYS: Wire['says'] = {
  ok: 'RS_OK',
  changed: 'RS_ERROR_DUPLICATE_TRANSACTION',
  notEnoughMoney: 'RS_ERROR_NOT_ENOUGH_MONEY',
  unknownTransaction: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolledBackWin: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolledBackBet: 'RS_ERROR_DUPLICATE_TRANSACTION',
  disabled: 'RS_ERROR_USER_DISABLED',
  expired: 'RS_ERROR_TOKEN_EXPIRED',
  wrongCurrency: 'RS_ERROR_WRONG_CURRENCY',
  wrongGame: 'RS_ERROR_INVALID_GAME',
  wrongToken: 'RS_ERROR_INVALID_TOKEN',
  failed: 'RS_ERROR_UNKNOWN',
}

/** A signature of such a key costs a fifth, and is made and checked by the same code. */
const SHORT = { modulusLength: 1024 }

/** Of a machine that others use too; how long one may take is asked where launches are tested. */
const LAUNCH_MAX_MS = 30_000

export type Hub88Wire = Awaited<ReturnType<typeof openHub88Wire>>

/** The whole integration over real HTTP: our server, and Hub88's half beside it. */
export async function openHub88Wire(casino: TestCasino, addresses = ['127.0.0.1']) {
  const operator = generateKeyPairSync('rsa', SHORT)
  const hub88 = generateKeyPairSync('rsa', SHORT)
  const standIn = await openStandIn(operator.publicKey)
  const { db, pool, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool, clock, house, log })
  const provider = hub88GamesApi({
    baseUrl: standIn.url,
    operatorId: 7,
    operatorPrivateKey: operator.privateKey,
    clock,
    timeoutMs: LAUNCH_MAX_MS,
  })
  const app = openHttp({ logger: log, random })
  await app.register(hub88WalletApi, {
    prefix: '/wallet/hub88',
    db,
    wallet,
    log,
    clock,
    hub88PublicKey: hub88.publicKey,
    isTheirAddress: openAddressList(addresses),
  })
  const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/wallet/hub88`

  const send = async (path: string, text: string | Buffer, headers: object = {}) => {
    const signed = signRequest(hub88.privateKey, text)
    return heard(await post(base + path, signed.body, { ...signed.headers, ...headers }))
  }
  const sendFields = (path: string, fields: object) => send(path, JSON.stringify(fields))

  return {
    provider,
    says: SAYS,
    fullWord: 'RS_ERROR_LIMIT_REACHED',
    limitWords: {
      stake: 'RS_ERROR_LIMIT_REACHED',
      loss: 'RS_ERROR_LIMIT_REACHED',
      time: 'RS_ERROR_LIMIT_REACHED',
    },
    standIn,
    send,
    sendFields,
    bet: (seat, message) => sendFields('/transaction/bet', betFields(seat, message)),
    win: (seat, message) =>
      sendFields('/transaction/win', {
        ...betFields(seat, message),
        reference_transaction_uuid: message.betId,
      }),
    rollback: (seat, { id, ofId, round }) =>
      sendFields('/transaction/rollback', {
        ...sharedFields(seat),
        transaction_uuid: id,
        reference_transaction_uuid: ofId,
        round,
        round_closed: true,
      }),
    balance: (seat) => sendFields('/user/balance', sharedFields(seat)),
    betUnheard: (seat, message) => {
      const { body, headers } = signRequest(
        hub88.privateKey,
        JSON.stringify(betFields(seat, message)),
      )
      return hangUpOnReply(`${base}/transaction/bet`, body, headers)
    },
    badRequests: badRequests(send),
    badAmounts: badAmounts(send),
    badWins: badWins(send),
    async close() {
      await app.close()
      await wallet.close()
      await standIn.close()
    },
  } satisfies Wire & Record<string, unknown>
}

function heard({ http, body }: HttpReply): WireReply {
  const { status, balance } = JSON.parse(body) as { status: string; balance?: number }
  const balanceE5 = balance === undefined ? undefined : BigInt(balance)
  return { http, status, balanceE5, body }
}
