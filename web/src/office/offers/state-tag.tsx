import type { OfferRow } from '@zar/contract/office/offers/offers'
import { Tag, type Tone } from '../parts/controls/tag.tsx'
import { t } from './texts.ts'

const TONES: Record<OfferRow['state'], Tone> = { draft: 'wait', live: 'done', stopped: 'no' }

export const StateTag = ({ state }: Pick<OfferRow, 'state'>) => (
  <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
)
