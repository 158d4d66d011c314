import type { OfficeRequestState } from '@zar/contract/office/offers/bonus-requests'
import { Tag } from '../parts/controls/tag.tsx'
import { t } from './texts.ts'

const TONES = {
  asked: 'wait',
  proposed: 'info',
  granted: 'done',
  refused: 'no',
  withdrawn: 'line',
} as const satisfies Record<OfficeRequestState, string>

export const StateTag = ({ state }: { state: OfficeRequestState }) => (
  <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
)
