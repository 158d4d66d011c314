import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { OFFICE_HEADER } from '@zar/contract/office/operation'
import type { RoleName } from '@zar/contract/office/rights/rights'
import * as contract from '@zar/contract/office/staff'
import { sql } from 'kysely'
import { withBooks } from '../../scripts/ledger/open-books.ts'
import type { Db } from '../../server/src/db/db.ts'
import { makeInvite } from '../../server/src/modules/office/log-in/invite.ts'
import { insertStaff } from '../../server/src/modules/office/people/invite-staff.ts'
import { raiseVersion } from '../../server/src/modules/office/people/staff-rows.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { totp } from '../account/totp.ts'
import type { Language } from '../kit/places.ts'
import { sizeOf } from '../kit/visit.ts'

/** Everybody's of the office who is hired here. */
export const PASSWORD = 'uzun ve sakin bir cümle'
const STEP_MS = 30_000
const DEPS = { random: systemRandom }

/** Somebody of the office who is logged in. */
export type Colleague = {
  id: string
  name: string
  fullName: string
  role: RoleName
  /** The cookie of the session. */
  token: string
  /** Six digits of their app, which they have not used yet. */
  code: () => Promise<string>
}

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

/** Somebody new with this role, who has set password and app and is logged in. */
export async function hire(role: RoleName): Promise<Colleague> {
  const name = `${role}${randomUUID().slice(0, 6)}`
  const fullName = `${name[0]?.toUpperCase()}${name.slice(1)} Yolcu`
  const { id, token } = await invite(role, { name, fullName })
  const { secret } = (await ask(contract.readInvite, { token })).data as contract.Invite
  const code = codesOf(secret)
  await ask(contract.takeInvite, { token, password: PASSWORD, code: await code() })
  const { cookie } = await ask(contract.logIn, { name, password: PASSWORD, code: await code() })
  return { id, name, fullName, role, token: cookie, code }
}

const invite = (role: RoleName, person: { name: string; fullName: string }) =>
  inBooks((db) =>
    db.transaction().execute(async (tx) => {
      const id = await insertStaff(tx, DEPS, person)
      const theirs = { staff_id: id, role, proposal_id: null, ended_at: null, ended_by: null }
      await tx.insertInto('staff_role').values(theirs).execute()
      return { id, token: await makeInvite(tx, DEPS, id) }
    }),
  )

/** Takes all roles of somebody away, as those who may do it would. It acts on their next request. */
export const takeRoles = ({ id }: Colleague): Promise<boolean> =>
  inBooks((db) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('staff_role')
        .set({ ended_at: sql`clock_timestamp()`, ended_by: id })
        .where('staff_id', '=', id)
        .execute()
      await raiseVersion(tx, id)
      return true
    }),
  )

/** Each code is good once: the one of the last half minute comes first, and the next when it may be used. */
function codesOf(secret: string): () => Promise<string> {
  let step = Math.floor(Date.now() / STEP_MS) - 2
  return async () => {
    step = Math.max(step + 1, Math.floor(Date.now() / STEP_MS) - 1)
    const opensAt = (step - 1) * STEP_MS
    if (Date.now() < opensAt) await wait(opensAt - Date.now())
    return totp(secret, step * STEP_MS)
  }
}

/** One call of the office, which must succeed. */
async function ask({ path }: { path: string }, input: object) {
  const response = await fetch(new URL(path, process.env.ZAR_SITE_URL), {
    method: 'POST',
    headers: { [OFFICE_HEADER]: '1', 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const said = (await response.json()) as { success: boolean; message: string; data: unknown }
  if (!said.success) throw new Error(`${path}: ${said.message}`)
  const [cookie = ''] = response.headers.getSetCookie()
  return { data: said.data, cookie: cookie.match(/^office=([^;]*)/)?.[1] ?? '' }
}

/** A browser of theirs, in one language and width. */
export async function openDesk(
  browser: Browser,
  { token }: Pick<Colleague, 'token'>,
  { language = 'tr', width = 1440 }: { language?: Language; width?: number } = {},
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

/** A page of theirs at this address of the office. */
export async function openAt(browser: Browser, who: Colleague, path: string): Promise<Page> {
  const page = await (await openDesk(browser, who)).newPage()
  await page.goto(path)
  return page
}

/** Types the digits that a decision about money asks for. */
export async function prove(page: Page, who: Colleague): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sen olduğunu doğrula' })
  await dialog.getByLabel('Altı rakamlı kod').pressSequentially(await who.code())
  await dialog.waitFor({ state: 'detached' })
}
