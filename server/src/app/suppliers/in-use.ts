import type { KeyObject } from 'node:crypto'
import type { ProviderName } from '@zar/contract/casino/casino'
import type { RotatableKey, SupplierSetting } from '@zar/contract/office/house/supplier-control'
import type { BreakerLimits } from '../../modules/casino/index.ts'
import {
  changesOf,
  type SettingValues,
  type SupplierControl,
  type SupplierStart,
  type SuppliersKnown,
} from '../../modules/suppliers/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { KeysTaken } from '../../platform/encryption/keys-taken.ts'
import { type AddressList, openAddressList } from '../../platform/http/address-list.ts'
import type { Credentials as AmusnetCredentials } from '../../providers/amusnet/index.ts'
import type { Credentials as EverymatrixCredentials } from '../../providers/everymatrix/index.ts'
import { publicKeyOf } from '../../providers/hub88/index.ts'
import type { Config } from '../config/config.ts'
import { type Suppliers, suppliersWith } from '../config/supplier-settings.ts'
import type { Keys } from '../keys/keys.ts'

/** The keys that are shared with the suppliers of games. */
export type SupplierKeys = Pick<
  Keys,
  | 'operatorPrivatePem'
  | 'hub88PublicPem'
  | 'softgamings'
  | 'amusnet'
  | 'egtDigitalChecksumKey'
  | 'egtDigitalGiftPassword'
  | 'everymatrix'
  | 'digitain'
>
/** What the wallets need of them. */
export type WalletKeys = Pick<
  SupplierKeys,
  'hub88PublicPem' | 'amusnet' | 'egtDigitalChecksumKey' | 'digitain'
> & {
  softgamings: Pick<SupplierKeys['softgamings'], 'hmacSecret'>
  everymatrix: Pick<SupplierKeys['everymatrix'], 'loginName' | 'password'>
}

/** Where each supplier is, its keys and what calls are signed with: as the office left it, else as the start has it. */
export type InUse<K extends WalletKeys = SupplierKeys> = {
  suppliers: Suppliers
  keys: K
  breakerOf: (provider: ProviderName) => BreakerLimits
  /** Where each supplier calls from; one that is not here calls from nowhere. */
  isTheirs: Partial<Record<ProviderName, AddressList>>
  taken: {
    hub88: KeysTaken<KeyObject>
    softgamings: KeysTaken<string>
    amusnet: KeysTaken<AmusnetCredentials>
    egtDigital: KeysTaken<string>
    everymatrix: KeysTaken<EverymatrixCredentials>
    digitain: KeysTaken<string>
  }
}

type Start<K> = { config: Pick<Config, 'suppliers'>; keys: K; clock: Clock }

/**
 * What is in use now. It is made anew where the office changed something, and otherwise the same object: nothing of a
 * call is read from the database.
 */
export function inUseOf(
  start: Start<SupplierKeys>,
  control: Pick<SupplierControl, 'now'>,
): () => InUse {
  let known = control.now()
  let made = make(start, known)
  return () => {
    const now = control.now()
    if (now !== known) {
      made = make(start, now)
      known = now
    }
    return made
  }
}

function make({ config, keys, clock }: Start<SupplierKeys>, known: SuppliersKnown): InUse {
  const suppliers = suppliersWith(config.suppliers, changesOf(known))
  const keyOf = (name: RotatableKey) => known.keys.get(name)?.key
  return {
    ...startInUse({ config: { suppliers }, keys: withKeys(keys, keyOf), clock }, known),
    breakerOf: (provider) => breakerOf(suppliers, known, provider),
  }
}

/** What the start has and nobody changes: for a program without an office. */
export function startInUse<K extends WalletKeys>(
  { config: { suppliers }, keys, clock }: Start<K>,
  known?: SuppliersKnown,
): InUse<K> {
  const isTaken = takenNow(clock, known)
  const { userName } = keys.amusnet
  const { loginName } = keys.everymatrix
  return {
    suppliers,
    keys,
    breakerOf: () => suppliers.breaker,
    isTheirs: {
      hub88: openAddressList(suppliers.hub88.addresses),
      softgamings: openAddressList(suppliers.softgamings.addresses),
      amusnet: openAddressList(suppliers.amusnet.addresses),
      'egt-digital': openAddressList(suppliers.egtDigital.addresses),
      everymatrix: openAddressList(suppliers.everymatrix.addresses),
      digitain: openAddressList(suppliers.digitain.addresses),
    },
    taken: {
      hub88: isTaken('hub88-public.pem', keys.hub88PublicPem, publicKeyOf),
      softgamings: isTaken('softgamings-hmac-secret', keys.softgamings.hmacSecret, asIs),
      amusnet: isTaken('amusnet-password', keys.amusnet.password, (password) => ({
        userName,
        password,
      })),
      egtDigital: isTaken('egt-digital-checksum-key', keys.egtDigitalChecksumKey, asIs),
      everymatrix: isTaken('everymatrix-password', keys.everymatrix.password, (password) => ({
        loginName,
        password,
      })),
      digitain: isTaken('digitain-hmac-key', keys.digitain.hmacKey, asIs),
    },
  }
}

const asIs = (text: string): string => text

