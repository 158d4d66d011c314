import { BlockList, isIP } from 'node:net'
import {
  SETTING_BOUNDS,
  type SupplierSetting,
  settingKindOf,
} from '@zar/contract/office/house/supplier-control'
import type { RefusalCode } from '@zar/contract/refusal'
import { openAddressList } from '../../../platform/http/address-list.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** What a process on this machine or in a house's own network answers at. */
const PRIVATE = new BlockList()
for (const [network, bits, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  PRIVATE.addSubnet(network, bits, family)
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i
/** What may stand in the policy of a page: other characters would end or change it. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/
const LEAST_BITS = { 4: 16, 6: 32 }
const LIST_MAX = 200

/** Refuses what such a setting cannot be. With real money (`isReal`) an address must be https and public. */
export function refuseSetting(name: SupplierSetting, value: string, isReal: boolean): void {
  const why = whyUnusable(name, value, isReal)
  if (why) throw new Refusal(why)
}

function whyUnusable(
  name: SupplierSetting,
  value: string,
  isReal: boolean,
): RefusalCode | undefined {
  switch (settingKindOf(name)) {
    case 'address':
      return whyNoAddress(value, isReal)
    case 'list':
      return whyNoList(value)
    default:
      return isNumberOf(name, value) ? undefined : 'supplier_number_wrong'
  }
}

function whyNoAddress(value: string, isReal: boolean): RefusalCode | undefined {
  if (!/^https?:\/\/[^\s#]+$/i.test(value) || !URL.canParse(value)) return 'supplier_address_wrong'
  const url = new URL(value)
  if (url.username || url.password || !HOST.test(url.hostname)) return 'supplier_address_wrong'
  if (isReal && (url.protocol === 'http:' || isPrivate(url.hostname)))
    return 'supplier_address_private'
  return undefined
}

/** By what the address says: which machine a name leads to is not asked. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!isIP(host)) return PRIVATE_NAMES.test(host) || !host.includes('.')
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(host)
  if (!mapped) return PRIVATE.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')
  const bytes = [mapped[1], mapped[2]].flatMap((part = '') => {
    const word = Number.parseInt(part, 16)
    return [word >> 8, word & 255]
  })
  return PRIVATE.check(bytes.join('.'), 'ipv4')
}

function whyNoList(value: string): RefusalCode | undefined {
  const entries = value.split(',')
  try {
    openAddressList(entries)
  } catch {
    return 'supplier_list_wrong'
  }
  if (entries.length > LIST_MAX) return 'supplier_list_wrong'
  const isWide = entries.some((entry) => {
    const [address = '', bits] = entry.split('/')
    return bits !== undefined && Number(bits) < LEAST_BITS[isIP(address) === 6 ? 6 : 4]
  })
  return isWide ? 'supplier_list_wide' : undefined
}

function isNumberOf(name: SupplierSetting, value: string): boolean {
  const bounds = Object.entries(SETTING_BOUNDS).find(([of]) => of === name)?.[1]
  if (!bounds || !/^\d{1,9}$/.test(value)) return false
  return Number(value) >= bounds.min && Number(value) <= bounds.max
}

/** As a page may show it: what stands before the host and behind the path may be a secret. */
export function shownSetting(name: SupplierSetting, value: string): string {
  if (settingKindOf(name) !== 'address') return value
  const url = new URL(value)
  url.username = ''
  url.password = ''
  if (url.search) url.search = '?...'
  return url.href
}

/** A list with commas between and nothing else, however it was typed. */
export const writtenSetting = (name: SupplierSetting, typed: string): string =>
  settingKindOf(name) === 'list'
    ? typed
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(',')
    : typed
