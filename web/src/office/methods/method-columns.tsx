import './methods.css'
import type { OfficeMethod } from '@zar/contract/office/house/methods'
import { Lock } from 'lucide-react'
import { formatWhole } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { METHOD_ICONS } from '../../ui/icons/method-icons.ts'
import { Tag } from '../parts/controls/tag.tsx'
import type { Column } from '../parts/table/columns.ts'
import { boundsOf, medianText, shareText, shortOf, successOf } from './sums.ts'
import { t } from './texts.ts'

/** Below this share a method is looked at. */
const THRESHOLD = 85

export const StateTag = ({ closedCode }: Pick<OfficeMethod, 'closedCode'>) => (
  <Tag tone={closedCode ? 'line' : 'done'} icon={closedCode ? Lock : undefined}>
    {t(closedCode ? 'closed' : 'open')}
  </Tag>
)

export const Success = (method: Pick<OfficeMethod, 'ended' | 'succeeded'>) => {
  const success = successOf(method)
  if (success === undefined) return <span className="haze">{t('noneEnded')}</span>
  return (
    <span className="o-meth__share">
      <span className="o-meth__bar" aria-hidden>
        <i
          className={success < THRESHOLD ? 'is-low' : undefined}
          style={{ inlineSize: `${success}%` }}
        />
      </span>
      <span className={success < THRESHOLD ? 'o-warn' : undefined}>{shareText(success)}</span>
    </span>
  )
}

export const Name = ({ icon, title, note }: Pick<OfficeMethod, 'icon' | 'title' | 'note'>) => (
  <span className="o-row">
    <Icon of={METHOD_ICONS[icon]} />
    <span className="o-two o-meth__name">
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </span>
)

export const COLUMNS: readonly Column<OfficeMethod>[] = [
  { key: 'method', head: t('method'), bar: 150, cell: (row) => <Name {...row} /> },
  { key: 'bounds', head: t('bounds'), cell: boundsOf },
  { key: 'today', head: t('today'), align: 'end', cell: ({ orders }) => formatWhole(orders) },
  { key: 'sum', head: t('sum'), align: 'end', cell: ({ paidE5 }) => <b>{shortOf(paidE5)}</b> },
  { key: 'success', head: t('success'), cell: (row) => <Success {...row} /> },
  { key: 'median', head: t('median'), align: 'end', cell: ({ medianS }) => medianText(medianS) },
  { key: 'state', head: t('state'), cell: (row) => <StateTag {...row} /> },
]
