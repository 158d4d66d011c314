import { lazy } from '../../../lib/browser/lazily.ts'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { t } from '../../layout/texts.ts'

const pageOf = (name: 'SportsPage' | 'LiveSportsPage' | 'EsportsPage') =>
  lazy(async () => ({ default: (await import('../../sports/sports-page.tsx'))[name] }))

const SECTIONS = {
  sports: { page: pageOf('SportsPage'), crumb: 'nav.sports', path: '/spor' },
  live: { page: pageOf('LiveSportsPage'), crumb: 'nav.live', path: '/livespor' },
  esports: { page: pageOf('EsportsPage'), crumb: 'nav.esports', path: '/esports' },
} as const

/** What a section shows while there is no board of our own: what is coming, and the partners’ pages. */
export function PartnerPage({ section }: { section: keyof typeof SECTIONS }) {
  const { page: Page, crumb, path } = SECTIONS[section]
  return (
    <>
      <Breadcrumbs
        label={t('crumbs')}
        crumbs={[
          { label: t('crumb.home'), url: '/' },
          { label: t(crumb), url: path },
        ]}
      />
      <Page />
    </>
  )
}
