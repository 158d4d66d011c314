import { z } from 'zod/mini'
import type { OfficeSettings } from '../../modules/suppliers/index.ts'
import { ADDRESSES_SHOULD_BE, addressSetting } from '../../platform/http/address-list.ts'

const webUrl = z.optional(z.url({ protocol: /^https?$/ }))
const bound = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1e12))
const visible = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))

/** What is set of the suppliers. Without an address they are those that the arcade plays. */
export const SUPPLIER_SETTINGS = {
  HUB88_URL: webUrl,
  /** The number Hub88 gave us. */
  HUB88_OPERATOR_ID: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  /** The addresses and networks that Hub88's servers call from. */
  HUB88_ADDRESSES: z._default(addressSetting, '127.0.0.1,::1'),
  SOFTGAMINGS_URL: webUrl,
  /** The address that our calls come from, which SoftGamings' are hashed with. */
  SERVER_IP: z._default(z.union([z.ipv4(), z.ipv6()]), '127.0.0.1'),
  /** The addresses and networks that SoftGamings' servers call from. */
  SOFTGAMINGS_ADDRESSES: z._default(addressSetting, '127.0.0.1,::1'),
  AMUSNET_GAME_URL: webUrl,
  AMUSNET_LIST_URL: webUrl,
  AMUSNET_MOVEMENTS_URL: webUrl,
  /** Where free spins are asked for, before `/create_campaign`; what we are known by there is in KEYS_DIR unless set. */
  AMUSNET_CAMPAIGNS_URL: webUrl,
  AMUSNET_CAMPAIGNS_LOGIN: z.optional(visible),
  AMUSNET_CAMPAIGNS_PASSWORD: z.optional(visible),
  /** Our PortalCode before the currency. */
  AMUSNET_PORTAL: z._default(visible, 'zar_play'),
  /** The addresses and networks that Amusnet's servers call from. */
  AMUSNET_ADDRESSES: z._default(addressSetting, '127.0.0.1,::1'),
  EGT_GAME_URL: webUrl,
  EGT_LIST_URL: webUrl,
  EGT_MOVEMENTS_URL: webUrl,
  /** Where gift spins are asked for; our name there is EGT_CASINO_ID unless set, the password is in KEYS_DIR. */
  EGT_GIFTS_URL: webUrl,
  EGT_GIFTS_LOGIN: z.optional(visible),
  /** Our name at EGT Digital. */
  EGT_CASINO_ID: z._default(visible, 'zar'),
  /** The addresses and networks that EGT Digital's servers call from. */
  EGT_ADDRESSES: z._default(addressSetting, '127.0.0.1,::1'),
  /** CasinoEngine's loader, before `/Loader/Start`. */
  EVERYMATRIX_URL: webUrl,
  EVERYMATRIX_FEED_URL: webUrl,
  EVERYMATRIX_MOVEMENTS_URL: webUrl,
  /** Where free rounds are asked for, before `/vendorBonus`; what we are known by there is in KEYS_DIR unless set. */
  EVERYMATRIX_VENDOR_API_URL: webUrl,
  EVERYMATRIX_VENDOR_LOGIN: z.optional(visible),
  EVERYMATRIX_VENDOR_PASSWORD: z.optional(visible),
  /** The addresses and networks that EveryMatrix's servers call from. */
  EVERYMATRIX_ADDRESSES: z._default(addressSetting, '127.0.0.1,::1'),
  /** Where Digitain opens games; our number and key there are in KEYS_DIR. */
  DIGITAIN_URL: webUrl,
  DIGITAIN_LIST_URL: webUrl,
  DIGITAIN_MOVEMENTS_URL: webUrl,
  /** The addresses and networks that Digitain's servers call from. */
  DIGITAIN_ADDRESSES: z._default(addressSetting, '127.0.0.1,::1'),
  /** Failures in a row that open a supplier's breaker, and for how long its launches then rest. */
  SUPPLIER_BREAKER_FAILURES: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
    5,
  ),
  SUPPLIER_BREAKER_REST_SECONDS: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600)),
    10,
  ),
  /** What the wins of one supplier may exceed its bets by within an hour: in whole units, and by number. */
  SUPPLIER_HOUR_NET_MAX: z._default(bound, 500_000),
  SUPPLIER_HOUR_WINS_MAX: z._default(bound, 1_000),
  /**
   * Where games are shown from that the address of a launch does not tell: of Hub88, of
   * SoftGamings, and of EveryMatrix's vendors.
   */
  GAME_ORIGINS: z.optional(
    z.string().check(z.regex(/^https?:\/\/[\w.:-]+(,https?:\/\/[\w.:-]+)*$/)),
  ),
}

