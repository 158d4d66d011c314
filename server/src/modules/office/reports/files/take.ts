import type * as contract from '@zar/contract/office/reports/files'
import type { z } from 'zod/mini'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import { type AuditEvent, writeAudit, writeAuditAlone } from '../../../audit/index.ts'
import type { OfficeDeps } from '../../deps.ts'
import { originOf } from '../../log-in/log-in.ts'
import type { OwnCall } from '../../operations/operation-route.ts'
import { mayOffer } from '../../rights/may-do.ts'
import { HOUSE } from '../house.ts'
import { keepMail, readMail } from './mail.ts'
import { readPieces } from './store.ts'

type Deps = Pick<OfficeDeps, 'db' | 'clock' | 'fieldCipher'>
type Out<Operation extends { output: z.ZodMiniType }> = z.input<Operation['output']>

const FILES_MAX = 100

/** The caller's files that have not ended. */
export async function listFiles(
  deps: Deps,
  { person }: OwnCall<unknown>,
): Promise<Out<typeof contract.readFiles>> {
  const rows = await deps.db
    .selectFrom('office_file')
    .select(['id', 'kind', 'name', 'asked_at', 'made_at', 'failed_at', 'ends_at', 'bytes', 'rows'])
    .where('staff_id', '=', person.id)
    .where('ends_at', '>', deps.clock.now())
    .orderBy('asked_at', 'desc')
    .limit(FILES_MAX)
    .execute()
  return {
    files: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      state: row.made_at ? 'ready' : row.failed_at ? 'failed' : 'making',
      askedAt: row.asked_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      bytes: row.bytes === null ? null : Number(row.bytes),
      rows: row.rows === null ? null : Number(row.rows),
    })),
    mail: await readMail(deps.db, deps, person.id),
  }
}

const eventOf = ({ person, session, caller }: OwnCall<unknown>) =>
  ({
    actor: { kind: 'staff', id: person.id, roles: person.roles },
    origin: { ...originOf(caller), session: session.id },
  }) as const satisfies Partial<AuditEvent>

/**
 * Hands a file over to the person it was made for, while they have its right. Another's file and one whose time
 * is over are refused alike; each try is a row of the audit log.
 */
export async function takeFile(
  deps: Deps,
  call: OwnCall<z.output<typeof contract.takeFile.input>>,
): Promise<Out<typeof contract.takeFile>> {
  const { id } = call.input
  const event = { ...eventOf(call), does: 'file.take', object: `file:${id}` } as const
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const now = deps.clock.now()
      const file = await tx
        .selectFrom('office_file')
        .selectAll()
        .where('id', '=', id)
        .where('staff_id', '=', call.person.id)
        .where('ends_at', '>', now)
        .executeTakeFirst()
      if (!file) throw new Refusal('file_over')
      refuseIf(file.made_at === null, 'file_not_made')
      const may = mayOffer(call.person, { right: file.right_name, now, object: HOUSE.object })
      if ('refused' in may) throw new Refusal(may.refused)
      const content = await readPieces(tx, deps, id)
      const seen = { rows: Number(file.rows) }
      const after = { kind: file.kind, name: file.name }
      await writeAudit(tx, { ...event, right: file.right_name, outcome: 'done', after, seen })
      return { name: file.name, type: file.type, content: content.toString('base64') }
    })
  } catch (error) {
    if (error instanceof Refusal)
      await writeAuditAlone(deps.db, { ...event, outcome: 'refused', code: error.code })
    throw error
  }
}

/** Where letters to the caller go. The address itself stands in no row of the audit log. */
export async function setMail(
  deps: Deps,
  call: OwnCall<z.output<typeof contract.setMail.input>>,
): Promise<null> {
  const { mail } = call.input
  await deps.db.transaction().execute(async (tx) => {
    await keepMail(tx, deps, { staffId: call.person.id, mail })
    await writeAudit(tx, {
      ...eventOf(call),
      does: 'own_mail_set',
      outcome: 'done',
      object: `staff:${call.person.id}`,
      after: { isSet: mail !== null },
    })
  })
  return null
}
