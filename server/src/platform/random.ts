import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The casino's one source of chance (RNG-01): the operating system's generator. */
export type Random = {
  uuid: () => string
  /** `bytes` of randomness as base64url. */
  token: (bytes: number) => string
  /** `length` decimal digits, each equally likely. */
  digits: (length: number) => string
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
}
