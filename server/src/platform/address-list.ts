import { BlockList, isIP } from 'node:net'

export type AddressList = (ip: string) => boolean

/**
 * Whether an address is of this list of addresses and networks (`198.51.100.0/24`). Throws for an
 * entry that is neither. An empty list holds nobody.
 */
export function openAddressList(entries: readonly string[]): AddressList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (!isIP(address)) throw new Error(`no address: ${entry}`)
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
