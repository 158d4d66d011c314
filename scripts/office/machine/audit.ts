import { userInfo } from 'node:os'
import type { Db, Tx } from '../../../server/src/db/db.ts'
import {
  type AuditEvent,
  writeAudit,
  writeAuditAlone,
} from '../../../server/src/modules/audit/index.ts'

/** Who is logged in to this machine, also where they work as another user: the machine says it, and nobody proves it. */
export const machineUser = (): string => process.env.SUDO_USER || userInfo().username

type Deed = {
  /** The words of the command: `keys rotate`. */
  command: string
  does: string
  object: string
  after?: Record<string, unknown>
  reason?: string | undefined
}

const rowOf = ({ command, does, object, after, reason }: Deed): Omit<AuditEvent, 'outcome'> => ({
  actor: { kind: 'command-line', id: command },
  does,
  object,
  reason,
  after: Object.assign({ user: machineUser() }, after),
})

/** The row of what was done, in its transaction. */
export const noteDone = (tx: Tx, deed: Deed): Promise<bigint> =>
  writeAudit(tx, Object.assign(rowOf(deed), { outcome: 'done' } as const))

/** The row of what changed files of the machine, or came to nothing. */
export const noteAlone = (
  db: Db,
  deed: Deed,
  outcome: 'done' | 'refused' | 'failed',
): Promise<bigint> => writeAuditAlone(db, Object.assign(rowOf(deed), { outcome }))
