import type { contentPage } from '@zar/contract/content'
import { TIME_ZONE } from '@zar/contract/limits'
import { TERMS_PAGE_ID } from '@zar/contract/players/terms'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { z } from 'zod/mini'
import { languageTag } from '../../lib/language/translate.ts'
import { useHashScroll } from '../../lib/router/hash-scroll.ts'
import { Link } from '../../lib/router/router.tsx'
import { numbered, Prose } from '../../ui/data-display/prose.tsx'
import { EvidenceRoot } from '../../ui/evidence-root/evidence-root.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { neighboursOf } from './page-id.ts'
import { t } from './texts.ts'
import { useContentMenu } from './use-content.ts'

type Page = z.output<typeof contentPage.output>

const day = new Intl.DateTimeFormat(languageTag, {
  timeZone: TIME_ZONE,
  dateStyle: 'long',
})

/** A page to be read: title, the day it was last changed, and its text. */
export function ContentArticle({ page }: { page: Page }) {
  useHashScroll(page.id)
  return (
    <>
      <article className="reading__text">
        <header>
          <h1>{page.title}</h1>
          <p className="haze">
            <time dateTime={page.updatedAt}>
              {t('updated', { date: day.format(new Date(page.updatedAt)) })}
            </time>
          </p>
        </header>
        <Prose blocks={page.blocks} level={2} />
        {page.id === TERMS_PAGE_ID && <EvidenceRoot />}
        <Neighbours id={page.id} />
      </article>
      <OnThisPage page={page} />
    </>
  )
}

function OnThisPage({ page }: { page: Page }) {
  const headings = numbered(page.blocks).flatMap(({ id, block }) =>
    block.kind === 'heading' ? [{ id, text: block.text }] : [],
  )
  if (headings.length < 2) return null
  return (
    <nav className="reading__here" aria-labelledby="reading-here">
      <h2 id="reading-here">{t('here')}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Neighbours({ id }: { id: number }) {
  const { before, after } = neighboursOf(useContentMenu().data ?? [], id)
  if (!before && !after) return null
  return (
    <nav className="reading__around" aria-label={t('around')}>
      {before && (
        <Link to={`/pages/${before.id}`}>
          <Icon of={ArrowLeft} />
          <span>
            <small>{t('before')}</small>
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link className="is-after" to={`/pages/${after.id}`}>
          <span>
            <small>{t('after')}</small>
            {after.title}
          </span>
          <Icon of={ArrowRight} />
        </Link>
      )}
    </nav>
  )
}
