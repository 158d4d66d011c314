import type { LedgerTransfer } from '@zar/contract/office/ledger'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { causeOf } from '../../audit/index.ts'
import { findWalletCalls, type WalletCall } from '../../casino/index.ts'
import { type FoundTransfer, findTransfer, type TransferEnd } from '../../ledger/index.ts'
import { readPaymentOfTransfer } from '../../payments/index.ts'
import { readSupplierRecord } from '../../suppliers/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { readPlayerName } from './player-name.ts'

/** A transfer by its number, its key or a supplier's id of it; refuses what is none. */
export async function searchTransfer(db: Db, text: string): Promise<FoundTransfer> {
  const number = text.replaceAll(/[.\s]/g, '')
  const found = /^\d{1,18}$/.test(number)
    ? await findTransfer(db, { number: BigInt(number) })
    : undefined
  const one = found ?? (await findTransfer(db, { key: text })) ?? (await findByCall(db, text))
  if (!one) throw new Refusal('not_found')
  return one
}

/** `supplier:id`, or the id alone. */
async function findByCall(db: Db, text: string): Promise<FoundTransfer | undefined> {
  const at = text.indexOf(':')
  const wishes = [{ id: text }, { provider: text.slice(0, at), id: text.slice(at + 1) }]
  for (const wish of at < 0 ? wishes.slice(0, 1) : wishes) {
    for (const call of await findWalletCalls(db, wish)) {
      const found = await findTransfer(db, { call })
      if (found) return found
    }
  }
  return undefined
}

type Trail = Pick<LedgerTransfer, 'request' | 'otherSide'>

/** A transfer with both its ends, its checkpoint, what asked for it, and what the other side has of it. */
export async function tellTrail(
  { db }: OfficeDeps,
  call: OfficeCall<unknown>,
  found: FoundTransfer,
): Promise<LedgerTransfer> {
  const [round] = call.actions(['round.view'])
  const mayRound = round?.state !== 'refused'
  const [player, trail] = await Promise.all([
    readPlayerName(db, found.playerId),
    readTrail(db, found, { mayRound, locale: call.caller.locale }),
  ])
  return {
    ...trail,
    player,
    id: `${found.id}`,
    key: found.key,
    at: found.at.toISOString(),
    reason: found.reason,
    amountE5: `${found.amountE5}`,
    currency: found.currency,
    source: tellEnd(found.source, found.amountE5),
    target: tellEnd(found.target, -found.amountE5),
    seal: found.seal && {
      id: `${found.seal.id}`,
      hash: found.seal.hash,
      afterId: `${found.seal.afterId}`,
      toId: `${found.seal.toId}`,
    },
    mayRound: mayRound && trail.request?.kind === 'call',
  }
}

/** `backE5` undoes the transfer. */
const tellEnd = ({ account, kind, isHouse, afterE5 }: TransferEnd, backE5: bigint) => ({
  kind,
  isHouse,
  account: `${account}`,
  beforeE5: afterE5 === null ? null : `${afterE5 + backE5}`,
  afterE5: afterE5 === null ? null : `${afterE5}`,
})

type Reader = { mayRound: boolean; locale: 'tr' | 'en' }

async function readTrail(db: Db, found: FoundTransfer, reader: Reader): Promise<Trail> {
  const { origin, originId, key } = found
  const [call] = await findWalletCalls(db, { id: originId, provider: origin })
  if (call) return trailOfCall(db, call, reader)
  const payment = await readPaymentOfTransfer(db, { origin, originId, locale: reader.locale })
  if (payment) {
    const { bankReference: reference, difference, changedAt, id: _, ...request } = payment
    return {
      request: { kind: 'payment', ...request, at: changedAt.toISOString() },
      otherSide: { kind: 'bank', reference, difference },
    }
  }
  const audit = await causeOf(db, key)
  const request = audit === undefined ? null : ({ kind: 'deed', audit: `${audit}` } as const)
  return { request, otherSide: null }
}

async function trailOfCall(db: Db, call: WalletCall, { mayRound }: Reader): Promise<Trail> {
  const { provider, id, at } = call
  const record = await readSupplierRecord(db, { provider, id, at })
  return {
    request: {
      kind: 'call',
      provider,
      id,
      does: call.does,
      game: call.game,
      round: mayRound ? call.roundId : null,
      closesRound: call.closesRound,
      refersTo: call.refersTo,
      amountE5: `${call.amountE5}`,
      currency: call.currency,
      outcome: call.outcome,
      answeredE5: `${call.balanceE5}`,
      at: at.toISOString(),
    },
    otherSide: {
      kind: 'list',
      day: record.day,
      comparedAt: record.comparedAt?.toISOString() ?? null,
      differences: record.differences.map((one) => ({
        id: `${one.id}`,
        what: one.what,
        theirsE5: one.theirs?.amountE5 ?? null,
        explanation: one.explanation,
        isOpen: one.closedAt === null && one.explanation === null,
      })),
    },
  }
}
