import type { KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Wallet, WalletCommand } from '../../modules/casino/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { keyOfCall, type Taken } from '../../platform/encryption/keys-taken.ts'
import type { AddressList } from '../../platform/http/address-list.ts'
import { noteFailed, noteRefused } from '../count-calls.ts'
import { inTime } from '../in-time.ts'
import { isFrom } from '../their-address.ts'
import { openWalletScope } from '../wallet-scope.ts'
import { isPrize, READERS } from './command.ts'
import { BadMessage, isText, type Message, parseMessage, textOf } from './message.ts'
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts'
import { type Status, statusOf } from './statuses.ts'
import { readBalance, readPlayer } from './user-calls.ts'

export type WalletApiOptions = {
  db: Db
  wallet: Wallet
  log: Logger
  clock: Clock
  /** Theirs: it signed what is asked of us. */
  hub88PublicKey: Taken<KeyObject>
  /** Where their servers call from. */
  isTheirAddress: AddressList
}

/** What an answer says beside whom and what it answers. */
type Reply = { status: Status; balanceE5?: bigint } & Record<string, unknown>
type Handle = (options: WalletApiOptions, message: Message) => Promise<Reply>

const CALLS: Record<string, Handle> = {
  '/user/info': async ({ db }, message) => ({
    status: 'RS_OK',
    ...(await readPlayer(db, message)),
  }),
  '/user/balance': async ({ db, clock }, message) => ({
    status: 'RS_OK',
    ...(await readBalance(db, message, clock.now())),
  }),
  '/transaction/bet': (options, message) => post(options, 'bet', message),
  '/transaction/win': (options, message) => post(options, 'win', message),
  '/transaction/rollback': (options, message) => post(options, 'rollback', message),
}

/** The seamless wallet that Hub88 calls. Always HTTP 200: the status in the body is the answer. */
export async function hub88WalletApi(
  app: FastifyInstance,
  options: WalletApiOptions,
): Promise<void> {
  openWalletScope(app, {
    log: options.log,
    refuse: (_request, reply, isTheirFault) =>
      send(reply, undefined, {
        status: isTheirFault ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN',
      }),
  })
  for (const [path, handle] of Object.entries(CALLS)) {
    app.post(path, (request, reply) => answer(options, handle, request, reply))
  }
}

async function answer(
  options: WalletApiOptions,
  handle: Handle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { hub88PublicKey, isTheirAddress, log } = options
  const { body, headers } = request
  let message: Message | undefined
  try {
    if (!isFrom(isTheirAddress, request)) {
      return send(reply, undefined, { status: 'RS_ERROR_INVALID_PARTNER' })
    }
    const isTheirs = (key: KeyObject) =>
      Buffer.isBuffer(body) && isSignedBy(body, headers[SIGNATURE_HEADER], key)
    if (!Buffer.isBuffer(body) || !keyOfCall(hub88PublicKey, isTheirs))
      return send(reply, undefined, { status: 'RS_ERROR_INVALID_SIGNATURE' })
    message = parseMessage(body)
    textOf(message, 'request_uuid')
    return send(reply, message, await inTime(handle(options, message)))
  } catch (error) {
    if (error instanceof BadMessage) return send(reply, message, { status: error.code })
    // Nothing is known of what was asked: Hub88 asks again, or rolls back.
    log.error({ err: error, requestUuid: message?.fields.request_uuid }, 'wallet call failed')
    noteFailed(reply)
    return send(reply, message, { status: 'RS_ERROR_UNKNOWN' })
  }
}

function send(
  reply: FastifyReply,
  message: Message | undefined,
  { balanceE5, ...said }: Reply,
): FastifyReply {
  if (said.status !== 'RS_OK') noteRefused(reply)
  const { user, request_uuid } = message?.fields ?? {}
  // What is undefined is left out.
  const text = JSON.stringify({
    user: isText(user) ? user : undefined,
    request_uuid: isText(request_uuid) ? request_uuid : undefined,
    ...said,
  })
  // A 64-bit whole number in their contract, so it is written out digit by digit.
  const withBalance =
    balanceE5 === undefined ? text : `${text.slice(0, -1)},"balance":${balanceE5}}`
  return reply.type('application/json; charset=utf-8').send(withBalance)
}

/** Tells the balance with a taken command, and with the refusal that it is the reason of. */
async function post(
  { wallet }: WalletApiOptions,
  kind: WalletCommand['kind'],
  message: Message,
): Promise<Reply> {
  const command = READERS[kind](message)
  const first = await wallet.post(command)
  // A promotion's prize is a win by itself: the bet that it names announces it at most.
  const standsAlone = first.outcome === 'transaction_unknown' && isPrize(kind, message)
  const { outcome, balanceE5, currency } = standsAlone
    ? await wallet.post({ ...command, referenceId: null })
    : first
  const status = statusOf(kind, outcome)
  const isTold = outcome === 'ok' || outcome === 'not_enough_money'
  return isTold ? { status, currency, balanceE5 } : { status }
}
