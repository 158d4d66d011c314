import type { Locale } from '@zar/contract/limits'
import * as contract from '@zar/contract/sports'
import { implement, type Route } from '../../platform/route.ts'
import { highlightsOf, openingsOf } from './openings.ts'

/** Where a partner serves each section; undefined while none does. */
export type SportUrls = Record<contract.SportSection, string | undefined>

export function sportRoutes({ urls }: { urls: SportUrls }): Route[] {
  return [
    implement(contract.sportFrame, async ({ input: { section }, caller }) => ({
      data: {
        partnerUrl: partnerUrlOf(urls[section], caller.locale),
        opening: openingsOf(section, caller.locale),
      },
    })),

    implement(contract.sportHighlights, async ({ caller }) => ({
      data: contract.SPORT_SECTIONS.flatMap((section) =>
        highlightsOf(section, caller.locale).map((highlight) => ({
          ...highlight,
          isOpen: urls[section] !== undefined,
        })),
      ),
    })),
  ]
}

/** The partner's page in the caller's language. */
function partnerUrlOf(address: string | undefined, locale: Locale): string | null {
  if (!address) return null
  const url = new URL(address)
  url.searchParams.set('lang', locale)
  return url.href
}
