import type { DocumentState } from '@zar/contract/players/documents'
import { Tag } from '../parts/controls/tag.tsx'
import { t } from './texts.ts'

const TONES = {
  waiting: 'wait',
  taken: 'info',
  accepted: 'done',
  refused: 'no',
  lapsed: 'wait',
} as const satisfies Record<DocumentState, string>

export const StateTag = ({ state }: { state: DocumentState }) => (
  <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
)
