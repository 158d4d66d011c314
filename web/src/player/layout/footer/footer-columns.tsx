import { useQuery } from '@tanstack/react-query'
import { CONTENT_CATEGORIES, categoryList } from '@zar/contract/content'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useArcadePage, useIsInMenu } from '../../../lib/content/bootstrap.ts'
import { useSiteText } from '../../../lib/content/site-texts.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Logo } from '../../../ui/icons/logo.tsx'
import { VIRTUAL_URL } from '../menu/sections.ts'
import { SocialIcons } from './footer-contact.tsx'
import { t } from './footer-texts.ts'

const LINKS = [
  {
    title: t('betting'),
    links: [
      { url: '/spor', title: t('sports') },
      { url: '/livespor', title: t('live') },
      { url: '/esports', title: t('esports') },
    ],
  },
  {
    title: t('casino'),
    links: [
      { url: '/casino/slot', title: t('slots') },
      { url: '/casino/live', title: t('liveCasino') },
      { url: '/casino/tvbets', title: t('tv') },
    ],
  },
  {
    title: t('games'),
    links: [
      { url: '/casino/games', title: t('allGames') },
      { url: '/casino/bingo', title: t('bingo') },
      { url: VIRTUAL_URL, title: t('virtual') },
      { url: '/kanit', title: t('evidence') },
    ],
  },
]

const CONTENT = [
  { name: CONTENT_CATEGORIES.story, title: t('story') },
  { name: CONTENT_CATEGORIES.use, title: t('use') },
  { name: CONTENT_CATEGORIES.service, title: t('service') },
]

const useCategories = () =>
  useQuery({ queryKey: ['content-categories'], queryFn: () => call(categoryList, {}) })

/** The brand, three columns of sections and three of content. */
export function FooterColumns() {
  const arcadePages = [
    { url: useArcadePage('verify'), title: t('verifier') },
    { url: useArcadePage('returns'), title: t('returns') },
  ]
  const isInMenu = useIsInMenu()
  const brand = useSiteText('footer.brand')
  return (
    <div className="foot__cols">
      <div className="foot__brand">
        <Link className="logo" to="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <p>{brand ?? t('brand')}</p>
        <SocialIcons />
      </div>
      {LINKS.map(({ title, links }, at) => (
        <Column key={title} title={title}>
          {links
            .filter(({ url }) => isInMenu(url))
            .map((link) => (
              <li key={link.url}>
                <Link to={link.url}>{link.title}</Link>
              </li>
            ))}
          {at === LINKS.length - 1 &&
            arcadePages.map(
              ({ url, title }) =>
                url && (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener">
                      {title} <span className="sr">{t('newTab')}</span>
                    </a>
                  </li>
                ),
            )}
        </Column>
      ))}
      <ContentColumns />
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

/** The columns an operator writes. While they cannot be had, the footer says so and tries again. */
function ContentColumns() {
  const { data, isError, refetch } = useCategories()
  if (isError && !data) {
    return (
      <div className="foot__failed">
        <p>{t('failed')}</p>
        <Button size="s" icon={RotateCw} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  return CONTENT.map(({ name, title }) => {
    const pages = data?.find((category) => category.name === name)?.content
    if (data && !pages?.length) return null
    return (
      <Column key={name} title={title}>
        {pages ? pages.map((page) => <PageLink key={page.id} {...page} />) : <LoadingSkeleton />}
      </Column>
    )
  })
}

const PageLink = ({ id, title }: { id: number; title: string }) => (
  <li>
    <Link to={`/pages/${id}`}>{title}</Link>
  </li>
)

const LoadingSkeleton = () => (
  <>
    {['80%', '64%', '72%'].map((width) => (
      <li key={width} className="foot__bone">
        <Skeleton width={width} height="14px" />
      </li>
    ))}
  </>
)

/** The row of legal links beside the copyright line. */
export function LegalRow() {
  const { data } = useCategories()
  const pages = data?.find(({ name }) => name === CONTENT_CATEGORIES.footer)?.content
  if (!pages?.length) return null
  return (
    <nav aria-label={t('legal')}>
      <ul>
        {pages.map((page) => (
          <PageLink key={page.id} {...page} />
        ))}
      </ul>
    </nav>
  )
}
