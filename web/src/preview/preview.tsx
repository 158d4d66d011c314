import '@zar/art/tokens.css'
import '../ui/theme/fonts.css'
import '../ui/theme/ground.css'
import '../ui/theme/panel.css'
import '../player/content/content.css'
import '../player/promotions/promotion-dialog.css'
import './preview.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BOOTSTRAP_QUERY, type Bootstrap } from '../lib/content/bootstrap.ts'
import { Router } from '../lib/router/router.tsx'
import { ContentArticle } from '../player/content/content-article.tsx'
import { Slider } from '../player/home/slider.tsx'
import { dialogImage } from '../player/promotions/choose.ts'
import { PopupDialog } from '../player/promotions/popup-dialog.tsx'
import { PromotionGrid } from '../player/promotions/promotion-grid.tsx'
import { Prose } from '../ui/data-display/prose.tsx'
import { isForPreview, PREVIEW_READY, type Previewed } from './message.ts'

/** Shows what the office's page hands to this frame, by the components that players see. */
export function show(): void {
  // It is looked at, and leads nowhere.
  addEventListener('click', stop, { capture: true })
  addEventListener('submit', stop, { capture: true })
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Preview />)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function Preview() {
  const [shown, setShown] = useState<Previewed>()
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (origin === location.origin && source === parent && isForPreview(data))
        setShown(data.preview)
    }
    addEventListener('message', hear)
    parent.postMessage({ name: PREVIEW_READY }, location.origin)
    return () => removeEventListener('message', hear)
  }, [])
  if (!shown) return null
  // Nothing is fetched here: what a component would ask for is put in its place.
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  client.setQueryData(['content-menu'], [])
  if (shown.kind === 'slide') client.setQueryData(['slider', 'preview'], [shown.item])
  client.setQueryData(BOOTSTRAP_QUERY.queryKey, {
    siteOption: [],
    casinoCategoryList: [],
    hiddenSections: [],
    popup: shown.kind === 'popup' ? shown.item : null,
  } as unknown as Bootstrap)
  return (
    <QueryClientProvider key={JSON.stringify(shown)} client={client}>
      <Router>
        <main className="preview">
          <Piece shown={shown} />
        </main>
      </Router>
    </QueryClientProvider>
  )
}

function Piece({ shown }: { shown: Previewed }) {
  if (shown.kind === 'slide') return <Slider slug="preview" />
  if (shown.kind === 'popup') return <PopupDialog />
  if (shown.kind === 'text')
    return <Prose blocks={[{ kind: 'text', text: shown.item }]} level={3} />
  if (shown.kind === 'page')
    return (
      <div className="reading">
        <ContentArticle page={shown.item} />
      </div>
    )
  const image = dialogImage(shown.item)
  return (
    <>
      <PromotionGrid promotions={[shown.item]} />
      <section className="preview__body">
        {image && <img className="offerpic" src={image} alt="" width="1120" height="420" />}
        <Prose blocks={shown.item.description} level={3} />
      </section>
    </>
  )
}
