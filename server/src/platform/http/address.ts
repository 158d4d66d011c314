import { isIPv6 } from 'node:net'

/** What one subscriber holds: a whole IPv4 address, the first half of an IPv6 one. */
export const addressOf = (ip: string): string => (isIPv6(ip) ? groupsOf(ip, 4) : ip)

/** The network around it: /24 of IPv4, /48 of IPv6. */
export const networkOf = (ip: string): string =>
  isIPv6(ip) ? groupsOf(ip, 3) : ip.split('.').slice(0, 3).join('.')

/** The first groups of an IPv6 address, spelled out; an IPv4 address in disguise is itself. */
function groupsOf(ip: string, count: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return count === 4 ? mapped : networkOf(mapped)
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
    .slice(0, count)
    .join(':')
}