/** What each should be, as a person setting it wants to be told. */
export const SUPPLIERS_SHOULD_BE: Record<keyof typeof SUPPLIER_SETTINGS, string> = {
  HUB88_URL: 'the address of Hub88: https://api.hub88.example',
  HUB88_OPERATOR_ID: 'the whole number that Hub88 knows us by',
  HUB88_ADDRESSES: ADDRESSES_SHOULD_BE,
  SOFTGAMINGS_URL: 'the address of SoftGamings: https://api.softgamings.example',
  SERVER_IP: 'the address that our calls come from, such as 203.0.113.10',
  SOFTGAMINGS_ADDRESSES: ADDRESSES_SHOULD_BE,
  AMUSNET_GAME_URL: 'the page that opens Amusnet’s games: https://games.amusnet.example/launch',
  AMUSNET_LIST_URL: 'where the list of Amusnet’s games is: https://files.example/amusnet.json',
  AMUSNET_MOVEMENTS_URL: 'where what moved with Amusnet is listed: https://files.example/amusnet',
  AMUSNET_CAMPAIGNS_URL: 'where Amusnet is asked for free spins: https://campaigns.amusnet.example',
  AMUSNET_CAMPAIGNS_LOGIN: 'the user name of ours there, in visible ASCII',
  AMUSNET_CAMPAIGNS_PASSWORD: 'the password of ours there, in visible ASCII',
  AMUSNET_PORTAL: 'our PortalCode without the currency, such as zar_play',
  AMUSNET_ADDRESSES: ADDRESSES_SHOULD_BE,
  EGT_GAME_URL: 'the page that opens EGT Digital’s games: https://games.egt.example/launch',
  EGT_LIST_URL: 'where the list of EGT Digital’s games is: https://files.example/egt.json',
  EGT_MOVEMENTS_URL: 'where what moved with EGT Digital is listed: https://files.example/egt',
  EGT_GIFTS_URL: 'where EGT Digital is asked for gift spins: https://api.egt.example/gift-spins',
  EGT_GIFTS_LOGIN: 'the name of ours there, in visible ASCII',
  EGT_CASINO_ID: 'our name at EGT Digital',
  EGT_ADDRESSES: ADDRESSES_SHOULD_BE,
  EVERYMATRIX_URL: 'the loader of EveryMatrix’s games: https://games.everymatrix.example',
  EVERYMATRIX_FEED_URL: 'where the feed of EveryMatrix’s games is: https://feed.example/games',
  EVERYMATRIX_MOVEMENTS_URL:
    'where what moved with EveryMatrix is listed: https://files.example/everymatrix',
  EVERYMATRIX_VENDOR_API_URL:
    'where EveryMatrix is asked for free rounds: https://vendors.everymatrix.example',
  EVERYMATRIX_VENDOR_LOGIN: 'the login name of ours there, in visible ASCII',
  EVERYMATRIX_VENDOR_PASSWORD: 'the password of ours there, in visible ASCII',
  EVERYMATRIX_ADDRESSES: ADDRESSES_SHOULD_BE,
  DIGITAIN_URL: 'the address that opens Digitain’s games: https://games.digitain.example',
  DIGITAIN_LIST_URL: 'where the list of Digitain’s games is: https://files.example/digitain.json',
  DIGITAIN_MOVEMENTS_URL:
    'where what moved with Digitain is listed: https://files.example/digitain',
  DIGITAIN_ADDRESSES: ADDRESSES_SHOULD_BE,
  SUPPLIER_BREAKER_FAILURES: 'a whole number of failures from 1 to 100: 5',
  SUPPLIER_BREAKER_REST_SECONDS: 'a whole number of seconds from 1 to 600: 10',
  SUPPLIER_HOUR_NET_MAX: 'a whole number of lira: 500000',
  SUPPLIER_HOUR_WINS_MAX: 'a whole number of wins: 1000',
  GAME_ORIGINS: 'origins with commas between: https://games.example,https://more.example',
}

type Settings = z.output<z.ZodMiniObject<typeof SUPPLIER_SETTINGS>>

/** Where each supplier is, and what it knows us by. */
export function suppliersAt(e: Settings, arcadeUrl: string) {
  return { ...placesOf(e, arcadeUrl), set: { settings: settingsIn(e), arcadeUrl } }
}

