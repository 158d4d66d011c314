/** Settings and keys of the suppliers of games: what is in use, where it comes from, and how two people change it. */
import { z } from 'zod/mini'
import { PROVIDERS, type ProviderName } from '../../casino/casino.ts'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const Provider = z.enum(Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]])

/** The settings of a start that the office can set otherwise, by supplier. */
export const SUPPLIER_SETTINGS = {
  hub88: ['HUB88_URL', 'HUB88_ADDRESSES'],
  softgamings: ['SOFTGAMINGS_URL', 'SOFTGAMINGS_ADDRESSES'],
  amusnet: [
    ...['AMUSNET_GAME_URL', 'AMUSNET_LIST_URL', 'AMUSNET_MOVEMENTS_URL', 'AMUSNET_CAMPAIGNS_URL'],
    'AMUSNET_ADDRESSES',
  ],
  'egt-digital': [
    ...['EGT_GAME_URL', 'EGT_LIST_URL', 'EGT_MOVEMENTS_URL', 'EGT_GIFTS_URL', 'EGT_ADDRESSES'],
  ],
  everymatrix: [
    ...['EVERYMATRIX_URL', 'EVERYMATRIX_FEED_URL', 'EVERYMATRIX_MOVEMENTS_URL'],
    ...['EVERYMATRIX_VENDOR_API_URL', 'EVERYMATRIX_ADDRESSES'],
  ],
  digitain: [
    ...['DIGITAIN_URL', 'DIGITAIN_LIST_URL', 'DIGITAIN_MOVEMENTS_URL', 'DIGITAIN_ADDRESSES'],
  ],
} as const satisfies Partial<Record<ProviderName, readonly string[]>>

/** Of every supplier: failures in a row that open its breaker, and how long it then rests. */
export const BREAKER_SETTINGS = [
  'SUPPLIER_BREAKER_FAILURES',
  'SUPPLIER_BREAKER_REST_SECONDS',
] as const

export type SupplierSetting =
  | (typeof SUPPLIER_SETTINGS)[keyof typeof SUPPLIER_SETTINGS][number]
  | (typeof BREAKER_SETTINGS)[number]

/** Of a supplier that is in none of these lists its breaker alone. */
export function settingsOf(provider: ProviderName): readonly SupplierSetting[] {
  const own: Partial<Record<ProviderName, readonly SupplierSetting[]>> = SUPPLIER_SETTINGS
  return [...(own[provider] ?? []), ...BREAKER_SETTINGS]
}

/** `address`: where we call; `list`: where they call from; else a whole number. */
export const SETTING_KINDS = ['address', 'list', 'number'] as const
export function settingKindOf(name: SupplierSetting): (typeof SETTING_KINDS)[number] {
  if (name.startsWith('SUPPLIER_BREAKER_')) return 'number'
  return name.endsWith('_ADDRESSES') ? 'list' : 'address'
}

/** What a number may be. */
export const SETTING_BOUNDS = {
  SUPPLIER_BREAKER_FAILURES: { min: 1, max: 100 },
  SUPPLIER_BREAKER_REST_SECONDS: { min: 1, max: 600 },
} as const

/** The keys that the office can change, by supplier and the name of their file. */
export const ROTATABLE_KEYS = {
  hub88: ['hub88-public.pem', 'operator-private.pem'],
  softgamings: ['softgamings-hmac-secret', 'softgamings-api-password'],
  amusnet: ['amusnet-password'],
  'egt-digital': ['egt-digital-checksum-key', 'egt-digital-gift-password'],
  everymatrix: ['everymatrix-password'],
  digitain: ['digitain-hmac-key'],
} as const satisfies Partial<Record<ProviderName, readonly string[]>>
export type RotatableKey = (typeof ROTATABLE_KEYS)[keyof typeof ROTATABLE_KEYS][number]

export function rotatableKeysOf(provider: ProviderName): readonly RotatableKey[] {
  const own: Partial<Record<ProviderName, readonly RotatableKey[]>> = ROTATABLE_KEYS
  return own[provider] ?? []
}

/** Those that sign our calls alone: of them the key before is taken by nobody. */
export const OUTBOUND_KEYS: readonly RotatableKey[] = [
  'operator-private.pem',
  'softgamings-api-password',
  'egt-digital-gift-password',
]

