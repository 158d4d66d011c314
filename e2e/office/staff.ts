import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { withBooks } from '../../scripts/ledger/open-books.ts'
import type { Db } from '../../server/src/db/db.ts'
import { startSession } from '../../server/src/modules/office/sessions/session.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import type { Language } from '../kit/places.ts'
import { sizeOf } from '../kit/visit.ts'

/** Reads or writes the running app's books, as no page can: people of the office come to be by three others. */
export async function inBooks<Found>(work: (db: Db) => Promise<Found>): Promise<Found> {
  process.env.DATA_DIR = process.env.ZAR_DATA_DIR
  const found: Found[] = []
  const code = await withBooks(async ({ db }) => {
    found.push(await work(db))
    return 0
  })
  const [one] = found
  if (code !== 0 || one === undefined) throw new Error('the books of the app cannot be opened')
  return one
}

/** Somebody new with this role, who is logged in; answers the token of the session. */
export const openStaff = (role: RoleName): Promise<string> =>
  inBooks(async (db) => {
    const id = randomUUID()
    const name = `${role}${id.slice(0, 6)}`
    const caller = { ip: '127.0.0.1', userAgent: 'journey' } as Parameters<
      typeof startSession
    >[2]['caller']
    return await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('staff')
        .values({
          id,
          name,
          full_name: `${role} Yolcu`,
          state: 'active',
          password_hash: null,
          totp_sealed: null,
        })
        .execute()
      await tx
        .insertInto('staff_role')
        .values({ staff_id: id, role, proposal_id: null, ended_at: null, ended_by: null })
        .execute()
      const { token } = await startSession(tx, { random: systemRandom }, { staffId: id, caller })
      return token
    })
  })

/** A browser of whoever holds this token, in one language and width. */
export async function openDesk(
  browser: Browser,
  { token, language, width }: { token: string; language: Language; width: number },
): Promise<BrowserContext> {
  const site = process.env.ZAR_SITE_URL ?? ''
  const context = await browser.newContext({
    baseURL: site,
    viewport: sizeOf(width),
    locale: language,
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'office', value: token, url: site, sameSite: 'Strict' }])
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  return context
}
