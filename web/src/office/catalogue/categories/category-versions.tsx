import '../catalogue.css'
import type { CategoryVersion } from '@zar/contract/office/catalogue'
import { formatDate } from '../../../lib/language/format.ts'
import { Awaited } from '../../parts/states/awaited.tsx'
import { useCategoryVersions } from '../use-catalogue.ts'
import { t } from './category-texts.ts'

/** How the category was before, with who set it; of a closing also who proposed it and why. */
export function CategoryVersions({ id }: { id: number }) {
  const versions = useCategoryVersions(id)
  const { data } = versions
  return (
    <section className="o-cat__versions" aria-label={t('history')}>
      <h3>{t('history')}</h3>
      <Awaited read={versions} loading={t('loading')} />
      {data?.length === 0 && <p className="o-micro">{t('noHistory')}</p>}
      <ol>
        {data?.map((one) => (
          <li key={one.edition}>
            <span>
              <b>{one.edition}</b> {one.nameTr} · {one.nameEn} · {stateOf(one)} · {one.place}
            </span>
            <small>{byOf(one)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const stateOf = ({ isClosed, isShown }: CategoryVersion): string =>
  t(isClosed ? 'closed' : isShown ? 'shown' : 'hidden')

function byOf({ setAt, setBy: by, proposedBy: first, because }: CategoryVersion): string {
  const at = formatDate(setAt)
  if (first === null || because === null) return t('by', { at, by })
  return t('byTwo', { at, by, first, because })
}
