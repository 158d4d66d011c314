import type { ProviderName } from '@zar/contract/casino/casino'
import type { SupplierSetting } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import type { SuppliersKnown } from '../../modules/suppliers/index.ts'
import { newestKey } from '../../platform/encryption/keys-taken.ts'
import { makeKeys } from '../../testing/casino/keys.ts'
import { readConfig } from '../config/config.ts'
import { readKeys } from '../keys/keys.ts'
import { inUseOf, supplierStartOf } from './in-use.ts'
import { gameUrlsOf, isCallerOfWallets, launchAddressesOf } from './suppliers.ts'

const BY = { proposedBy: 'Kerem', setBy: 'Selin', because: 'They move.', at: new Date(0) }
const NOTHING: SuppliersKnown = {
  changed: [],
  keys: new Map(),
  marks: { settings: 0n, keys: 0n },
}
const setting = (provider: ProviderName, name: SupplierSetting, value: string | null) => ({
  id: 1n,
  provider,
  name,
  value,
  ...BY,
})

function open() {
  const made = makeKeys()
  const keys = readKeys(made.folder)
  made.remove()
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/zar',
    KEYS_DIR: made.folder,
    ARCADE_URL: 'http://localhost:3201',
    DIGITAIN_ADDRESSES: '198.51.100.7',
  })
  let nowMs = 1_000
  let known = NOTHING
  const inUse = inUseOf(
    { config, keys, clock: { now: () => new Date(nowMs) } },
    { now: () => known },
  )
  return {
    config,
    keys,
    inUse,
    know: (next: Partial<SuppliersKnown>) => {
      known = { ...NOTHING, ...next }
    },
    at: (ms: number) => {
      nowMs = ms
    },
  }
}

test('nothing is made anew while nothing changes', () => {
  const { inUse, know } = open()
  const before = inUse()
  expect(inUse()).toBe(before)
  know({})
  expect(inUse()).not.toBe(before)
})

test('an address of the office counts for launches, frames and what hangs on it, until it is taken back', () => {
  const { config, inUse, know } = open()
  expect(launchAddressesOf(inUse()).get('amusnet')).toBe('http://localhost:3201/amusnet/launch')
  expect(inUse().suppliers.amusnet.movementsUrl).toBeDefined()
  const url = 'https://games.amusnet.example/launch'
  know({ changed: [setting('amusnet', 'AMUSNET_GAME_URL', url)] })
  expect(launchAddressesOf(inUse()).get('amusnet')).toBe(url)
  expect(gameUrlsOf(config.arcadeUrl, inUse())).toContain(url)
  // The arcade knows nothing of what is played elsewhere.
  expect(inUse().suppliers.amusnet.movementsUrl).toBeUndefined()
  know({ changed: [setting('amusnet', 'AMUSNET_GAME_URL', null)] })
  expect(launchAddressesOf(inUse()).get('amusnet')).toBe('http://localhost:3201/amusnet/launch')
})

test('a list of the office is who may call, at the wallet and at the limits of calls', () => {
  const { config, inUse, know } = open()
  const isCaller = isCallerOfWallets(inUse, config)
  expect([isCaller('198.51.100.7'), isCaller('203.0.113.9')]).toEqual([true, false])
  know({ changed: [setting('digitain', 'DIGITAIN_ADDRESSES', '203.0.113.0/24')] })
  expect([isCaller('198.51.100.7'), isCaller('203.0.113.9')]).toEqual([false, true])
  expect(inUse().isTheirs.digitain?.('203.0.113.9')).toBe(true)
  expect(inUse().isTheirs.amusnet?.('203.0.113.9')).toBe(false)
})

test('a breaker is one supplier’s', () => {
  const { inUse, know } = open()
  know({
    changed: [
      setting('hub88', 'SUPPLIER_BREAKER_FAILURES', '2'),
      setting('hub88', 'SUPPLIER_BREAKER_REST_SECONDS', '60'),
    ],
  })
  expect(inUse().breakerOf('hub88')).toEqual({ failuresMax: 2, restMs: 60_000 })
  expect(inUse().breakerOf('amusnet')).toEqual({ failuresMax: 5, restMs: 10_000 })
})

test('a key of the office is ours at once; the one before is taken until its time is over, by the clock alone', () => {
  const { keys, inUse, know, at } = open()
  const old = { key: keys.digitain.hmacKey, untilMs: 5_000, keyId: null }
  const standing = { key: 'the-new-key-of-digitain', old, change: BY, keyId: 'x' }
  know({ keys: new Map([['digitain-hmac-key' as const, standing]]) })
  const { taken, keys: used } = inUse()
  expect(used.digitain.hmacKey).toBe('the-new-key-of-digitain')
  expect(newestKey(taken.digitain)).toBe('the-new-key-of-digitain')
  expect(taken.digitain.now()).toEqual(['the-new-key-of-digitain', keys.digitain.hmacKey])
  at(5_000)
  expect(taken.digitain.now()).toEqual(['the-new-key-of-digitain'])
  // The others are those of the files.
  expect(used.amusnet).toEqual(keys.amusnet)
})

test('the start tells each setting as it takes effect, and each file', () => {
  const { config, keys } = open()
  const start = supplierStartOf(config, keys)
  expect(start.settings({})).toMatchObject({
    HUB88_URL: 'http://localhost:3201',
    DIGITAIN_ADDRESSES: '198.51.100.7',
    SUPPLIER_BREAKER_FAILURES: '5',
  })
  expect(start.settings({ HUB88_URL: 'https://a.example' }).HUB88_URL).toBe('https://a.example')
  expect(start.key('amusnet-password')).toBe(keys.amusnet.password)
  expect(start.isReal).toBe(false)
})
