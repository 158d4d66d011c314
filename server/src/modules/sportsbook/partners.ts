import type { Locale } from '@zar/contract/limits'
import { SPORT_PARTNERS, type SportPartner, type SportSection } from '@zar/contract/sports'

/** What an operator has agreed with a partner. */
export type Partners = {
  /** Digitain-style: a loader page on the partner's origin, and our number there. */
  fcg?: { url: string; clientId: string } | undefined
  /** BetConstruct-style: the host of the sportsbook. */
  betco?: { url: string } | undefined
}

/** Who visits: a player with a token for this visit, or somebody we do not know. */
export type Visitor = { playerId: string; token: string } | undefined
export type Place = { section: SportSection; locale: Locale; siteUrl: string }

const NAMES = Object.keys(SPORT_PARTNERS) as SportPartner[]

/** The connected partner who serves a section. */
export const partnerOf = (partners: Partners, section: SportSection): SportPartner | undefined =>
  NAMES.find(
    (name) => partners[name] && (SPORT_PARTNERS[name] as readonly SportSection[]).includes(section),
  )

export function addressOf(
  partners: Partners,
  name: SportPartner,
  place: Place,
  visitor: Visitor,
): string {
  const { fcg, betco } = partners
  if (name === 'fcg' && fcg) return loaderAddress(fcg, place, visitor)
  if (name === 'betco' && betco) return iframeAddress(betco, place, visitor)
  throw new Error(`${name} is not connected`)
}

const PAGES: Record<SportSection, string> = {
  sports: 'Overview',
  'live-sports': 'Live',
  esports: 'ESport',
}
const DECIMAL = '0'

/**
 * Digitain's loader has to run where its own script is, so it is a page of the partner's. What it boots
 * with stands behind the #: a token there is in no log and in no referrer.
 */
function loaderAddress(
  { url, clientId }: NonNullable<Partners['fcg']>,
  { section, locale, siteUrl }: Place,
  visitor: Visitor,
): string {
  const address = new URL(url)
  address.hash = new URLSearchParams({
    server: `${address.origin}/`,
    token: visitor?.token ?? '-',
    currentPage: PAGES[section],
    language: locale,
    oddsFormat: DECIMAL,
    theme: 'dark',
    parent: new URL(siteUrl).origin,
    sportPartner: clientId,
  }).toString()
  return address.href
}

/** A visitor's has no player in it. */
function iframeAddress(
  { url }: NonNullable<Partners['betco']>,
  { section, locale }: Place,
  visitor: Visitor,
): string {
  const address = new URL(`/iframe-sportsbook/${locale}/${section}`, url)
  if (visitor) {
    address.searchParams.set('user_id', visitor.playerId)
    address.searchParams.set('auth_token', visitor.token)
  }
  address.searchParams.set('odds_type', 'decimal')
  return address.href
}
