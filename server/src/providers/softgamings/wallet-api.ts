import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Wallet, WalletAnswer } from '../../modules/casino/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { keyOfCall, newestKey, type Taken, takenAs } from '../../platform/encryption/keys-taken.ts'
import type { AddressList } from '../../platform/http/address-list.ts'
import { noteFailed, noteMethod, noteRefused } from '../count-calls.ts'
import { inTime } from '../in-time.ts'
import { isFrom } from '../their-address.ts'
import { openWalletScope } from '../wallet-scope.ts'
import { type Order, orderOf } from './command.ts'
import { amountText, BadMessage, parseMessage, textOf, wrong } from './message.ts'
import { type Fields, hmacOf, isSigned, signingKeyOf } from './signature.ts'
import { type ErrorWord, wordOf } from './statuses.ts'
import { findReversed } from './stored-transactions.ts'
import { readBalance } from './user-calls.ts'

export type WalletApiOptions = {
  db: Db
  wallet: Wallet
  log: Logger
  clock: Clock
  /** Signs what they ask and what we answer. */
  hmacSecret: Taken<string>
  /** Where their servers call from. */
  isTheirAddress: AddressList
}

type Reply = Readonly<Record<string, string>>
type Deps = WalletApiOptions & { keys: Taken<Buffer> }
type Handle = (deps: Deps, fields: Fields) => Promise<Reply>

const NO_DEBIT: ErrorWord = 'there is no DEBIT with provided i_actionid'
const TYPE_MAX = 32

const TYPES: Record<string, Handle> = {
  ping: async () => ({ status: 'OK' }),
  balance: async ({ db, clock }, fields) => ({
    status: 'OK',
    balance: amountText(await readBalance(db, fields, clock.now())),
  }),
  debit: (deps, fields) => post(deps, orderOf('debit', fields)),
  credit: (deps, fields) => post(deps, orderOf('credit', fields)),
  // Tells again of a round what its debits and credits have told already.
  roundinfo: async () => ({ status: 'OK' }),
}

/**
 * The seamless wallet that Fundist calls, at one url. Always HTTP 200, and signed: `status` OK is the
 * only success.
 */
export async function softgamingsWalletApi(
  app: FastifyInstance,
  options: WalletApiOptions,
): Promise<void> {
  const deps = { ...options, keys: takenAs(options.hmacSecret, signingKeyOf) }
  openWalletScope(app, {
    log: options.log,
    refuse: (_request, reply, isTheirFault) =>
      send(newestKey(deps.keys), reply, {
        error: isTheirFault ? 'wrong hmac parameter' : 'internal error',
      }),
  })
  app.post('/', (request, reply) => answer(deps, request, reply))
}

async function answer(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { body } = request
  let tid: unknown
  // Answered with the key that it was asked with, which they check it by.
  let key = newestKey(deps.keys)
  try {
    if (!isFrom(deps.isTheirAddress, request)) throw new BadMessage('wrong hmac parameter')
    const fields: Fields = Buffer.isBuffer(body) ? parseMessage(body) : {}
    tid = fields.tid
    const signedWith = keyOfCall(deps.keys, (one) => isSigned(fields, one))
    if (!signedWith) throw new BadMessage('wrong hmac parameter')
    key = signedWith
    return send(key, reply, await inTime(handle(deps, fields, reply)))
  } catch (error) {
    if (error instanceof BadMessage) return send(key, reply, { error: error.code })
    // Nothing is known of what was asked: the same id may come again.
    deps.log.error({ err: error, tid }, 'wallet call failed')
    noteFailed(reply)
    return send(key, reply, { error: 'internal error' })
  }
}

function handle(deps: Deps, fields: Fields, reply: FastifyReply): Promise<Reply> {
  const type = textOf(fields, 'type', TYPE_MAX)
  const handler = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
  if (!handler) throw wrong('type')
  noteMethod(reply, type)
  return handler(deps, fields)
}

function send(key: Buffer, reply: FastifyReply, said: Reply): FastifyReply {
  if (said.status !== 'OK') noteRefused(reply)
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...said, hmac: hmacOf(said, key) }))
}

/**
 * Which bet of its round a win pays is decided by the wallet, while nothing else can move the player's
 * money: a bet that is looked up before may be given back meanwhile, and the refusal would be kept.
 * That a round has no bet is never kept, so a prize is then asked for again as one without.
 */
async function post(deps: Deps, order: Order): Promise<Reply> {
  if ('reverses' in order) return postRollback(deps, order)
  const { command } = order
  const answered = await deps.wallet.post(command)
  const standsAlone =
    'mayStandAlone' in order && order.mayStandAlone && answered.outcome === 'transaction_unknown'
  if (!standsAlone) return saidOf(order, answered)
  return saidOf(order, await deps.wallet.post({ ...command, referenceId: null }))
}

/**
 * A rollback of a bet that has not come is kept all the same, so that the late bet is refused, and its
 * answer is an error then and whenever it is asked again. One of a win that has not come is not kept:
 * it takes the win back when both are there.
 */
async function postRollback(
  deps: Deps,
  order: Extract<Order, { reverses: unknown }>,
): Promise<Reply> {
  const { command, reverses } = order
  const { id, kind, amountE5 } = reverses
  const find = () => findReversed(deps.db, id, command.playerId)
  if (kind === 'win' && !(await find())) throw wrong('i_rollback')
  // What it names may be anything until the wallet decides, which reverses nothing but what is meant.
  const answered = await deps.wallet.post({ ...command, reverses: { kind, amountE5 } })
  const found = await find()
  const isOther =
    found && found.kind !== 'rollback' && (found.kind !== kind || found.amount_e5 !== amountE5)
  if (isOther) throw new BadMessage('Transaction Parameter mismatch')
  if (found || answered.outcome !== 'ok') return saidOf(order, answered)
  return { error: NO_DEBIT, balance: amountText(answered.balanceE5) }
}

/** Tells the balance with a taken command, and with the refusal that it is the reason of. */
function saidOf({ command }: Order, { outcome, balanceE5 }: WalletAnswer): Reply {
  const balance = amountText(balanceE5)
  if (outcome === 'ok') return { status: 'OK', tid: command.transactionId, balance }
  const error = wordOf(command.kind, outcome)
  return outcome === 'not_enough_money' ? { error, balance } : { error }
}