/** The same with these settings of the office instead of those of the start. Both are validated. */
export const suppliersWith = ({ set }: Suppliers, changes: OfficeSettings): Suppliers =>
  suppliersAt({ ...set.settings, ...changes }, set.arcadeUrl)

export type Suppliers = ReturnType<typeof suppliersAt>

/** Of the whole environment those of the suppliers alone. */
const settingsIn = (e: Settings): Settings => z.object(SUPPLIER_SETTINGS).parse(e)

function placesOf(e: Settings, arcadeUrl: string) {
  const arcade = (path: string) => new URL(path, arcadeUrl).href
  // The arcade knows nothing of what is played elsewhere.
  const ofArcade = (gameUrl: string | undefined, url: string | undefined, path: string) =>
    url ?? (gameUrl ? undefined : arcade(path))
  const movements = (gameUrl: string | undefined, url: string | undefined, name: string) =>
    ofArcade(gameUrl, url, `/lists/${name}/movements`)
  return {
    serverIp: e.SERVER_IP,
    hub88: {
      url: e.HUB88_URL ?? arcadeUrl,
      operatorId: e.HUB88_OPERATOR_ID,
      addresses: e.HUB88_ADDRESSES.split(','),
    },
    softgamings: {
      url: e.SOFTGAMINGS_URL ?? arcadeUrl,
      addresses: e.SOFTGAMINGS_ADDRESSES.split(','),
    },
    amusnet: {
      gameUrl: e.AMUSNET_GAME_URL ?? arcade('/amusnet/launch'),
      listUrl: e.AMUSNET_LIST_URL ?? arcade('/amusnet/games.json'),
      movementsUrl: movements(e.AMUSNET_GAME_URL, e.AMUSNET_MOVEMENTS_URL, 'amusnet'),
      campaignsUrl: ofArcade(e.AMUSNET_GAME_URL, e.AMUSNET_CAMPAIGNS_URL, '/amusnet/campaigns'),
      campaignsLogin: e.AMUSNET_CAMPAIGNS_LOGIN,
      campaignsPassword: e.AMUSNET_CAMPAIGNS_PASSWORD,
      portal: e.AMUSNET_PORTAL,
      addresses: e.AMUSNET_ADDRESSES.split(','),
    },
    egtDigital: {
      gameUrl: e.EGT_GAME_URL ?? arcade('/egt-digital/launch'),
      listUrl: e.EGT_LIST_URL ?? arcade('/egt-digital/games.json'),
      movementsUrl: movements(e.EGT_GAME_URL, e.EGT_MOVEMENTS_URL, 'egt-digital'),
      giftsUrl: ofArcade(e.EGT_GAME_URL, e.EGT_GIFTS_URL, '/egt-digital/gift-spins'),
      giftsLogin: e.EGT_GIFTS_LOGIN ?? e.EGT_CASINO_ID,
      casinoId: e.EGT_CASINO_ID,
      addresses: e.EGT_ADDRESSES.split(','),
    },
    everymatrix: {
      launchUrl: e.EVERYMATRIX_URL ?? arcade('/everymatrix'),
      feedUrl: e.EVERYMATRIX_FEED_URL ?? arcade('/everymatrix/feed'),
      movementsUrl: movements(e.EVERYMATRIX_URL, e.EVERYMATRIX_MOVEMENTS_URL, 'everymatrix'),
      vendorApiUrl: ofArcade(e.EVERYMATRIX_URL, e.EVERYMATRIX_VENDOR_API_URL, '/everymatrix'),
      vendorLogin: e.EVERYMATRIX_VENDOR_LOGIN,
      vendorPassword: e.EVERYMATRIX_VENDOR_PASSWORD,
      addresses: e.EVERYMATRIX_ADDRESSES.split(','),
    },
    digitain: {
      url: e.DIGITAIN_URL ?? arcadeUrl,
      listUrl: e.DIGITAIN_LIST_URL ?? arcade('/digitain/games.json'),
      movementsUrl: movements(e.DIGITAIN_URL, e.DIGITAIN_MOVEMENTS_URL, 'digitain'),
      addresses: e.DIGITAIN_ADDRESSES.split(','),
    },
    breaker: {
      failuresMax: e.SUPPLIER_BREAKER_FAILURES,
      restMs: e.SUPPLIER_BREAKER_REST_SECONDS * 1_000,
    },
    moves: { netMax: e.SUPPLIER_HOUR_NET_MAX, winsMax: e.SUPPLIER_HOUR_WINS_MAX },
    gameOrigins: e.GAME_ORIGINS?.split(',') ?? [],
  }
}
