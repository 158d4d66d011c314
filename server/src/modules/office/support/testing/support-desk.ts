import type { RoleName } from '@zar/contract/office/rights/rights'
import pino from 'pino'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import type { From } from '../../../../testing/players/player-app.ts'
import { openSupportFixture } from '../../../../testing/support/support-fixture.ts'
import { runQueueClocks } from '../../../queues/index.ts'
import { supportClocks } from '../../../support/index.ts'

/** Words that must stay words, wherever they are shown. */
export const HOSTILE = '<img src=x onerror=alert(1)>"\'; drop table ticket; --\u202e'
export const REASON = 'The player says that the bet was settled wrongly.'

/** Support and the office over one casino, with a person of each name and role. */
export async function openSupportDesk<Name extends string>(people: Record<Name, RoleName>) {
  const fixture = await openSupportFixture()
  const { casino, site } = fixture
  const office = await openOfficeApp(casino)
  const desks = {} as Record<Name, Desk>
  const ids = {} as Record<Name, string>
  for (const name of Object.keys(people) as Name[]) {
    const { id } = await office.staff(name, [people[name]])
    ids[name] = id
    desks[name] = await office.session(id)
  }
  // The clocks of the queues are the database's.
  casino.clock.advance(Date.now() - casino.clock.now().getTime())
  const clocks = supportClocks(casino)
  const log = pino({ level: 'silent' })
  return {
    fixture,
    office,
    desks,
    ids,
    me: await fixture.player(),
    /** The clock of this case has run out, and is looked at. */
    async runOut(subject: string): Promise<void> {
      await casino.db
        .updateTable('queue_case')
        .set({ clock_at: new Date(Date.now() - 1_000) })
        .where('subject', '=', subject)
        .where('closed_at', 'is', null)
        .execute()
      await runQueueClocks({ db: casino.db, log, clocks })
    },
    /** The last case of this subject, waiting or ended. */
    caseOf: (subject: string) =>
      casino.db
        .selectFrom('queue_case')
        .selectAll()
        .where('subject', '=', subject)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    rowsOf: (object: string, does: string) =>
      casino.db
        .selectFrom('audit_event')
        .selectAll()
        .where('object', '=', object)
        .where('does', '=', does)
        .where('outcome', '=', 'done')
        .execute(),
    /** The titles of what the player was told, the newest first. */
    async told(from: From): Promise<string[]> {
      const { data } = await site.post<{ title: string }[]>(
        '/api/customer/notification',
        { skip: 0, take: 20 },
        from,
      )
      return (data ?? []).map(({ title }) => title)
    },
    close: () => fixture.close(),
  }
}
export type SupportDesk = Awaited<ReturnType<typeof openSupportDesk>>
