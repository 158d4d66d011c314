import type { Logger } from 'pino'
import type { WalletAnswer } from '../../modules/casino/index.ts'
import { BadMessage, echoOf, type Fields, flagOf, itemsOf } from './message.ts'
import type { ItemAnswer, Prepare, PrepareDeps, Prepared } from './prepare.ts'
import { CODES, type Code } from './statuses.ts'

export type BatchDeps = PrepareDeps & { log: Logger }
/** How a call's items are read, and which of their members go back as they came. */
export type BatchCall = { prepare: Prepare; echoed: readonly string[] }

/**
 * Posts the items of a message, each for itself and answered for itself, or, with `allOrNone`, all in
 * one commit or none: then the message's own code is the reason of those that could not be taken.
 * Every item is read before the first is posted, and they are posted in their order.
 */
export async function postBatch(deps: BatchDeps, fields: Fields, call: BatchCall) {
  const isAllOrNone = flagOf(fields, 'allOrNone')
  const items = itemsOf(fields)
  const read = await Promise.all(items.map((item) => readOne(deps, item, call)))
  const isTogether = isAllOrNone && items.length > 1
  const answers = isTogether
    ? await postAllOrNone(deps, read)
    : await Promise.all(read.map((one) => postOne(deps, one)))
  return {
    errorCode: isAllOrNone ? reasonOf(answers) : CODES.ok,
    items: answers.map((answer, index) => ({
      externalTxId: null,
      ...answer,
      ...read[index]?.echo,
    })),
  }
}

/** One that could not be read has the code of its refusal. */
type Read = { echo: Fields } & (Prepared | { errorCode: Code })
const isPrepared = (one: Read): one is Read & Prepared => 'tell' in one

async function readOne(
  deps: BatchDeps,
  item: Fields,
  { prepare, echoed }: BatchCall,
): Promise<Read> {
  let echo: Fields = {}
  try {
    echo = echoOf(item, echoed)
    return { echo, ...(await prepare(deps, item)) }
  } catch (error) {
    return { echo, errorCode: codeOfError(deps, error) }
  }
}

async function postOne(deps: BatchDeps, one: Read): Promise<ItemAnswer> {
  if (!isPrepared(one)) return { errorCode: one.errorCode }
  try {
    return await one.tell(await post(deps, one))
  } catch (error) {
    return { errorCode: codeOfError(deps, error) }
  }
}

const post = (deps: BatchDeps, one: Prepared) => one.post?.() ?? postCommands(deps, [one])

/**
 * Which bet of its round a prize belongs to is decided by the wallet, under its lock: one that is looked up
 * before may be given back meanwhile. That a round has no bet is never kept, so a prize is then asked for
 * again as one without.
 */
async function postCommands(deps: BatchDeps, items: readonly Prepared[]): Promise<WalletAnswer[]> {
  const commands = items.flatMap((one) => one.commands)
  const [only] = commands
  const answers =
    only && commands.length === 1
      ? [await deps.wallet.post(only)]
      : await deps.wallet.postAtomically(commands)
  const left = [...answers]
  const asked = items.map((one) => asPrize(one, left.splice(0, one.commands.length)))
  const isSame = asked.every((one, index) => one === items[index])
  return isSame ? answers : postCommands(deps, asked)
}

/** What was only left out with others is no prize without a bet. */
function asPrize(one: Prepared, answers: readonly WalletAnswer[]): Prepared {
  const isUnknown = ({ outcome, note }: WalletAnswer) =>
    outcome === 'transaction_unknown' && note === undefined
  if (!one.mayStandAlone || !answers.every(isUnknown)) return one
  const commands = one.commands.map((command) => ({ ...command, referenceId: null }))
  return { ...one, commands, mayStandAlone: false }
}

/** Only of calls whose items are the wallet's commands and no more. */
async function postAllOrNone(deps: BatchDeps, read: readonly Read[]): Promise<ItemAnswer[]> {
  const prepared = read.filter(isPrepared)
  if (prepared.some((one) => one.post)) throw new BadMessage(CODES.missingParameter, 'allOrNone')
  if (prepared.length < read.length) {
    return read.map((one) => ({ errorCode: isPrepared(one) ? CODES.general : one.errorCode }))
  }
  const answers = await postCommands(deps, prepared)
  return Promise.all(prepared.map(({ tell, commands }) => tell(answers.splice(0, commands.length))))
}

/** Why none was taken, or a success: what was taken before is no reason. */
function reasonOf(answers: readonly ItemAnswer[]): Code {
  const bad = answers
    .map(({ errorCode }) => errorCode)
    .filter((code) => code !== CODES.ok && code !== CODES.transactionExists)
  return bad.find((code) => code !== CODES.general) ?? bad[0] ?? CODES.ok
}

/** Where the fault is not theirs nothing is known of the item: it may come again under its id. */
function codeOfError({ log }: BatchDeps, error: unknown): Code {
  if (error instanceof BadMessage) return error.code
  log.error({ err: error }, 'wallet call failed')
  return CODES.general
}
