import { sql } from 'kysely'
import { Refusal } from '../../../../../platform/refusal.ts'
import { HOUSE } from '../../../own/catalogue.ts'
import type { Signed, TradeDeps } from '../deps.ts'
import { writeDone } from '../journal.ts'

export type RecoveryOrder = Signed & { source: string; producer: string }

/** The company answers twenty in ten minutes. */
const AGAIN_S = 30

/**
 * Asks that all of a producer is read anew: the process that follows it closes it, takes everything that is offered and
 * what was settled since, and opens it once its state is the company’s. Refuses with `not_found`, and with
 * `recovery_runs` within half a minute of the one before.
 */
export const askRecovery = ({ db }: Pick<TradeDeps, 'db'>, order: RecoveryOrder): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { source, producer } = order
    const { rows } = await sql<{ isEarly: boolean }>`
      select coalesce(recovery_asked_at > clock_timestamp() - make_interval(secs => ${AGAIN_S}), false) as "isEarly"
      from betting_producer where source = ${source} and producer = ${producer} and source <> ${HOUSE} for update`.execute(
      tx,
    )
    const [found] = rows
    if (!found) throw new Refusal('not_found')
    if (found.isEarly) throw new Refusal('recovery_runs')
    await tx
      .updateTable('betting_producer')
      .set({ recovery_asked_at: sql<Date>`clock_timestamp()` })
      .where('source', '=', source)
      .where('producer', '=', producer)
      .execute()
    const subject = `feed ${source} ${producer}`
    await writeDone(tx, { ...order, kind: 'feed', subject, terms: { recovery: true }, seen: '-' })
  })
