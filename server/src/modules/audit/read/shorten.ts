import { isIPv6 } from 'node:net'

/** The network's part of an address: `10.4.•.•`, `2001:db8::•`. */
export function shortenIp(ip: string): string {
  if (isIPv6(ip)) return `${ip.split(':').slice(0, 2).join(':')}::•`
  const [first, second, ...rest] = ip.split('.')
  return rest.length === 2 ? `${first}.${second}.•.•` : '•'
}
