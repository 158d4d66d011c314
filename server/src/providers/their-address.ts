import type { FastifyRequest } from 'fastify'
import type { AddressList } from '../platform/http/address-list.ts'

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/i

/**
 * Whether a call comes from where a supplier's servers are. One that a proxy on this machine hands on,
 * and that is not among the trusted ones, comes from nobody: its own address would be everybody's.
 */
export function isFrom(addresses: AddressList, { ip, headers }: FastifyRequest): boolean {
  const isHandedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !(isHandedOn && LOOPBACK.test(ip)) && addresses(ip)
}
