import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/**
 * Who calls, where no framework tells: the nearest address that is none of the trusted proxies.
 * `proxies` are addresses and networks with commas between.
 */
export function openCallers(proxies: string | undefined): (request: IncomingMessage) => string {
  const trusted = new BlockList()
  for (const one of proxies?.split(',') ?? []) {
    const [address = '', bits] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
  return ({ socket, headers }) => {
    const told = String(headers['x-forwarded-for'] ?? '').split(',')
    const nearest = [socket.remoteAddress ?? '', ...told.map((one) => one.trim()).reverse()]
    return nearest.find((address) => address !== '' && !isTrusted(address)) ?? ''
  }
}
