import type { Db, Tx } from '../../../db/db.ts'

export type OfficeNote = { id: string; by: string; at: string; text: string }

type NewNote = { subject: string; playerId: string; staffId: string; text: string; at: Date }

/** What a person writes to their colleagues about a ticket or a conversation; no player reads it. */
export async function addNote(
  tx: Tx,
  { subject, playerId, staffId, text, at }: NewNote,
): Promise<string> {
  const { id } = await tx
    .insertInto('support_note')
    .values({ subject, player_id: playerId, staff_id: staffId, text, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}`
}

/** The notes on one subject, the oldest first. */
export async function readNotes(db: Db, subject: string): Promise<OfficeNote[]> {
  const rows = await db
    .selectFrom('support_note')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['support_note.id', 'full_name', 'at', 'text'])
    .where('subject', '=', subject)
    .orderBy('support_note.id')
    .execute()
  return rows.map(({ id, full_name, at, text }) => ({
    id: `${id}`,
    by: full_name,
    at: at.toISOString(),
    text,
  }))
}

/** The notes on a conversation go with its words into the ticket. */
export async function carryNotes(
  tx: Tx,
  { from, to, since }: { from: string; to: string; since: Date },
): Promise<void> {
  await tx
    .insertInto('support_note')
    .columns(['subject', 'player_id', 'staff_id', 'text', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('support_note')
        .select(({ val }) => [val(to).as('subject'), 'player_id', 'staff_id', 'text', 'at'])
        .where('subject', '=', from)
        .where('at', '>=', since)
        .orderBy('id'),
    )
    .execute()
}
