import { createHash } from 'node:crypto'

/** What is kept of a random secret that its holder shows again: a token of 256 bits needs no salt (SHA-256). */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
