import type { PlayerRow } from '@zar/contract/office/players'
import { texts } from '../../lib/language/translate.ts'
import { Tag, type Tone } from '../parts/controls/tag.tsx'

type State = PlayerRow['state']

export const stateName = texts({
  tr: { active: 'Açık', blocked: 'Engelli', excluded: 'Dışlanmış', closed: 'Kapalı' },
  en: { active: 'Open', blocked: 'Blocked', excluded: 'Excluded', closed: 'Closed' },
})

const TONES: Record<State, Tone> = {
  active: 'done',
  blocked: 'no',
  excluded: 'wait',
  closed: 'line',
}

/** How an account stands. */
export const StateTag = ({ state }: { state: State }) => (
  <Tag tone={TONES[state]}>{stateName(state)}</Tag>
)
