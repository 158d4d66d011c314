import type { SegmentRow } from '@zar/contract/office/segments/segments'

/** A segment as the tests of several screens know it. */
export const SEGMENT: SegmentRow = {
  id: '7',
  name: 'Paid in 500',
  version: 2,
  expression: { field: 'deposited', op: '≥', value: 500 },
  changedAt: '2026-11-20T10:00:00.000Z',
  changedBy: 'Selin Ak',
  uses: [],
}
