import type { SportPartner, SportSection } from '@zar/contract/sports'

export const SPORT_PATHS: Record<SportSection, string> = {
  sports: '/spor',
  'live-sports': '/livespor',
  esports: '/esports',
}

/** Where the partner's page of a section is. */
export const partnerPath = (section: SportSection, partner: SportPartner): string =>
  `${SPORT_PATHS[section]}/${partner}`
