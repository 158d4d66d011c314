import type { Language } from '../../../protocol.ts'
import { whole } from '../../figures.ts'
import { stackDrawing } from '../art/chip.ts'
import { Drawn } from '../art/drawn.tsx'

type Props = {
  stakeKurus: number
  language: Language
  /** The place that it lies on, for chips that fly. */
  place?: string
}

/** The chips on a place. Decoration: the place says its sum in its name. */
export const Stack = ({ stakeKurus, language, place }: Props) => (
  <svg className="stack" data-chips={place} viewBox="-51 -88 102 142" aria-hidden="true">
    <Drawn drawing={stackDrawing(stakeKurus / 100, whole(stakeKurus / 100, language))} />
  </svg>
)
