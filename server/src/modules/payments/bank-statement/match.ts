import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { StatementLine } from './read-csv.ts'

/** A payment that a line may name. */
export type Named = {
  id: string
  gatewayId: string | null
  type: number
  status: number
  amountE5: bigint
  currency: string
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
/** What a payment is called by people: the first eight of its id. */
const SHORT = /(?<![\da-f-])[\da-f]{8}(?![\da-f-])/gi

/** What a reference may name a payment by: its id, the bank's id of it, or what people call it. */
function namesIn(reference: string) {
  const ids = (reference.match(UUID) ?? []).map((id) => id.toLowerCase())
  const shorts = (reference.match(SHORT) ?? []).map((id) => id.toLowerCase())
  const words = reference.split(/[\s,;:/]+/).filter((word) => word !== '')
  return { ids, shorts, words: [reference, ...words] }
}

/** The payment of each line, by the bank's number of the line; a line that names none or several has none. */
export async function matchLines(
  tx: Tx,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, Named>> {
  const names = new Map(lines.map(({ bankId, reference }) => [bankId, namesIn(reference)]))
  const all = [...names.values()]
  const ids = [...new Set(all.flatMap((one) => one.ids))]
  const words = [...new Set(all.flatMap((one) => one.words))]
  const shorts = [...new Set(all.flatMap((one) => one.shorts))]
  const { rows } = await sql<Named>`
    with named as (
      select id from payment where id = any(${ids}::uuid[])
      union select id from payment where gateway_id = any(${words}::text[])
      union select payment.id from unnest(${shorts}::text[]) short
        join payment on payment.id between (short || '-0000-0000-0000-000000000000')::uuid
          and (short || '-ffff-ffff-ffff-ffffffffffff')::uuid
    )
    select payment.id, gateway_id as "gatewayId", type, status, amount_e5 as "amountE5", currency
      from named join payment using (id)`.execute(tx)
  const finder = indexOf(rows)
  return new Map(
    lines.flatMap((line) => {
      const found = finder(names.get(line.bankId) ?? namesIn(''))
      return found ? [[line.bankId, found] as const] : []
    }),
  )
}

function indexOf(rows: readonly Named[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byGateway = new Map(rows.flatMap((row) => (row.gatewayId ? [[row.gatewayId, row]] : [])))
  const byShort = new Map<string, Named[]>()
  for (const row of rows) {
    const short = row.id.slice(0, 8)
    byShort.set(short, [...(byShort.get(short) ?? []), row])
  }
  return ({ ids, words, shorts }: ReturnType<typeof namesIn>): Named | undefined => {
    const found = [
      ...ids.flatMap((id) => byId.get(id) ?? []),
      ...words.flatMap((word) => byGateway.get(word) ?? []),
      ...shorts.flatMap((short) => byShort.get(short) ?? []),
    ]
    const different = new Set(found.map(({ id }) => id))
    return different.size === 1 ? found[0] : undefined
  }
}
