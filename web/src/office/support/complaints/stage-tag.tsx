import type { ComplaintRow } from '@zar/contract/office/support/complaints'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { t } from './texts.ts'

const TONES: Record<ComplaintRow['stage'], Tone> = {
  received: 'no',
  acknowledged: 'wait',
  decided: 'done',
  outside: 'line',
}

/** How far it came, and what was decided. */
export const StageTag = ({ row }: { row: Pick<ComplaintRow, 'stage' | 'outcome'> }) => (
  <Tag tone={TONES[row.stage]}>
    {t(row.outcome ? `outcome.${row.outcome}` : `stage.${row.stage}`)}
  </Tag>
)
