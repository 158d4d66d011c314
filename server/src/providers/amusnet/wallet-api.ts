import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { readBalanceE5, type Wallet, type WalletAnswer } from '../../modules/casino/index.ts'
import { keyOfCall, type Taken } from '../../platform/encryption/keys-taken.ts'
import type { AddressList } from '../../platform/http/address-list.ts'
import { noteFailed, noteRefused } from '../count-calls.ts'
import { inTime } from '../in-time.ts'
import { isFrom } from '../their-address.ts'
import { openWalletScope } from '../wallet-scope.ts'
import { type Read, readDeposit, readDepositAfter, readWithdraw } from './command.ts'
import { type Credentials, isTheirs } from './credentials.ts'
import { amountText, BadMessage, parseMessage, playerIdOf, textOf } from './message.ts'
import { type Code, codeOf, MESSAGES, TAKEN } from './statuses.ts'
import { authenticate, newCode, readBalance, type UserCalls } from './user-calls.ts'
import { BadXml, type Elements, writeXml } from './xml.ts'

export type WalletApiOptions = UserCalls & {
  wallet: Wallet
  log: Logger
  credentials: Taken<Credentials>
  /** Where their servers call from. */
  isTheirAddress: AddressList
}

type Reply = { code: Code } & Record<string, string | undefined>
type Handle = (options: WalletApiOptions, fields: Elements) => Promise<Reply>
type Call = { name: string; handle: Handle }

/** The document of a request is `…Request`, that of its reply `…Response`. */
const CALLS: Record<string, Call> = {
  '/Authenticate': {
    name: 'Auth',
    async handle(options, fields) {
      const heldE5 = await authenticate(options, fields)
      if (heldE5 === undefined) return { code: '3100', ErrorMessage: 'EXPIRED' }
      return { code: '1000', Balance: amountText(heldE5) }
    },
  },
  '/GetPlayerBalance': {
    name: 'GetPlayerBalance',
    handle: async (options, fields) => ({
      code: '1000',
      Balance: amountText(await readBalance(options, fields)),
    }),
  },
  '/GetDefenceCode': {
    name: 'GetDefenceCode',
    handle: async (options, fields) => ({
      code: '1000',
      PlayerId: playerIdOf(fields),
      DefenceCode: await newCode(options, fields),
    }),
  },
  '/Withdraw': {
    name: 'Withdraw',
    async handle(options, fields) {
      if (textOf(fields, 'Reason') !== 'ROUND_BEGIN') throw new BadMessage('Reason is wrong')
      return post(options, fields, [readWithdraw])
    },
  },
  '/Deposit': {
    name: 'Deposit',
    handle: (options, fields) => post(options, fields, [readDeposit]),
  },
  '/WithdrawAndDeposit': {
    name: 'WithdrawAndDeposit',
    handle: (options, fields) => post(options, fields, [readWithdraw, readDepositAfter]),
  },
}

/**
 * The seamless wallet that Amusnet calls: XML, a path for each call, always HTTP 200. Its document is
 * not public, so all of it is observed in operators' integrations and to be checked against theirs
 * before anyone plays for real money.
 */
export async function amusnetWalletApi(
  app: FastifyInstance,
  options: WalletApiOptions,
): Promise<void> {
  openWalletScope(app, {
    log: options.log,
    refuse({ url }, reply) {
      const name = Object.entries(CALLS).find(([path]) => url.endsWith(path))?.[1].name
      return send(reply, name ?? 'Error', { code: '3000' })
    },
  })
  for (const [path, call] of Object.entries(CALLS)) {
    app.post(path, (request, reply) => answer(options, call, request, reply))
  }
}

async function answer(
  options: WalletApiOptions,
  { name, handle }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    if (!isFrom(options.isTheirAddress, request)) throw new BadMessage('not their address')
    const fields = parseMessage(
      Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      `${name}Request`,
    )
    if (!keyOfCall(options.credentials, (known) => isTheirs(fields, known)))
      throw new BadMessage('wrong credentials')
    return send(reply, name, await inTime(handle(options, fields)))
  } catch (error) {
    if (!(error instanceof BadMessage || error instanceof BadXml)) {
      // Nothing is known of what was asked: they ask again with the same id, or cancel the round.
      options.log.error({ err: error, call: name }, 'wallet call failed')
      noteFailed(reply)
    }
    return send(reply, name, { code: '3000' })
  }
}

function send(reply: FastifyReply, name: string, { code, ...told }: Reply): FastifyReply {
  if (!TAKEN.includes(code)) noteRefused(reply)
  const elements = { ErrorCode: code, ErrorMessage: MESSAGES[code], ...told }
  return reply.type('text/xml; charset=utf-8').send(writeXml(`${name}Response`, elements))
}

/**
 * Posts one transaction after the other, as far as they are taken, and answers for all: a duplicate is
 * what changed nothing at all. Every part is safe to send again, so a broken one is finished so.
 */
async function post(
  options: WalletApiOptions,
  fields: Elements,
  parts: readonly Read[],
): Promise<Reply> {
  // All are read before the first is posted: what cannot be finished is not begun.
  const commands = parts.map((read) => read(fields, options.portal))
  const codes: Code[] = []
  let last: WalletAnswer | undefined
  for (const command of commands) {
    last = await options.wallet.post(command)
    codes.push(codeOf(last))
    if (last.outcome !== 'ok') break
  }
  const code = codes.every((each) => each === '1100')
    ? '1100'
    : wordOfAll(codes.filter((each) => each !== '1100'))
  return { code, ...(await told(options, fields, code, last)) }
}

/** The last one's, unless all were taken and the stake has something to say. */
function wordOfAll(codes: readonly Code[]): Code {
  const last = codes.at(-1) ?? '3000'
  return last === '1000' ? (codes.find((each) => each !== '1000') ?? last) : last
}

/** The books have the movement under their own id. A duplicate is told the balance as it is now. */
async function told(
  options: WalletApiOptions,
  fields: Elements,
  code: Code,
  answered: WalletAnswer | undefined,
): Promise<Record<string, string>> {
  const CasinoTransferId = textOf(fields, 'TransferId')
  if (code === '1100') {
    return {
      Balance: amountText(await readBalanceE5(options, playerIdOf(fields))),
      CasinoTransferId,
    }
  }
  const isTold = answered && ['ok', 'not_enough_money'].includes(answered.outcome)
  return isTold ? { Balance: amountText(answered.balanceE5), CasinoTransferId } : {}
}
