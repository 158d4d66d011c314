import { TimerReset } from 'lucide-react'
import { formatClock } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { OwnRight } from '../../desk-state.ts'
import { rightName } from '../../parts/rights/right-names.ts'
import { t } from './texts.ts'

/** The rights that the person has for a while, each until when. */
export const OwnRights = ({ rights }: { rights: readonly OwnRight[] }) =>
  rights.map((one) => (
    <div key={`${one.right} ${one.until}`} className="o-strip o-strip--wait" role="status">
      <Icon of={TimerReset} />
      <p>{ownText(one)}</p>
    </div>
  ))

function ownText({ right, object, until }: OwnRight): string {
  const words = { right: rightName(right), time: formatClock(until) }
  return object === null ? t('own', words) : t('ownOf', { ...words, object })
}
