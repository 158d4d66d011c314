import { changeBoard } from '../../../board/changes/change-board.ts'
import { OPEN_STATES } from '../../../board/image/read-events.ts'
import type { Signed, TradeDeps } from '../deps.ts'
import { writeDone } from '../journal.ts'

/** Takes every match off at once that can be bet on; each is opened by itself again. Answers how many. */
export async function stopAll(deps: TradeDeps, order: Signed): Promise<number> {
  let stopped = 0
  await changeBoard(deps, async (tx) => {
    const open = tx
      .selectFrom('betting_event')
      .select('id')
      .where('state', 'in', OPEN_STATES)
      .where('is_stopped', '=', false)
      .orderBy('id')
      .forNoKeyUpdate()
    const rows = await tx
      .updateTable('betting_event')
      .set({ is_stopped: true })
      .where('id', 'in', open)
      .returning('id')
      .execute()
    stopped = rows.length
    const seen = `${stopped} open`
    await writeDone(tx, { ...order, kind: 'suspend', subject: 'all', terms: {}, seen })
    return rows.map(({ id }) => Number(id))
  })
  return stopped
}
