import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { openOfficeApp } from '../../../server/src/testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../server/src/testing/test-casino.ts'
import { keepSession, makeSessionFile } from '../client/session-file.ts'
import { run } from '../run.ts'

/** Why something is done, as people type it. */
export const WHY = ['the', 'desk', 'has', 'looked', 'at', 'it', 'twice']
const HOURS_8 = 8 * 3_600_000

type Opened = { casino: TestCasino; close: () => Promise<void> }

async function openOwn(): Promise<Opened> {
  const casino = await openTestCasino()
  return { casino, close: () => casino.close() }
}

/** An office that listens on a casino of its own, and people of it with a command line each. */
export function officeLine(open: () => Promise<Opened> = openOwn) {
  let casino: TestCasino
  let office: Awaited<ReturnType<typeof openOfficeApp>>
  let url: string
  let close: () => Promise<void>
  let people = 0
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-office-'))
  beforeAll(async () => {
    const opened = await open()
    casino = opened.casino
    close = opened.close
    office = await openOfficeApp(casino)
    url = await office.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await office.app.close()
    await close()
    rmSync(folder, { recursive: true })
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  /** Somebody with these roles; what they type, with all that is said and the code it ends with. */
  async function person(...roles: RoleName[]) {
    people += 1
    const { id, name } = await office.staff(`line${people}`, roles)
    const { token } = await office.session(id)
    const file = path.join(folder, name)
    makeSessionFile(file)
    const endsAt = new Date(Date.now() + HOURS_8).toISOString()
    keepSession(file, { url, cookie: `office=${token}`, name, endsAt })
    return { id, name, file, type: (...words: string[]) => typed(file, words) }
  }

  return {
    get casino() {
      return casino
    },
    get office() {
      return office
    },
    person,
    /** The same, by somebody who is not signed in. */
    stranger: (...words: string[]) => typed(path.join(folder, 'nobody'), words),
    /** A player and their number. */
    async player() {
      const id = await casino.player()
      const { usercode } = await casino.db
        .selectFrom('player')
        .select('usercode')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { id, number: usercode }
    },
  }
}

async function typed(file: string, words: readonly string[]) {
  vi.stubEnv('OFFICE_SESSION', file)
  const said: string[] = []
  const keep = (text: string) => void said.push(text)
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  const code = await run(words)
  return { code, said: said.join('\n') }
}

/** The number of the proposal that was said to wait. */
export const proposalIn = ({ said }: { said: string }): string => {
  const [, found] = /proposal (\d+)/.exec(said) ?? []
  if (found === undefined) throw new Error(`no proposal waits: ${said}`)
  return found
}
