import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RoleName } from '@zar/contract/office/rights/rights'
import type { Db } from '../../db/db.ts'
import { startSession } from '../../modules/office/sessions/session.ts'
import { systemRandom } from '../../platform/random.ts'

type Caller = Parameters<typeof startSession>[2]['caller']

/** Somebody new with these roles. */
export async function newStaff(db: Db, roles: readonly RoleName[]) {
  const id = randomUUID()
  const name = `${roles[0]}${id.slice(0, 6)}`
  const unsaid = { password_hash: null, totp_sealed: null }
  await db
    .insertInto('staff')
    .values({ id, name, full_name: `${roles[0]} Yolcu`, state: 'active', ...unsaid })
    .execute()
  const given = { proposal_id: null, ended_at: null, ended_by: null }
  for (const role of roles)
    await db
      .insertInto('staff_role')
      .values({ staff_id: id, role, ...given })
      .execute()
  return { id, name }
}

/** The token of a session of theirs, opened without the log-in. */
export async function logInOf(db: Db, staffId: string): Promise<string> {
  const caller = { ip: '127.0.0.1', userAgent: 'test' } as Caller
  return db
    .transaction()
    .execute(
      async (tx) => (await startSession(tx, { random: systemRandom }, { staffId, caller })).token,
    )
}

/** Somebody new with these roles, who is logged in. */
export async function signIn(db: Db, roles: readonly RoleName[]) {
  const person = await newStaff(db, roles)
  return { ...person, token: await logInOf(db, person.id) }
}

/** What a command line reads its session from: the environment of `npm run office` as this person. */
export function officeSession(url: string, { name, token }: { name: string; token: string }) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'zar-office-')), 'session.json')
  // Whichever name the site's address gives it.
  const cookie = `office=${token}; __Host-office=${token}`
  writeFileSync(file, JSON.stringify({ url, cookie, name, endsAt: '' }), { mode: 0o600 })
  return { OFFICE_SESSION: file }
}
