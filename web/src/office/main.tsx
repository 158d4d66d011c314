import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@zar/art/tokens.css'
import '../ui/theme/fonts.css'
import '../ui/theme/ground.css'
import './ground.css'
import { App } from './app.tsx'
import { applyDensity } from './parts/table/density.ts'

applyDensity()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
