import './segments.css'
import type { Expression } from '@zar/contract/office/segments/expression'
import { t } from './texts.ts'
import { useCount } from './use-segments.ts'
import { countText } from './words.ts'

/** How many players belong now, told as it changes. */
export function MemberCountLine({ expression }: { expression: Expression | undefined }) {
  const { count, isCounting } = useCount(expression)
  if (!expression) return null
  return (
    <p className="o-segment__count" role="status">
      {count ? countText(count) : isCounting ? t('counting') : t('uncounted')}
    </p>
  )
}
