import { unitsOf } from '@zar/contract/money'
import {
  payOut,
  returnStake,
  type SportAnswer,
  type SportWalletDeps,
} from '../../modules/sportsbook/index.ts'
import { readPayOut, readReturn } from './command.ts'
import { BadMessage, type Fields, itemsOf, textOf } from './message.ts'
import { type Code, codeOf, DESCRIPTIONS, rollbackCodeOf } from './statuses.ts'

type ItemReply = Record<string, unknown> & { ResponseCode: Code }
type Deps = SportWalletDeps & { onFailed: (error: unknown) => void }

/** An item that changes nothing and was done before is no failure: what follows it still counts. */
const IS_DONE: readonly Code[] = [0, 46]

/**
 * Payouts in the order of their ids. After one fails, the later ones of the same order are left alone:
 * they stand on it. Each item is answered for itself.
 */
export async function payOutBatch(deps: Deps, fields: Fields): Promise<ItemReply[]> {
  const failed = new Set<string>()
  const replies: ItemReply[] = []
  for (const item of inOrder(itemsOf(fields, 'Items'))) {
    const order = nameOf(item, 'OrderNumber') ?? ''
    const reply = failed.has(order) ? sayOf(item, 21) : await payOutItem(deps, item)
    if (!IS_DONE.includes(reply.ResponseCode)) failed.add(order)
    replies.push(reply)
  }
  return replies
}

/** Each gives one stake back, and none stands on another. */
export async function returnBatch(deps: Deps, fields: Fields): Promise<ItemReply[]> {
  const replies: ItemReply[] = []
  for (const item of itemsOf(fields, 'Items')) {
    replies.push(
      await answered(deps, item, async () => {
        const answer = await returnStake(deps, readReturn(item))
        tellFull(deps, answer)
        return replyOf(item, rollbackCodeOf(answer.outcome), answer)
      }),
    )
  }
  return replies
}

const payOutItem = (deps: Deps, item: Fields) =>
  answered(deps, item, async () => {
    const answer = await payOut(deps, readPayOut(item))
    tellFull(deps, answer)
    return replyOf(item, codeOf(answer.outcome), answer)
  })

function tellFull({ onFailed }: Deps, { outcome, playerId }: SportAnswer): void {
  if (outcome === 'balance_full') onFailed(new Error(`the account of ${playerId} is full`))
}

/** What fails of one item is said of it, and the others go on. */
async function answered(deps: Deps, item: Fields, handle: () => Promise<ItemReply>) {
  try {
    return await handle()
  } catch (error) {
    if (error instanceof BadMessage) return sayOf(item, error.code)
    deps.onFailed(error)
    return sayOf(item, 500)
  }
}

function replyOf(item: Fields, code: Code, { playerId, balanceE5 }: SportAnswer): ItemReply {
  if (!playerId) return sayOf(item, code)
  return { ...sayOf(item, code), ClientId: playerId, Balance: unitsOf(balanceE5) }
}

const sayOf = (item: Fields, code: Code): ItemReply => ({
  TransactionId: nameOf(item, 'TransactionId'),
  OrderNumber: nameOf(item, 'OrderNumber'),
  ResponseCode: code,
  Description: DESCRIPTIONS[code],
})

/** An id to say back; null where it is none. */
function nameOf(item: Fields, name: string): string | null {
  try {
    return textOf(item, name)
  } catch {
    return null
  }
}

/** Ascending by TransactionId: by number where both are numbers, which texts of digits are too. */
const inOrder = (items: Fields[]): Fields[] =>
  items
    .map((item) => ({ item, id: nameOf(item, 'TransactionId') ?? '' }))
    .sort((a, b) => compare(a.id, b.id))
    .map(({ item }) => item)

const DIGITS = /^\d+$/

function compare(a: string, b: string): number {
  if (a === b) return 0
  if (DIGITS.test(a) && DIGITS.test(b)) return BigInt(a) < BigInt(b) ? -1 : 1
  return a < b ? -1 : 1
}
