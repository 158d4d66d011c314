import { z } from 'zod/mini'
import { ADDRESSES_SHOULD_BE, addressSetting } from '../../platform/http/address-list.ts'

const pageUrl = z.optional(z.url({ protocol: /^https?$/ }))

/** The sportsbook partners. One without an address is not connected, and its sections say what is coming. */
export const SPORT_SETTINGS = {
  FCG_URL: pageUrl,
  FCG_CLIENT_ID: z.optional(z.guid()),
  /** The addresses and networks that the partner's servers call the wallet from. */
  FCG_ADDRESSES: z._default(addressSetting, '127.0.0.1,::1'),
  BETCO_URL: pageUrl,
  /** The odds company of our own sportsbook. Without it nothing can be bet on. */
  FEED_URL: pageUrl,
  /** Leagues of football in which a bet on a leader by two goals is won at once. */
  EARLY_PAYOUT_LEAGUES: z._default(z.string().check(z.regex(/^[a-z0-9:,-]*$/)), ''),
}

/** What each should be, as a person setting it wants to be told. */
export const SPORTS_SHOULD_BE: Record<keyof typeof SPORT_SETTINGS, string> = {
  FCG_URL: 'the partner’s loader page on an origin of its own: https://partner.example/loader',
  FCG_CLIENT_ID: 'the GUID that the partner knows us by',
  FCG_ADDRESSES: ADDRESSES_SHOULD_BE,
  BETCO_URL: 'the partner’s host on an origin of its own: https://sports.partner.example',
  FEED_URL: 'where the calls of the odds company are: https://feed.example',
  EARLY_PAYOUT_LEAGUES: 'ids of leagues with commas between them: tr-1,en-1',
}

type Settings = z.output<z.ZodMiniObject<typeof SPORT_SETTINGS>>

export const sportsOf = (e: Settings) => ({
  fcg:
    e.FCG_URL && e.FCG_CLIENT_ID
      ? { url: e.FCG_URL, clientId: e.FCG_CLIENT_ID, addresses: e.FCG_ADDRESSES.split(',') }
      : undefined,
  betco: e.BETCO_URL ? { url: e.BETCO_URL } : undefined,
})

export type SportPartners = ReturnType<typeof sportsOf>
