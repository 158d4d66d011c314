import { useEffect } from 'react'
import { useParams } from '../../lib/router/router.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import './content.css'
import { ContentArticle } from './content-article.tsx'
import { ContentMenu } from './content-menu.tsx'
import { Lost } from './lost.tsx'
import { pageIdOf } from './page-id.ts'
import { t } from './texts.ts'
import { useContentPage } from './use-content.ts'

/** `/pages/{id}`. */
export function ContentPage() {
  const id = pageIdOf(useParams().id)
  const { page, isLost, isFailed, refetch } = useContentPage(id)
  useTitle(isLost ? t('lost') : page?.title)
  return (
    <>
      <Breadcrumbs
        label={t('crumbs')}
        crumbs={[
          { label: t('home'), url: '/' },
          { label: page?.title ?? t('menu'), url: '#' },
        ]}
      />
      <div className="reading">
        <ContentMenu id={isLost ? undefined : id} />
        {isLost ? (
          <Lost title={t('lost')} note={t('lostNote')} to="/pages/1" go={t('lostGo')} />
        ) : page ? (
          <ContentArticle key={page.id} page={page} />
        ) : isFailed ? (
          <ErrorState heading="h1" onRetry={() => void refetch()} />
        ) : (
          <LoadingSkeleton />
        )}
      </div>
    </>
  )
}

/** The tab is named after the page, which its route does not know. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Zar`
  }, [title])
}

const LINES = ['92%', '100%', '84%', '40%', '96%', '99%', '78%', '52%', '98%', '88%']

function LoadingSkeleton() {
  return (
    <div className="reading__skeleton" role="status" aria-label={t('loading')}>
      <Skeleton width="min(420px, 80%)" height="38px" />
      <Skeleton width="180px" height="16px" />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  )
}
