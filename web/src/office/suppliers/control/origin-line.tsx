import type { KeyInUse, SettingInUse } from '@zar/contract/office/house/supplier-control'
import { formatDate } from '../../../lib/language/format.ts'
import { t } from './texts.ts'

type Props = { of: Pick<SettingInUse | KeyInUse, 'origin' | 'change'> }

/** Where it comes from; of what two people changed who, when and why. */
export const OriginLine = ({ of: { origin, change } }: Props) => (
  <small>
    {t(origin)}
    {change && (
      <>
        {' · '}
        {t('byTwo', { at: formatDate(change.at), first: change.proposedBy, second: change.setBy })}{' '}
        {t('because', { because: change.because })}
      </>
    )}
  </small>
)
