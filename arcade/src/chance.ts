import { randomBytes, randomUUID } from 'node:crypto'

/** Names and secrets that nobody can guess. Outcomes never come from here. */
export type Chance = {
  uuid(): string
  /** Lower-case hex text of this many random bytes. */
  hex(bytes: number): string
}

export const systemChance: Chance = {
  uuid: randomUUID,
  hex: (bytes) => randomBytes(bytes).toString('hex'),
}