/** The key, and the one before it until its time is over, by the clock of each call. */
const takenNow =
  (clock: Clock, known: SuppliersKnown | undefined) =>
  <Key>(name: RotatableKey, key: string, make: (text: string) => Key): KeysTaken<Key> => {
    const old = known?.keys.get(name)?.old
    const newest = [make(key)] as const
    if (!old) return new KeysTaken(() => newest)
    const both = [...newest, make(old.key)] as const
    return new KeysTaken(() => (clock.now().getTime() < old.untilMs ? both : newest))
  }

function withKeys(
  keys: SupplierKeys,
  keyOf: (name: RotatableKey) => string | undefined,
): SupplierKeys {
  const { softgamings, amusnet, everymatrix, digitain } = keys
  return {
    operatorPrivatePem: keyOf('operator-private.pem') ?? keys.operatorPrivatePem,
    hub88PublicPem: keyOf('hub88-public.pem') ?? keys.hub88PublicPem,
    softgamings: {
      ...softgamings,
      hmacSecret: keyOf('softgamings-hmac-secret') ?? softgamings.hmacSecret,
      apiPassword: keyOf('softgamings-api-password') ?? softgamings.apiPassword,
    },
    amusnet: { ...amusnet, password: keyOf('amusnet-password') ?? amusnet.password },
    egtDigitalChecksumKey: keyOf('egt-digital-checksum-key') ?? keys.egtDigitalChecksumKey,
    egtDigitalGiftPassword: keyOf('egt-digital-gift-password') ?? keys.egtDigitalGiftPassword,
    everymatrix: {
      ...everymatrix,
      password: keyOf('everymatrix-password') ?? everymatrix.password,
    },
    digitain: { ...digitain, hmacKey: keyOf('digitain-hmac-key') ?? digitain.hmacKey },
  }
}

function breakerOf(
  { breaker }: Suppliers,
  { changed }: SuppliersKnown,
  provider: ProviderName,
): BreakerLimits {
  const own = (name: SupplierSetting) =>
    changed.find((one) => one.provider === provider && one.name === name)?.value ?? undefined
  const failures = own('SUPPLIER_BREAKER_FAILURES')
  const seconds = own('SUPPLIER_BREAKER_REST_SECONDS')
  return {
    failuresMax: failures === undefined ? breaker.failuresMax : Number(failures),
    restMs: seconds === undefined ? breaker.restMs : Number(seconds) * 1_000,
  }
}

/** What this start has, for the office's control: its settings, and its files of keys. */
export function supplierStartOf(
  config: Pick<Config, 'suppliers' | 'mode'>,
  keys: SupplierKeys,
): SupplierStart {
  const files: Record<RotatableKey, string> = {
    'hub88-public.pem': keys.hub88PublicPem,
    'operator-private.pem': keys.operatorPrivatePem,
    'softgamings-hmac-secret': keys.softgamings.hmacSecret,
    'softgamings-api-password': keys.softgamings.apiPassword,
    'amusnet-password': keys.amusnet.password,
    'egt-digital-checksum-key': keys.egtDigitalChecksumKey,
    'egt-digital-gift-password': keys.egtDigitalGiftPassword,
    'everymatrix-password': keys.everymatrix.password,
    'digitain-hmac-key': keys.digitain.hmacKey,
  }
  return {
    settings: (changes) => valuesOf(suppliersWith(config.suppliers, changes)),
    key: (name) => files[name],
    isReal: config.mode === 'real',
  }
}

/** Each setting as it takes effect, whatever it was derived from. */
function valuesOf(suppliers: Suppliers): SettingValues {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain, breaker } = suppliers
  const values: Record<SupplierSetting, string | undefined> = {
    HUB88_URL: hub88.url,
    HUB88_ADDRESSES: hub88.addresses.join(','),
    SOFTGAMINGS_URL: softgamings.url,
    SOFTGAMINGS_ADDRESSES: softgamings.addresses.join(','),
    AMUSNET_GAME_URL: amusnet.gameUrl,
    AMUSNET_LIST_URL: amusnet.listUrl,
    AMUSNET_MOVEMENTS_URL: amusnet.movementsUrl,
    AMUSNET_CAMPAIGNS_URL: amusnet.campaignsUrl,
    AMUSNET_ADDRESSES: amusnet.addresses.join(','),
    EGT_GAME_URL: egtDigital.gameUrl,
    EGT_LIST_URL: egtDigital.listUrl,
    EGT_MOVEMENTS_URL: egtDigital.movementsUrl,
    EGT_GIFTS_URL: egtDigital.giftsUrl,
    EGT_ADDRESSES: egtDigital.addresses.join(','),
    EVERYMATRIX_URL: everymatrix.launchUrl,
    EVERYMATRIX_FEED_URL: everymatrix.feedUrl,
    EVERYMATRIX_MOVEMENTS_URL: everymatrix.movementsUrl,
    EVERYMATRIX_VENDOR_API_URL: everymatrix.vendorApiUrl,
    EVERYMATRIX_ADDRESSES: everymatrix.addresses.join(','),
    DIGITAIN_URL: digitain.url,
    DIGITAIN_LIST_URL: digitain.listUrl,
    DIGITAIN_MOVEMENTS_URL: digitain.movementsUrl,
    DIGITAIN_ADDRESSES: digitain.addresses.join(','),
    SUPPLIER_BREAKER_FAILURES: `${breaker.failuresMax}`,
    SUPPLIER_BREAKER_REST_SECONDS: `${breaker.restMs / 1_000}`,
  }
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as SettingValues
}
