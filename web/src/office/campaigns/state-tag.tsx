import type { CampaignState } from '@zar/contract/office/campaigns/campaigns'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import { t } from './texts.ts'

const TONES: Record<CampaignState, Tone> = {
  draft: 'line',
  planned: 'info',
  running: 'wait',
  done: 'done',
  stopped: 'line',
}

export const StateTag = ({ state }: { state: CampaignState }) => (
  <Tag tone={TONES[state]}>{t(state)}</Tag>
)
