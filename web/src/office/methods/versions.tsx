import './methods.css'
import type { OfficeMethodVersion } from '@zar/contract/office/house/methods'
import { formatDate } from '../../lib/language/format.ts'
import { boundsOf } from './sums.ts'
import { t } from './texts.ts'
import { useVersions } from './use-methods.ts'

/** How the method was offered before, with who set it and why. */
export function Versions({ id }: { id: number }) {
  const { data } = useVersions(id)
  if (!data) return null
  return (
    <section className="o-meth__versions" aria-label={t('history')}>
      <h3>{t('history')}</h3>
      {data.length === 0 && <p className="o-micro">{t('noHistory')}</p>}
      <ul>
        {data.map((one) => (
          <li key={one.version}>
            <span>
              <b>{one.version}</b> ₺{boundsOf(one)}
              {one.closedCode && ` · ${t(one.closedCode)}`}
            </span>
            <small>
              {byOf(one)}: “{one.because}”
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function byOf({ setAt, setBy, proposedBy }: OfficeMethodVersion): string {
  const at = formatDate(setAt)
  return t('byTwo', { at, first: proposedBy, by: setBy })
}
