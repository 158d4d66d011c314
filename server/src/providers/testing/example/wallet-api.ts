import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import type { Wallet, WalletCommand } from '../../../modules/casino/index.ts'
import type { Clock } from '../../../platform/clock.ts'
import { inTime } from '../../in-time.ts'
import { openWalletScope } from '../../wallet-scope.ts'
import { readBet, readRollback, readWin } from './command.ts'
import { BadMessage, type Fields, minorUnits, parseMessage } from './message.ts'
import { isSigned, SIGNATURE_HEADER } from './signature.ts'
import { STATUSES, type Status } from './statuses.ts'
import { readBalance } from './user-calls.ts'

export type WalletApiOptions = {
  db: Db
  clock: Clock
  wallet: Wallet
  log: Logger
  /** Signs what is asked of us. */
  secret: string
}

type Reply = { status: Status; currency?: string; balance?: number }
type Handle = (options: WalletApiOptions, fields: Fields) => Promise<Reply>

const CALLS: Record<string, Handle> = {
  '/balance': async (options, fields) => ({
    status: 'ok',
    ...(await readBalance(options, fields)),
  }),
  '/bet': (options, fields) => post(options, readBet(fields)),
  '/win': (options, fields) => post(options, readWin(fields)),
  '/rollback': (options, fields) => post(options, readRollback(fields)),
}

/** The seamless wallet that Example calls. Always HTTP 200: the status in the body is the answer. */
export async function exampleWalletApi(
  app: FastifyInstance,
  options: WalletApiOptions,
): Promise<void> {
  openWalletScope(app, {
    log: options.log,
    refuse: (_request, reply, isTheirFault) =>
      send(reply, { status: isTheirFault ? 'bad_request' : 'failed' }),
  })
  for (const [path, handle] of Object.entries(CALLS)) {
    app.post(path, (request, reply) => answer(options, handle, request, reply))
  }
}

async function answer(
  options: WalletApiOptions,
  handle: Handle,
  { body, headers, url }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    if (!isSigned(bytes, headers[SIGNATURE_HEADER], options.secret)) {
      return send(reply, { status: 'bad_signature' })
    }
    return send(reply, await inTime(handle(options, parseMessage(bytes))))
  } catch (error) {
    if (error instanceof BadMessage) return send(reply, { status: error.code })
    // Nothing is known of what was asked: they ask again with the same id, or roll back.
    options.log.error({ err: error, path: url.split('?')[0] }, 'wallet call failed')
    return send(reply, { status: 'failed' })
  }
}

const send = (reply: FastifyReply, said: Reply) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(said))

/** Tells the balance with what was taken, and with the refusal that it is the reason of. */
async function post({ wallet }: WalletApiOptions, command: WalletCommand): Promise<Reply> {
  const { outcome, balanceE5, currency } = await wallet.post(command)
  const status = STATUSES[outcome]
  const isTold = outcome === 'ok' || outcome === 'not_enough_money'
  return isTold ? { status, currency, balance: minorUnits(balanceE5) } : { status }
}