/** For how many minutes calls with the key before are taken too: not at all, a quarter of an hour to seven days. */
export const KEY_WINDOWS = [0, 15, 60, 360, 1_440, 4_320, 10_080] as const

const Name = z.string().check(z.regex(/^[A-Z0-9_]{1,60}$/))
const KeyName = z.string().check(z.regex(/^[a-z0-9.-]{1,60}$/))
const Time = z.string()
/** The supplier's name, as the person typed it. */
const Typed = z.string().check(z.maxLength(100))
/** Where something comes from: the files and settings of the start, or two people of the office. */
const ORIGINS = ['start', 'office'] as const
/** Who set it and when; null of what is of the start and never was otherwise. */
const Change = z.nullable(
  z.object({ proposedBy: z.string(), setBy: z.string(), at: Time, because: z.string() }),
)

const SettingInUse = z.object({
  name: Name,
  kind: z.enum(SETTING_KINDS),
  /** In use; null where there is none. Of an address what may be a secret is left out. */
  value: z.nullable(z.string()),
  /** What the start has; the same while nobody changed it. */
  start: z.nullable(z.string()),
  origin: z.enum(ORIGINS),
  change: Change,
})
export type SettingInUse = z.output<typeof SettingInUse>

const KeyInUse = z.object({
  name: KeyName,
  origin: z.enum(ORIGINS),
  /** The begin of its SHA-256: of a PEM key that of its public half. */
  fingerprint: z.string(),
  change: Change,
  /** Until when calls with the key before are taken, and its fingerprint; null where they are not. */
  old: z.nullable(z.object({ until: Time, fingerprint: z.string() })),
})
export type KeyInUse = z.output<typeof KeyInUse>

export const supplierControl = operation({
  method: 'GET',
  path: '/api/office/supplier-control',
  summary: 'Settings and keys of a supplier as this process uses them, and where each comes from',
  right: 'supplier.settings',
  writes: false,
  example: { provider: 'amusnet' },
  input: z.strictObject({ provider: Provider }),
  output: z.object({
    settings: z.array(SettingInUse),
    keys: z.array(KeyInUse),
    actions: z.array(Action),
  }),
})
export type SupplierControl = z.output<typeof supplierControl.output>

const REASON = 'They move their servers on Monday, ticket 7.'

export const setSupplierSetting = operation({
  method: 'POST',
  path: '/api/office/supplier-settings',
  summary:
    'Sets one setting of a supplier, or leaves it to the start again, once two people want it',
  right: 'supplier.settings',
  writes: true,
  example: {
    provider: 'amusnet',
    name: 'AMUSNET_ADDRESSES',
    value: '198.51.100.0/24',
    reason: REASON,
  },
  input: z.strictObject({
    provider: Provider,
    name: Name,
    /** Null: that of the start again. */
    value: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000))),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const stageSupplierKey = operation({
  method: 'POST',
  path: '/api/office/supplier-key-stage',
  summary: 'Takes a key of a supplier in, encrypted and shown to nobody; it is not used by that',
  right: 'supplier.key_rotate',
  writes: true,
  example: {
    provider: 'amusnet',
    name: 'amusnet-password',
    key: 'an-example-of-a-password',
    typed: 'Amusnet',
    reason: REASON,
  },
  input: z.strictObject({
    provider: Provider,
    name: KeyName,
    key: z.string().check(z.minLength(1), z.maxLength(8_192)),
    typed: Typed,
    reason: Reason,
  }),
  output: z.object({ staged: z.string(), fingerprint: z.string() }),
})

export const rotateSupplierKey = operation({
  method: 'POST',
  path: '/api/office/supplier-key-rotate',
  summary: 'Puts a key that was taken in, or the one before, into use once two people want it',
  right: 'supplier.key_rotate',
  writes: true,
  example: {
    provider: 'amusnet',
    name: 'amusnet-password',
    staged: '00000000-0000-4000-8000-000000000001',
    minutes: 60,
    typed: 'Amusnet',
    reason: REASON,
  },
  input: z.strictObject({
    provider: Provider,
    name: KeyName,
    /** Null: the key before, while calls with it are taken. */
    staged: z.nullable(z.guid()),
    /** For how long calls with the key that is in use now are taken too. */
    minutes: z.literal(KEY_WINDOWS),
    typed: Typed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
