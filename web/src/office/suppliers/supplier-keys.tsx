import './suppliers.css'
import type { OfficeSupplier } from '@zar/contract/office/suppliers'
import { formatDate } from '../../lib/language/format.ts'
import { t } from './texts.ts'

/** Keys that are shared with the supplier, by name, age and hash, and how one is changed. */
export const SupplierKeys = ({ supplier: { keys } }: { supplier: OfficeSupplier }) => (
  <section className="o-sup__keys" aria-label={t('keys')}>
    <h3>{t('keys')}</h3>
    {keys.length === 0 && <p className="o-micro">{t('noKeys')}</p>}
    <ul>
      {keys.map(({ name, since, by, fingerprint }) => (
        <li key={name}>
          <span className="o-two">
            <b>{name}</b>
            <small>
              {t('keyOf', { at: formatDate(since), by: by === 'start' ? t('keyStart') : by })}
            </small>
          </span>
          <span className="o-two o-end">
            <code>{fingerprint.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <small>{t('keyHash')}</small>
          </span>
        </li>
      ))}
    </ul>
    <p className="o-micro">{t('keysNote')}</p>
  </section>
)
