import { lazy } from '../../../lib/browser/lazily.ts'

/** What a section shows while there is no board of our own; where there is one it is not fetched. */
export const PartnerPage = lazy(async () => ({
  default: (await import('./partner-page.tsx')).PartnerPage,
}))
