import { PAYMENT_STATUS } from '@zar/contract/payment'
import type { DocumentKind } from '@zar/contract/players/documents'
import type { Tx } from '../../../db/db.ts'
import { closeCase, openCase } from '../../queues/index.ts'
import type { Withdrawal } from '../review/lock-withdrawal.ts'

const HOUR_MS = 60 * 60_000
/** Money waits for each: a document is asked for with a withdrawal alone. */
const LOOK_MS = 4 * HOUR_MS

export const subjectOf = (documentId: string): string => `document:${documentId}`

/** Whether the withdrawal waits for a document of its player. At `clock_at` its clock has it. */
export const isAwaited = (
  row: Pick<Withdrawal, 'status' | 'approved_at' | 'legal_hold_id' | 'hold' | 'clock_at'>,
  now: Date,
): boolean =>
  row.status === PAYMENT_STATUS.Pending &&
  row.approved_at === null &&
  row.legal_hold_id === null &&
  row.hold === 'document' &&
  row.clock_at !== null &&
  row.clock_at > now

type Ask = { paymentId: string; playerId: string; kind: DocumentKind; now: Date }

/** Writes down what the player is asked for. */
export const keepAsk = (tx: Tx, { paymentId, playerId, kind, now }: Ask) =>
  tx
    .insertInto('document_ask')
    .values({ payment_id: paymentId, player_id: playerId, kind, asked_at: now })
    .execute()

type Opening = { documentId: string; playerId: string; now: Date; clockAt: Date }

/** A document waits for the house: four hours, and never longer than its withdrawal. */
export const openDocumentCase = (tx: Tx, { documentId, playerId, now, clockAt }: Opening) =>
  openCase(tx, {
    queue: 'documents',
    subject: subjectOf(documentId),
    playerId,
    state: 'waiting',
    now,
    promiseAt: new Date(Math.min(now.getTime() + LOOK_MS, clockAt.getTime())),
  })

/** The withdrawal has ended or is held otherwise: what still waits has lapsed, and verifies nothing. */
export async function lapseDocument(
  tx: Tx,
  paymentId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const lapsed = await tx
    .updateTable('document')
    .set({ state: 'lapsed', decided_by: by, decided_at: now })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!lapsed) return
  const named = { queue: 'documents', subject: subjectOf(lapsed.id) } as const
  await closeCase(tx, named, { state: 'lapsed', by, now })
}
