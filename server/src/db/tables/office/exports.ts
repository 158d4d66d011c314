import type { Locale } from '@zar/contract/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** Files that are made for one person, and what makes them by the clock. */
export type ExportTables = {
  staff_mail: { staff_id: string; sealed: Buffer; changed_at: Generated<Date> }
  report_schedule: {
    id: Generated<bigint>
    report: string
    format: 'csv' | 'pdf'
    locale: Locale
    every: 'day' | 'week' | 'month'
    hour: number
    because: string
    made_by: string
    made_at: Generated<Date>
    next_at: Date
    /** Of the time that is due. */
    tries: Generated<number>
    ended_at: Generated<Date | null>
    ended_by: Generated<string | null>
  }
  report_receiver: { schedule_id: bigint; staff_id: string }
  report_run: {
    schedule_id: bigint
    due_at: Date
    from_day: string
    to_day: string
    /** Why nothing was sent; null where it was. */
    code: string | null
    receivers: number
    left_out: number
    at: Generated<Date>
  }
  office_file: {
    id: string
    staff_id: string
    kind: 'report' | 'personal' | 'bulk'
    right_name: Right
    wish: ColumnType<Record<string, string>, string, never>
    locale: Locale
    name: string
    type: string
    asked_at: Generated<Date>
    made_at: Date | null
    ends_at: Date
    bytes: bigint | null
    rows: bigint | null
    tries: Generated<number>
    failed_at: Generated<Date | null>
    schedule_id: bigint | null
    due_at: Date | null
    proposal_id: bigint | null
  }
  office_file_piece: { id: string; file_id: string; place: number; sealed: Buffer }
}

export type ScheduleRow = Selectable<ExportTables['report_schedule']>
export type FileRow = Selectable<ExportTables['office_file']>
