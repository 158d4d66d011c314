import type { ReactNode } from 'react'
import { Link, useLocation } from '../../../lib/router/router.tsx'
import { t } from '../texts.ts'
import { isHere } from './is-here.ts'
import { SECTIONS, type Section } from './sections.ts'

const URLS = SECTIONS.map(({ url }) => url)

/** A menu's link to a section: marked while we are there, and honest about a new tab. */
export function SectionLink({
  section: { url, opensTab },
  children,
  ...rest
}: {
  section: Pick<Section, 'url' | 'opensTab'>
  children: ReactNode
  className?: string
  onClick?: () => void
}) {
  const here = isHere(url, useLocation(), URLS)
  return (
    <Link
      {...rest}
      to={url}
      {...(opensTab && { target: '_blank' })}
      {...(here && { 'aria-current': 'page' })}
    >
      {children}
      {opensTab && <span className="sr"> {t('newTab')}</span>}
    </Link>
  )
}
