import type { IncomingMessage } from 'node:http'
import { addressOf } from '../../../../platform/http/address.ts'
import type { AddressList } from '../../../../platform/http/address-list.ts'

/** Who connects: the last address that no proxy of ours has, of those that the proxies tell. */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isProxy: AddressList,
): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',')
  const chain = [...told.map((ip) => ip.trim()), socket.remoteAddress ?? ''].filter(Boolean)
  const outside = chain.findLast((ip) => !isProxy(ip))
  return addressOf(outside ?? chain[0] ?? '')
}
