import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '@zar/art/tokens.css'
import '../ui/theme/fonts.css'
import '../ui/theme/ground.css'
import '../ui/theme/panel.css'
import '../ui/theme/print.css'
import { fetchPart } from '../lib/browser/lazily.ts'
import { App } from './app.tsx'

// A picture that does not come leaves its ground, where its name stands, and no broken sign.
for (const [kind, visibility] of [
  ['load', ''],
  ['error', 'hidden'],
] as const) {
  const show = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.style.visibility = visibility
  }
  addEventListener(kind, show, { capture: true })
}

const root = document.getElementById('root')
if (root) {
  // In pieces: a slow phone answers its reader in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}

// The page draws itself first; what nobody sees is fetched when the rest has come.
const begin = () => void fetchPart(() => import('./start-up.ts')).then(({ start }) => start())
if (document.readyState === 'complete') begin()
else addEventListener('load', begin, { once: true })
