import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from '../lib/browser/lazily.ts'

type Key =
  | ('crumb.evidence' | 'crumb.dataCopy')
  | ('crumb.stop' | 'crumb.stopLetters' | 'crumb.confirmEmail')
type Page = LazyExoticComponent<ComponentType>

const letterRoute = (path: `/${string}`, key: Key, page: Page) => ({
  path,
  page,
  crumbs: [{ key, url: path }],
  ownHead: true as const,
})

/** Where letters lead: without a log-in. */
export const LETTER_ROUTES = [
  letterRoute(
    '/closed-evidence',
    'crumb.evidence',
    lazy(async () => ({
      default: (await import('./evidence/closed/closed-page.tsx')).ClosedPage,
    })),
  ),
  letterRoute(
    '/data-copy',
    'crumb.dataCopy',
    lazy(async () => ({
      default: (await import('./security/data-copy/data-copy-page.tsx')).DataCopyPage,
    })),
  ),
  letterRoute(
    '/stop-withdrawal',
    'crumb.stop',
    lazy(async () => ({
      default: (await import('./cashier/stop-withdrawal/stop-page.tsx')).StopPage,
    })),
  ),
  letterRoute(
    '/stop-letters',
    'crumb.stopLetters',
    lazy(async () => ({
      default: (await import('./account/letters/stop-letters-page.tsx')).StopLettersPage,
    })),
  ),
  letterRoute(
    '/confirm-email',
    'crumb.confirmEmail',
    lazy(async () => ({
      default: (await import('./auth/email/confirm-email-page.tsx')).ConfirmEmailPage,
    })),
  ),
]
