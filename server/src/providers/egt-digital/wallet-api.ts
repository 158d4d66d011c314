import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Wallet } from '../../modules/casino/index.ts'
import type { Taken } from '../../platform/encryption/keys-taken.ts'
import type { AddressList } from '../../platform/http/address-list.ts'
import { noteFailed, noteRefused } from '../count-calls.ts'
import { inTime } from '../in-time.ts'
import { isFrom } from '../their-address.ts'
import { openWalletScope } from '../wallet-scope.ts'
import { readDeposit, readReverse, readWithdraw } from './command.ts'
import { BadMessage, type Fields, minorUnits, parseMessage, textOf } from './message.ts'
import { checkSignature } from './signature.ts'
import { reverseStatusOf, type Status, statusOf } from './statuses.ts'
import { authenticate, newCode, readBalance, terminate, type UserCalls } from './user-calls.ts'

export type WalletApiOptions = UserCalls & {
  wallet: Wallet
  log: Logger
  /** The secret that signs what is asked of us. */
  checksumKey: Taken<string>
  /** Where their servers call from. */
  isTheirAddress: AddressList
}

type ReplyFields = Record<string, string | number | null>
type Reply = { statusCode: Status } & ReplyFields
type Handle = (options: WalletApiOptions, fields: Fields) => Promise<Reply>

const ok = (told: ReplyFields): Reply => ({ statusCode: 'OK', ...told })

const CALLS: Record<string, Handle> = {
  '/authenticate': async (options, fields) => ok(await authenticate(options, fields)),
  '/defence-code': async (options, fields) => ok(await newCode(options, fields)),
  '/terminate': async (options, fields) => ok(await terminate(options, fields)),
  '/balance': async (options, fields) => ok(await readBalance(options, fields)),
  '/api/withdraw': (options, fields) => post(options, fields, readWithdraw),
  '/deposit': (options, fields) => post(options, fields, readDeposit),
  '/reverse/withdraw': reverse,
}

/**
 * The seamless wallet that EGT Digital calls: JSON, a path for each call, always HTTP 200. Its document
 * is not public, so all of it is observed in one operator's integration and to be checked against
 * theirs before anyone plays for real money. Replies are not signed: whether they must be is not known.
 */
export async function egtDigitalWalletApi(
  app: FastifyInstance,
  options: WalletApiOptions,
): Promise<void> {
  openWalletScope(app, {
    log: options.log,
    refuse: (_request, reply, isTheirFault) =>
      send(reply, { statusCode: isTheirFault ? 'ERR_INVALID_FIELDS' : 'ERR_UNKNOWN' }),
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
  const { body, headers, url } = request
  try {
    if (!isFrom(options.isTheirAddress, request)) {
      throw new BadMessage('ERR_INTEGRITY_CHECK_FAILED', 'not their address')
    }
    const fields = parseMessage(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
    checkSignature(headers, fields, options)
    return send(reply, await inTime(handle(options, fields)))
  } catch (error) {
    if (error instanceof BadMessage) return send(reply, { statusCode: error.code })
    // Nothing is known of what was asked: they ask again with the same id, or reverse it.
    options.log.error({ err: error, path: url.split('?')[0] }, 'wallet call failed')
    noteFailed(reply)
    return send(reply, { statusCode: 'ERR_UNKNOWN' })
  }
}

function send(reply: FastifyReply, said: Reply): FastifyReply {
  if (said.statusCode !== 'OK') noteRefused(reply)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(said))
}

/** Tells the balance with what was taken, and with the refusal that it is the reason of. */
async function post(
  { wallet }: WalletApiOptions,
  fields: Fields,
  read: (fields: Fields) => ReturnType<typeof readWithdraw>,
): Promise<Reply> {
  const command = read(fields)
  const answered = await wallet.post(command)
  const statusCode = statusOf(answered)
  const balance = minorUnits(answered.balanceE5)
  if (statusCode === 'ERR_NOT_ENOUGH_MONEY') return { statusCode, balance }
  if (statusCode !== 'OK') return { statusCode }
  const amount = minorUnits(command.amountE5)
  const isReal = command.movesCash && !answered.isOfBonus
  const parts = isReal
    ? { realAmount: amount, bonusAmount: 0 }
    : { realAmount: 0, bonusAmount: amount }
  // The books have the movement under their own id.
  return { statusCode, balance, casinoTransferId: command.transactionId, ...parts }
}

async function reverse({ wallet }: WalletApiOptions, fields: Fields): Promise<Reply> {
  const answered = await wallet.post(readReverse(fields))
  const statusCode = reverseStatusOf(answered)
  if (statusCode !== 'OK') return { statusCode, casinoTransferId: null }
  const casinoTransferId = textOf(fields, 'transferId')
  return { statusCode, casinoTransferId, balance: minorUnits(answered.balanceE5) }
}
