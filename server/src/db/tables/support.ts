import type { TicketStatus, TicketSubject } from '@zar/contract/support/ticket'
import type { Generated, JSONColumnType } from 'kysely'

export type ComplaintStage = 'received' | 'acknowledged' | 'decided' | 'outside'
export type ComplaintOutcome = 'for_player' | 'against'
export type Author = 'player' | 'support' | 'system'

export type SupportTables = {
  call_request: {
    id: string
    player_id: string
    name: string
    message: string
    contacts: JSONColumnType<{ type: number; contact: string }[]>
    created_at: Date
    call_at: Date | null
    tries: Generated<number>
    moves: Generated<number>
    outcome: 'reached' | 'unreachable' | null
    settled_at: Date | null
  }
  support_note: {
    id: Generated<bigint>
    subject: string
    player_id: string
    staff_id: string
    text: string
    at: Date
  }
  complaint: {
    id: Generated<bigint>
    player_id: string
    ticket_number: bigint
    summary: string
    stage: ComplaintStage
    opened_at: Date
    decided_at: Date | null
    outcome: ComplaintOutcome | null
  }
  complaint_step: {
    id: Generated<bigint>
    complaint_id: bigint
    kind: 'opened' | 'acknowledged' | 'answered' | 'decided' | 'outside'
    staff_id: string | null
    text: string
    at: Date
  }
  ticket: {
    id: string
    number: Generated<bigint>
    player_id: string
    subject: TicketSubject
    title: string
    status: TicketStatus
    messages: number
    answered_place: Generated<number>
    read_place: Generated<number>
    created_at: Date
    updated_at: Date
    answered_at: Date | null
    closed_at: Date | null
  }
  ticket_message: {
    ticket_id: string
    place: number
    author: Author
    text: string
    operator: string | null
    event: 'closed' | 'reopened' | 'from_chat' | null
    created_at: Date
  }
  ticket_file: {
    id: string
    player_id: string
    ticket_id: string | null
    place: number | null
    name: string
    type: string
    content: Buffer
    created_at: Date
  }
  chat: {
    player_id: string
    number: Generated<bigint>
    messages: Generated<number>
    ticketed_place: Generated<number>
    waiting_since: Date | null
    is_away_told: Generated<boolean>
    is_answer_told: Generated<boolean>
    seen_at: Date
  }
  chat_message: {
    player_id: string
    place: number
    message_id: string | null
    author: Author
    text: string
    operator: string | null
    event: 'away' | 'ticket' | null
    ticket_id: string | null
    created_at: Date
  }
  chat_operator: {
    name: string
    seen_at: Date
  }
}
