import { inTransaction, type Pool } from '../../store/database.ts'
import { hideLine } from '../../store/rooms/chat.ts'
import { publishOnce } from '../bus/postgres-bus.ts'
import { type ChatTold, chatTopicOf } from './chat.ts'

/**
 * Hides a message from who comes, and from the pages that show it, of every process. False where it was
 * hidden already, or there is none.
 */
export const hideFromAll = (pool: Pool, lineId: string, at: Date): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const room = await hideLine(tx, lineId, at)
    if (room === undefined) return false
    const told: ChatTold = { lines: [], gone: [lineId] }
    await publishOnce(tx, chatTopicOf(room), told)
    return true
  })
