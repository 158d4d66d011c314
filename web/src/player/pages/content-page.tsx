import { useParams } from '../../lib/router.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import '../content/content.css'
import { ContentArticle } from '../content/content-article.tsx'
import { ContentMenu } from '../content/content-menu.tsx'
import { pageIdOf } from '../content/page-id.ts'
import { t } from '../content/texts.ts'
import { useContentPage } from '../content/use-content.ts'
import { Lost } from './lost.tsx'

/** `/pages/{id}`. */
export function ContentPage() {
  const id = pageIdOf(useParams().id)
  const { page, isLost, isFailed, refetch } = useContentPage(id)
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
          <Trouble heading="h1" onRetry={() => void refetch()} />
        ) : (
          <Bones />
        )}
      </div>
    </>
  )
}

const LINES = ['92%', '100%', '84%', '40%', '96%', '99%', '78%', '52%', '98%', '88%']

function Bones() {
  return (
    <div className="reading__bones" role="status" aria-label={t('loading')}>
      <Skeleton width="min(420px, 80%)" height="38px" />
      <Skeleton width="180px" height="16px" />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  )
}
