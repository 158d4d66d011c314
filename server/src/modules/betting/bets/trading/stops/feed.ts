import type { Bus } from '../../../../../platform/bus/bus.ts'
import { Refusal } from '../../../../../platform/refusal.ts'
import { CHANGES_TOPIC } from '../../../board/changes/board-change.ts'
import { numbered } from '../../../board/changes/change-board.ts'
import { HOUSE } from '../../../own/catalogue.ts'
import type { Signed, TradeDeps } from '../deps.ts'
import { writeDone } from '../journal.ts'

export type FeedOrder = Signed & { source: string; producer: string; isShut: boolean }
type FeedDeps = Pick<TradeDeps, 'db'> & { bus: Pick<Bus, 'publish'> }

/**
 * Shuts a producer, so that nothing of it can be bet on whatever the feed says, or leaves it to the feed again, which
 * opens it with its next word. Bets that are being written on it commit before, and none after.
 */
export async function setShut({ db, bus }: FeedDeps, order: FeedOrder): Promise<void> {
  const { source, producer, isShut } = order
  const changes = await db.transaction().execute(async (tx) => {
    const was = await tx
      .selectFrom('betting_producer')
      .select('is_shut')
      .where('source', '=', source)
      .where('producer', '=', producer)
      .forUpdate()
      .executeTakeFirst()
    if (!was) throw new Refusal('not_found')
    await tx
      .updateTable('betting_producer')
      .set(isShut || source !== HOUSE ? { is_shut: isShut } : { is_shut: false, is_open: true })
      .where('source', '=', source)
      .where('producer', '=', producer)
      .execute()
    const seen = was.is_shut ? 'shut' : 'left to the feed'
    const subject = `feed ${source} ${producer}`
    await writeDone(tx, { ...order, kind: 'feed', subject, terms: { isShut }, seen })
    // Nobody tells of our own matches, so that nobody else opens them.
    const isOpened = !isShut && source === HOUSE
    return numbered(tx, isShut || isOpened ? [{ open: { [producer]: isOpened } }] : [])
  })
  for (const change of changes) await bus.publish(CHANGES_TOPIC, change)
}
