import { fieldKeyFile } from '@zar/contract/office/system/keys'
import type { Logger } from 'pino'
import { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { writeAuditAlone } from '../../audit/index.ts'
import type { KeyStore } from '../deps.ts'

export const KEY_TASK = 'rotate_keys'
const Payload = z.object({ version: z.int(), proposal: z.string() })

/** What the key of personal data does for a job: two people wanted it, and it may take long. */
export async function rotateKeys(
  { db, log, keys }: { db: Db; log: Logger; keys: KeyStore },
  payload: unknown,
): Promise<void> {
  const { version, proposal } = Payload.parse(payload)
  const { encrypted, closed } = await keys.rotate(db, version)
  if (closed > 0) log.error({ event: 'keys did not open', closed }, 'some fields did not open')
  await writeAuditAlone(db, {
    actor: { kind: 'system', id: 'job' },
    does: 'key.rotate',
    right: 'key.rotate',
    outcome: closed > 0 ? 'failed' : 'done',
    object: `key:${fieldKeyFile(version)}`,
    after: { sealed: encrypted, closed },
    linked: `proposal:${proposal}`,
  })
}
