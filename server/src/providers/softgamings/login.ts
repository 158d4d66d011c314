import { createHmac } from 'node:crypto'

/** 128 bits in base 36. */
const LOGIN = /^[\da-z]{25}$/
const LOGIN_LENGTH = 25
const RADIX = 36
/** As many digits as a number holds exactly. */
const PART_LENGTH = 10
const ID_END = 1n << 128n

/** The player's name there: at most 29 letters and digits, which a uuid does not fit into as it is. */
export function loginOf(playerId: string): string {
  const id = BigInt(`0x${playerId.replaceAll('-', '')}`)
  return id.toString(RADIX).padStart(LOGIN_LENGTH, '0')
}

/** The player whose name it is; undefined for a name that no launch of ours has given. */
export function playerIdOf(login: string): string | undefined {
  if (!LOGIN.test(login)) return undefined
  let id = 0n
  for (let at = 0; at < LOGIN_LENGTH; at += PART_LENGTH) {
    const part = login.slice(at, at + PART_LENGTH)
    id = id * BigInt(RADIX ** part.length) + BigInt(Number.parseInt(part, RADIX))
  }
  if (id >= ID_END) return undefined
  const hex = id.toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * The player's password there, which has to be the same at every launch: made anew from a secret
 * each time, so that nobody has to keep it.
 */
export const passwordOf = (login: string, secret: string): string =>
  createHmac('sha256', secret).update(login).digest('base64url')
