import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { queryClient } from '../../lib/api/query.ts'
import { Router } from '../../lib/router/router.tsx'
import { Footer } from '../layout/footer/footer.tsx'
import { Header, PhoneHeader } from '../layout/header/header.tsx'
import { BottomBar } from '../layout/menu/bottom-bar.tsx'
import { MainMenu } from '../layout/menu/main-menu.tsx'
import { Notice } from '../layout/notices/notice.tsx'
import { FindButton } from '../lobby/search/find-button.tsx'
import { HomePage } from './home-page.tsx'

const nothing = () => {}

/**
 * The home page of a stranger, before anything was fetched, as the build writes it into the page
 * that the server sends. It has the headers of both widths, because only the browser knows its own.
 */
export function renderHomeShell(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router>
        <div className="shell">
          <Notice />
          <div className="shell__phone">
            <PhoneHeader tools={null} />
            <BottomBar />
          </div>
          <div className="shell__wide">
            <Header
              tools={null}
              unreadTickets={null}
              menu={<MainMenu search={<FindButton />} purse={null} onAviator={nothing} />}
            />
          </div>
          <main className="page">
            <HomePage />
          </main>
          <Footer />
        </div>
      </Router>
    </QueryClientProvider>,
  )
}
