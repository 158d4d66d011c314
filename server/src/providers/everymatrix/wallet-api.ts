import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { keyOfCall, type Taken } from '../../platform/encryption/keys-taken.ts'
import type { AddressList } from '../../platform/http/address-list.ts'
import { noteFailed, noteMethod, noteRefused } from '../count-calls.ts'
import { inTime } from '../in-time.ts'
import { isFrom } from '../their-address.ts'
import { openWalletScope } from '../wallet-scope.ts'
import { orderOf } from './command.ts'
import { type Credentials, isTheirs } from './credentials.ts'
import { BadMessage, type Fields, optionalTextOf, parseMessage, textOf, wrong } from './message.ts'
import { type Posting, post } from './post-command.ts'
import { MESSAGES, type ReturnCode } from './statuses.ts'
import { readAccount, readBalance, type UserCalls } from './user-calls.ts'

export type WalletApiOptions = UserCalls &
  Posting & {
    log: Logger
    credentials: Taken<Credentials>
    /** Where their servers call from. */
    isTheirAddress: AddressList
  }

type Reply = { ReturnCode: ReturnCode } & Record<string, string | number>
type Handle = (options: WalletApiOptions, fields: Fields) => Promise<Reply>

const REQUESTS: Record<string, Handle> = {
  GetAccount: async (options, fields) => ({
    ReturnCode: 0,
    ...(await readAccount(options, fields)),
  }),
  GetBalance: async (options, fields) => ({
    ReturnCode: 0,
    ...(await readBalance(options, fields)),
  }),
  WalletDebit: (options, fields) => post(options, orderOf('WalletDebit', fields)),
  WalletCredit: (options, fields) => post(options, orderOf('WalletCredit', fields)),
}

/**
 * The seamless wallet that EveryMatrix's CasinoEngine calls: JSON at one url, always HTTP 200. Its
 * document is not public, so all of it is observed in operators' integrations and to be checked
 * against theirs before anyone plays for real money.
 */
export async function everymatrixWalletApi(
  app: FastifyInstance,
  options: WalletApiOptions,
): Promise<void> {
  openWalletScope(app, {
    log: options.log,
    refuse: (_request, reply) => send(reply, { ReturnCode: 101 }),
  })
  app.post('/', (request, reply) => answer(options, request, reply))
}

async function answer(
  options: WalletApiOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let known: Echo | undefined
  try {
    if (!isFrom(options.isTheirAddress, request)) throw new BadMessage(105, '')
    const fields = parseMessage(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    if (!keyOfCall(options.credentials, (known) => isTheirs(fields, known)))
      throw new BadMessage(101, 'wrong credentials')
    const named = textOf(fields, 'Request')
    const handle = Object.hasOwn(REQUESTS, named) ? REQUESTS[named] : undefined
    if (!handle) throw wrong('Request')
    noteMethod(reply, named)
    known = { Request: named, SessionId: optionalTextOf(fields, 'SessionId') ?? '' }
    return send(reply, await inTime(handle(options, fields)), known)
  } catch (error) {
    if (error instanceof BadMessage) {
      return send(reply, { ReturnCode: error.code, Details: error.message }, known)
    }
    // Nothing is known of what was asked: they ask again with the same id, or roll back.
    options.log.error({ err: error, request: known?.Request }, 'wallet call failed')
    noteFailed(reply)
    return send(reply, { ReturnCode: 101 }, known)
  }
}

/** What of the request its answer says again. */
type Echo = { Request: string; SessionId: string }

function send(reply: FastifyReply, said: Reply, known?: Echo): FastifyReply {
  if (said.ReturnCode !== 0) noteRefused(reply)
  return reply.type('application/json; charset=utf-8').send(
    JSON.stringify({
      ApiVersion: '1.0',
      Message: MESSAGES[said.ReturnCode],
      Details: '',
      ...known,
      ...said,
    }),
  )
}
