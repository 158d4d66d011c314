import * as contract from '@zar/contract/sports'
import { implement, implementForPlayer, type Route } from '../../platform/http/route.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readBets } from './bets.ts'
import { highlightsOf, openingsOf } from './openings.ts'
import { addressOf, type Partners, partnerOf } from './partners.ts'
import { openVisit, type SessionDeps } from './session.ts'

export type SportRoutesDeps = Omit<SessionDeps, 'whenLogInEnds'> & {
  partners: Partners
  /** Whose pages the partners' stand in. */
  siteUrl: string
}

export function sportRoutes(deps: SportRoutesDeps): Route[] {
  const { db, partners, siteUrl } = deps
  return [
    implement(contract.sportFrame, async ({ input: { section }, caller: { locale } }) => {
      const name = partnerOf(partners, section)
      const place = { section, locale, siteUrl }
      return {
        data: {
          opening: openingsOf(section, locale),
          partner: name ? { name, address: addressOf(partners, name, place, undefined) } : null,
        },
      }
    }),

    implementForPlayer(contract.sportVisit, async ({ input: { section }, player, caller }) => {
      const name = partnerOf(partners, section)
      const partner = name && partners[name]
      if (!name || !partner) throw new Refusal('not_found')
      const { playerId, tokenHash: logInHash } = player
      const token = await openVisit(deps, { partner: name, playerId, logInHash })
      const place = { section, locale: caller.locale, siteUrl }
      return {
        data: {
          name,
          token,
          url: partner.url,
          address: addressOf(partners, name, place, { playerId, token }),
          clientId: 'clientId' in partner ? partner.clientId : null,
        },
      }
    }),

    implement(contract.sportHighlights, async ({ caller }) => ({
      data: contract.SPORT_SECTIONS.flatMap((section) =>
        highlightsOf(section, caller.locale).map(({ isOwn, ...highlight }) => ({
          ...highlight,
          partner: isOwn ? null : (partnerOf(partners, section) ?? null),
        })),
      ),
    })),

    implementForPlayer(contract.sportBets, async ({ input, player: { playerId } }) => ({
      data: await readBets(db, { ...input, playerId }),
    })),
  ]
}
