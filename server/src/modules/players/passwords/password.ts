import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { semaphore } from '../../../platform/queues.ts'
import type { Random } from '../../../platform/random.ts'

/** Argon2id, the library's default kind, at 19 MiB and two passes (AUT-03). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
export type Passwords = ReturnType<typeof openPasswords>

/**
 * Hashes and checks passwords, only so many at once: a burst of log-ins waits in line and leaves
 * the machine to the bets. Never all four threads that Node has for such work: a supplier's signature
 * is looked at there too.
 */
export function openPasswords({
  random,
  atOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))),
}: {
  random: Random
  atOnce?: number
}) {
  const limit = semaphore(atOnce)
  const ofNobody = limit(() => hash(random.token(32), COST))

  return {
    hash: (password: string): Promise<string> => limit(() => hash(password, COST)),

    /** False at once costs what true costs: without a hash one that no password fits is checked. */
    async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
      const known = passwordHash ?? (await ofNobody)
      const fits = await limit(() => verify(known, password))
      return fits && passwordHash !== undefined
    },
  }
}
