import type { Queue } from '@zar/contract/office/queues'
import type { Generated } from 'kysely'

export type QueueTables = {
  queue_case: {
    id: Generated<bigint>
    queue: Queue
    subject: string
    player_id: string | null
    state: string
    is_urgent: Generated<boolean>
    opened_at: Date
    promise_at: Date
    /** Since when that promise runs; null: since it was opened. */
    promised_at: Generated<Date | null>
    clock_at: Date | null
    owner_id: string | null
    owned_at: Date | null
    taken_by: string | null
    taken_until: Date | null
    escalation: Generated<number>
    version: Generated<number>
    closed_at: Date | null
    closed_by: string | null
  }
}
