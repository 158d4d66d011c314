import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Wallet } from '../../modules/casino/index.ts'
import { keyOfCall, type Taken } from '../../platform/encryption/keys-taken.ts'
import type { AddressList } from '../../platform/http/address-list.ts'
import { writeExactJson } from '../../platform/http/exact-json.ts'
import { FEW_AT_ONCE, type SerialByKey, serialByKey } from '../../platform/queues.ts'
import { noteFailed, noteRefused } from '../count-calls.ts'
import { isFresh } from '../fresh.ts'
import { inTime } from '../in-time.ts'
import { isSameText } from '../same-text.ts'
import { isFrom } from '../their-address.ts'
import { openWalletScope } from '../wallet-scope.ts'
import { type BatchCall, postBatch } from './batch.ts'
import { BadMessage, type Fields, parseMessage, textOf } from './message.ts'
import { prepareAmend, prepareBet, prepareBetWin, prepareRefund, prepareWin } from './prepare.ts'
import { postPromoWin } from './promo-win.ts'
import { replyTimeOf, signatureOf, timeOf } from './signature.ts'
import { CODES, type Code } from './statuses.ts'
import { readTransactionStatus } from './transaction-status.ts'
import { authenticate, readBalance, refreshToken, type UserCalls } from './user-calls.ts'

export type WalletApiOptions = UserCalls & {
  wallet: Wallet
  log: Logger
  /** Our number there. */
  operatorId: string
  /** Signs what they ask and what we answer. */
  hmacKey: Taken<string>
  /** Where their servers call from. */
  isTheirAddress: AddressList
  /** How long a call may take, where it is not as long as a supplier listens. */
  answerMaxMs?: number | undefined
}

type Reply = { errorCode: Code; items?: { errorCode: Code }[] } & Fields
type Handle = (
  options: WalletApiOptions & { serialByPlayer: SerialByKey },
  fields: Fields,
) => Promise<Reply>

const ok = (told: Fields): Reply => ({ errorCode: CODES.ok, ...told })
const ECHOED = ['info', 'metadata']
const batch =
  (prepare: BatchCall['prepare'], echoed: readonly string[] = ECHOED): Handle =>
  (options, fields) =>
    postBatch(options, fields, { prepare, echoed })

const CALLS: Record<string, Handle> = {
  '/authenticate': async (options, fields) => ok(await authenticate(options, fields)),
  '/getbalance': async (options, fields) => ok(await readBalance(options, fields)),
  '/refreshtoken': async (options, fields) => ok(await refreshToken(options, fields)),
  '/bet': batch(prepareBet),
  '/win': batch(prepareWin),
  '/betwin': batch(prepareBetWin, ['betInfo', 'winInfo', 'metadata']),
  '/refund': batch(prepareRefund),
  '/amend': batch(prepareAmend),
  '/promowin': postPromoWin,
  '/checktxstatus': async ({ db }, fields) => ok(await readTransactionStatus(db, fields)),
  // Its fields are not known: it is refused, and a game opens without it.
  '/creategamesession': async () => ({ errorCode: CODES.general }),
}

/**
 * The seamless wallet that Digitain's casino calls: JSON, a path for each call, always HTTP 200. Its
 * document is not public, so all of it is observed in operators' integrations and to be checked
 * against theirs before anyone plays for real money.
 */
export async function digitainWalletApi(
  app: FastifyInstance,
  options: WalletApiOptions,
): Promise<void> {
  openWalletScope(app, {
    log: options.log,
    refuse: (_request, reply, isTheirFault) =>
      tell(reply, { errorCode: isTheirFault ? CODES.missingParameter : CODES.general }),
  })
  const deps = { ...options, serialByPlayer: serialByKey(FEW_AT_ONCE) }
  for (const [path, handle] of Object.entries(CALLS)) {
    app.post(path, (request, reply) => answer(deps, handle, request, reply))
  }
}

async function answer(
  options: Parameters<Handle>[0],
  handle: Handle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, url } = request
  // Nobody but them is given a signature of ours.
  let sign = (said: Reply): Fields => said
  try {
    if (!isFrom(options.isTheirAddress, request)) throw unsigned()
    const fields = parseMessage(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
    const key = checkSignature(options, fields)
    sign = (said) => signed(options, key, said)
    return tell(reply, await inTime(handle(options, fields), options.answerMaxMs), sign)
  } catch (error) {
    if (error instanceof BadMessage) return tell(reply, { errorCode: error.code }, sign)
    // Nothing is known of what was asked: they ask again with the same id, or refund it.
    options.log.error({ err: error, path: url.split('?')[0] }, 'wallet call failed')
    noteFailed(reply)
    return tell(reply, { errorCode: CODES.general }, sign)
  }
}

const unsigned = () => new BadMessage(CODES.invalidSignature, 'not theirs')

/** Answers the key that it is signed with. Another operator's message is told so only where the key is ours. */
function checkSignature(options: WalletApiOptions, fields: Fields): string {
  const { clock, hmacKey, operatorId } = options
  const [given, timestamp] = [textOf(fields, 'signature'), textOf(fields, 'timestamp')]
  const named = textOf(fields, 'operatorId')
  const key = keyOfCall(hmacKey, (one) => isSameText(given, signatureOf(one, timestamp, named)))
  if (key === undefined) throw unsigned()
  // What was seen once, or was ever said by us, would else sign anything for ever.
  if (!isFresh(timeOf(timestamp)?.getTime() ?? Number.NaN, clock)) throw unsigned()
  if (named !== operatorId) throw new BadMessage(CODES.wrongOperator, 'of another operator')
  return key
}

/** With the key that it was asked with, which they check it by. */
function signed({ clock, operatorId }: WalletApiOptions, key: string, said: Reply): Fields {
  const timestamp = replyTimeOf(clock.now())
  return { timestamp, signature: signatureOf(key, timestamp, operatorId), ...said }
}

function tell(
  reply: FastifyReply,
  said: Reply,
  sign: (said: Reply) => Fields = (unsigned) => unsigned,
): FastifyReply {
  noteEnding(reply, said)
  return reply.type('application/json; charset=utf-8').send(writeExactJson(sign(said)))
}

/** As operators count it: by the worst of its items, and by itself where it says why none was taken. */
function noteEnding(reply: FastifyReply, { errorCode, items = [] }: Reply): void {
  const codes = [errorCode, ...items.map((item) => item.errorCode)]
  if (codes.every((code) => code === CODES.ok)) return
  if (errorCode === CODES.ok && codes.includes(CODES.general)) noteFailed(reply)
  else noteRefused(reply)
}
