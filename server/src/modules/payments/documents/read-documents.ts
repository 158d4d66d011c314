import type { Locale } from '@zar/contract/limits'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { DocumentCode, DocumentKind } from '@zar/contract/players/documents'
import type { Db } from '../../../db/db.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import { readPlayerName } from '../accounts/player-name.ts'
import { findMethod } from '../methods/methods.ts'
import { filesOf } from './files.ts'
import { isAwaited } from './queue.ts'

/** A document as the house sees it, without its files. */
export type FoundDocument = {
  id: string
  kind: DocumentKind
  state: 'waiting' | 'accepted' | 'refused' | 'lapsed'
  playerId: string
  number: string
  username: string
  payment: string
  amountE5: bigint
  handedAt: Date
  /** When its withdrawal ends by itself; null where it waits for no document. */
  clockAt: Date | null
  code: DocumentCode | null
  because: string | null
  decidedBy: string | null
  decidedAt: Date | null
}

const ENDED_MAX = 100

const documentsOf = (db: Db) =>
  db
    .selectFrom('document')
    .innerJoin('document_ask', 'document_ask.payment_id', 'document.payment_id')
    .innerJoin('payment', 'payment.id', 'document.payment_id')
    .innerJoin('player', 'player.id', 'document.player_id')
    .select(['document.id', 'kind', 'state', 'document.player_id', 'usercode', 'username'])
    .select(['document.payment_id', 'amount_e5', 'handed_at', 'code', 'document.because'])
    .select(['document.decided_by', 'document.decided_at'])
    .select(['payment.status', 'approved_at', 'legal_hold_id', 'hold', 'clock_at'])

type Row = Awaited<ReturnType<ReturnType<typeof documentsOf>['execute']>>[number]

const present = (row: Row, now: Date): FoundDocument => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  playerId: row.player_id,
  number: row.usercode,
  username: row.username,
  payment: row.payment_id,
  amountE5: row.amount_e5,
  handedAt: row.handed_at,
  clockAt: isAwaited(row, now) ? row.clock_at : null,
  code: row.code,
  because: row.because,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
})

/** These, by their ids, in no order. */
export async function findDocuments(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<FoundDocument[]> {
  if (ids.length === 0) return []
  const rows = await documentsOf(db).where('document.id', 'in', ids).execute()
  return rows.map((row) => present(row, now))
}

/** Those that were decided or have lapsed, the newest first. */
export async function readEndedDocuments(db: Db, now: Date): Promise<FoundDocument[]> {
  const rows = await documentsOf(db)
    .where('document.decided_at', 'is not', null)
    .orderBy('document.decided_at', 'desc')
    .orderBy('document.id')
    .limit(ENDED_MAX)
    .execute()
  return rows.map((row) => present(row, now))
}

/** What one is held against, its files, and the others of its withdrawal, the newest first. */
export async function readDocumentCase(
  { db, fieldCipher }: { db: Db; fieldCipher: FieldCipher },
  { id, playerId, payment }: FoundDocument,
  locale: Locale,
) {
  const [files, others, name, order] = await Promise.all([
    filesOf(db, [id]),
    db
      .selectFrom('document')
      .select(['id', 'state', 'code', 'handed_at'])
      .where('payment_id', '=', payment)
      .where('id', '<>', id)
      .orderBy('handed_at', 'desc')
      .execute(),
    readPlayerName(db, playerId),
    db
      .selectFrom('payment')
      .innerJoin('player', 'player.id', 'payment.player_id')
      .innerJoin('country', 'country.id', 'country_id')
      .select(['payment.id', 'method_id', 'detail', 'detail_sealed'])
      .select(`name_${locale} as country`)
      .where('payment.id', '=', payment)
      .executeTakeFirst(),
  ])
  if (!order) throw new Refusal('not_found')
  return {
    files: files(id),
    before: others.map(({ handed_at, ...one }) => ({ ...one, handedAt: handed_at.toISOString() })),
    known: {
      name,
      country: order.country,
      method: findMethod(order.method_id, PAYMENT_TYPES.Withdraw)?.title[locale] ?? '',
      account: accountOf(decryptDetail(fieldCipher, order)),
    },
  }
}
