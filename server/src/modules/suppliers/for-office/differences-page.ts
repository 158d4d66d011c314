import type { ExplanationCode } from '@zar/contract/office/suppliers'
import type { Db, Tx } from '../../../db/db.ts'
import type { DifferenceKind, MovementFacts } from '../../../db/tables/suppliers.ts'

type DifferenceState = 'open' | 'mended' | 'explained'

export type DifferenceRow = {
  id: bigint
  provider: string
  transactionId: string
  what: DifferenceKind
  day: string
  ours: MovementFacts | null
  theirs: MovementFacts | null
  foundAt: Date
  closedAt: Date | null
  explainedAt: Date | null
  explainedBy: string | null
  explanation: string | null
  explanationCode: ExplanationCode | null
}

type Asked = {
  state: DifferenceState
  provider: string | undefined
  before: bigint | undefined
  limit: number
}

/** Differences of one state, the newest first. */
export async function readDifferencePage(db: Db, asked: Asked): Promise<DifferenceRow[]> {
  const { state, provider, before, limit } = asked
  return db
    .selectFrom('supplier_difference')
    .select(['id', 'provider', 'what', 'day', 'ours', 'theirs', 'explanation'])
    .select(['transaction_id as transactionId', 'found_at as foundAt', 'closed_at as closedAt'])
    .select(['explained_at as explainedAt', 'explained_by as explainedBy'])
    .select('explanation_code as explanationCode')
    .$if(state === 'open', (query) =>
      query.where('closed_at', 'is', null).where('explained_at', 'is', null),
    )
    .$if(state === 'mended', (query) =>
      query.where('closed_at', 'is not', null).where('explained_at', 'is', null),
    )
    .$if(state === 'explained', (query) => query.where('explained_at', 'is not', null))
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** One difference by its number. */
export async function findDifference(db: Db | Tx, id: bigint): Promise<DifferenceRow | undefined> {
  const [row] = await db
    .selectFrom('supplier_difference')
    .select(['id', 'provider', 'what', 'day', 'ours', 'theirs', 'explanation'])
    .select(['transaction_id as transactionId', 'found_at as foundAt', 'closed_at as closedAt'])
    .select(['explained_at as explainedAt', 'explained_by as explainedBy'])
    .select('explanation_code as explanationCode')
    .where('id', '=', id)
    .execute()
  return row
}
