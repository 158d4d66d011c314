import { unitsOf } from '@zar/contract/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import {
  editBet,
  placeBet,
  type SessionDeps,
  type SportWalletDeps,
} from '../../modules/sportsbook/index.ts'
import type { AddressList } from '../../platform/http/address-list.ts'
import { FEW_AT_ONCE, serialByKey } from '../../platform/queues.ts'
import { isFrom } from '../their-address.ts'
import { openWalletScope } from '../wallet-scope.ts'
import { payOutBatch, returnBatch } from './batch.ts'
import { readBet, readEdit } from './command.ts'
import { BadMessage, type Fields, parseMessage, textOf } from './message.ts'
import { checkSignature, type Method, SIGNED, signReply } from './signature.ts'
import { type Code, codeOf, DESCRIPTIONS } from './statuses.ts'
import { readBalance, readUser } from './user-calls.ts'

export type WalletApiOptions = Omit<SportWalletDeps, 'serialByOrder'> &
  SessionDeps & {
    log: Logger
    /** Our number at the partner. */
    partnerId: string
    /** What both sides sign with. */
    secret: string
    /** Where their servers call from; everywhere where it is not given. */
    isTheirAddress?: AddressList | undefined
  }

type ReplyFields = Record<string, unknown>
type Reply = ReplyFields & { ResponseCode: Code }
type Options = WalletApiOptions & SportWalletDeps
type Handle = (options: Options, fields: Fields) => Promise<Reply>

const ok = (told: ReplyFields): Reply => ({ ...told, ResponseCode: 0 })

const CALLS: Record<Method, Handle> = {
  GetBalance: async (options, fields) => ok(await readBalance(options, fields)),
  GetUserInfo: async (options, fields) => ok(await readUser(options, fields)),
  CreditBet: takeBet,
  ChequeRedact: redact,
  DebitByBatch: async (options, fields) =>
    ok({ Items: await payOutBatch(batchDeps(options), fields) }),
  RollBackByBatch: async (options, fields) =>
    ok({ Items: await returnBatch(batchDeps(options), fields) }),
}

/**
 * The sportsbook wallet that Digitain calls: JSON, a path for each call, always HTTP 200, replies signed.
 * Credit and debit are the bookmaker's: CreditBet takes the player's stake, DebitByBatch pays it out. Its
 * document is not public, so all of it is observed and to be checked against theirs before real money.
 */
export async function digitainSportWalletApi(
  app: FastifyInstance,
  settings: WalletApiOptions,
): Promise<void> {
  const options = { ...settings, serialByOrder: serialByKey(FEW_AT_ONCE) }
  openWalletScope(app, {
    log: options.log,
    refuse: (_request, reply, isTheirFault) =>
      tell(reply, described(options, { ResponseCode: isTheirFault ? 400 : 500 })),
  })
  for (const method of Object.keys(SIGNED) as Method[]) {
    app.post(`/${method}`, (request, reply) => answer(options, method, request, reply))
  }
}

async function answer(
  options: Options,
  method: Method,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body } = request
  // Nobody but them is given a signature of ours.
  let sign = (told: ReplyFields): ReplyFields => told
  const send = (said: Reply) => tell(reply, sign(described(options, said)))
  try {
    if (options.isTheirAddress && !isFrom(options.isTheirAddress, request))
      throw new BadMessage(403)
    const fields = parseMessage(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
    checkSignature(method, fields, options)
    sign = (told) => signReply(method, told, options.secret)
    if (textOf(fields, 'PartnerId') !== options.partnerId) throw new BadMessage(70)
    return send(await CALLS[method](options, fields))
  } catch (error) {
    if (error instanceof BadMessage) return send({ ResponseCode: error.code })
    // Nothing is known of what was asked: they ask again with the same id.
    options.log.error({ err: error, method }, 'wallet call failed')
    return send({ ResponseCode: 500 })
  }
}

const described = ({ clock }: WalletApiOptions, said: Reply): ReplyFields => ({
  ...said,
  Description: DESCRIPTIONS[said.ResponseCode],
  TimeStamp: Math.floor(clock.now().getTime() / 1000),
})

const tell = (reply: FastifyReply, told: ReplyFields): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(told))

async function takeBet(options: Options, fields: Fields): Promise<Reply> {
  const order = readBet(fields)
  const { outcome, playerId, balanceE5 } = await placeBet(options, order)
  const held = { ClientId: playerId, Balance: unitsOf(balanceE5), CurrencyId: order.currency }
  return {
    ResponseCode: codeOf(outcome),
    TransactionId: order.transactionId,
    ...(playerId !== null && { OperationItems: [held] }),
  }
}

async function redact(options: Options, fields: Fields): Promise<Reply> {
  const order = readEdit(fields)
  const { outcome } = await editBet(options, order)
  return { ResponseCode: codeOf(outcome), TransactionId: order.transactionId }
}

const batchDeps = (options: Options) => ({
  ...options,
  onFailed: (err: unknown) => options.log.error({ err }, 'wallet item failed'),
})
