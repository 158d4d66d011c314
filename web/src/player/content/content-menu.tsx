import { Link, useNavigate } from '../../lib/router/router.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { t } from './texts.ts'
import { useContentMenu } from './use-content.ts'

const SKELETON_WIDTHS = ['72%', '58%', '66%', '48%', '70%', '62%', '54%', '68%']

/** The static-page menu: a list at the side, and where there is no side a field to choose from. */
export function ContentMenu({ id }: { id: number | undefined }) {
  const { data, isError } = useContentMenu()
  const navigate = useNavigate()
  // Without its menu the page can still be read.
  if (isError && !data) return null
  return (
    <div className="pagemenu">
      <nav className="pagemenu__list" aria-label={t('menu')}>
        {data ? (
          <ul>
            {data.map((page) => (
              <li key={page.id}>
                <Link to={`/pages/${page.id}`} aria-current={page.id === id ? 'page' : undefined}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <div className="pagemenu__skeleton" role="status" aria-label={t('loading')}>
            {SKELETON_WIDTHS.map((width) => (
              <Skeleton key={width} width={width} height="16px" />
            ))}
          </div>
        )}
      </nav>
      <div className="pagemenu__select">
        {data ? (
          <SelectField
            label={t('menu')}
            options={data.map((page) => ({ value: String(page.id), label: page.title }))}
            value={id === undefined ? '' : String(id)}
            onChange={(value) => navigate(`/pages/${value}`)}
          />
        ) : (
          <Skeleton height="76px" />
        )}
      </div>
    </div>
  )
}
