import type { ReactNode } from 'react'
import { useIsInMenu } from '../../../lib/content/bootstrap.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Mark } from '../../../ui/icons/logo.tsx'
import { t } from '../texts.ts'
import { SectionLink } from './section-link.tsx'
import { SECTIONS } from './sections.ts'

type Props = {
  search: ReactNode
  /** The balance and the way to add to it, shown once the first row is gone. */
  purse: ReactNode
  onAviator: () => void
}

/** The second row of the header. Below 1200 px it is the compact menu: tighter, and one entry more. */
export function MainMenu({ search, purse, onAviator }: Props) {
  const isInMenu = useIsInMenu()
  return (
    <div className="nav">
      <nav aria-label={t('mainMenu')}>
        <Link className="nav__mark" to="/" aria-label={t('home')}>
          <Mark />
        </Link>
        {SECTIONS.filter(({ url }) => isInMenu(url)).map((section) => (
          <SectionLink key={section.url} section={section}>
            {section.isLive && <span className="nav__dot" aria-hidden />}
            {section.title}
          </SectionLink>
        ))}
        <button type="button" className="nav__more" onClick={onAviator}>
          {t('nav.aviator')}
        </button>
      </nav>
      <div className="nav__find">
        {search}
        {purse}
      </div>
    </div>
  )
}
