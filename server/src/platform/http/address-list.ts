import { BlockList, isIP } from 'node:net'
import { z } from 'zod/mini'

export type AddressList = (ip: string) => boolean

/**
 * Whether an address is of this list of addresses and networks (`198.51.100.0/24`). Throws for an
 * entry that is neither. An empty list holds nobody.
 */
export function openAddressList(entries: readonly string[]): AddressList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const isNetwork = bits === undefined || /^\d+$/.test(bits)
    if (!isIP(address) || !isNetwork || more.length > 0) throw new Error(`no address: ${entry}`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  // An IPv4 caller of a socket that hears both families is written in IPv6.
  const isListed = (ip: string) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
  // A supplier calls from a few addresses, thousands of times a second.
  let last = { ip: '', isListed: false }
  return (ip) => {
    if (ip !== last.ip) last = { ip, isListed: isListed(ip) }
    return last.isListed
  }
}

/** A list as a setting says it: with commas between. */
export const addressSetting = z.string().check(z.refine(isAddressList))
export const ADDRESSES_SHOULD_BE =
  'addresses and networks with commas between: 198.51.100.7,203.0.113.0/24'

function isAddressList(text: string): boolean {
  try {
    openAddressList(text.split(','))
    return true
  } catch {
    return false
  }
}
