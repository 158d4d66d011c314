import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RoleName } from '@zar/contract/office/rights/rights'
import type { Db } from '../../db/db.ts'
import { officeSession, signIn } from '../office/sign-in.ts'
import { COMPILED } from './process.ts'

/** `npm run office` as an operator types it, over the casino of this database. */
export const runOffice = (databaseUrl: string, words: string[], env: NodeJS.ProcessEnv = {}) =>
  runScript('scripts/office.ts', databaseUrl, words, env)

/** Somebody with these roles who is signed in at a command line, and what they type there. */
export async function openOperator(db: Db, address: string, roles: readonly RoleName[]) {
  const person = await signIn(db, roles)
  const session = officeSession(address, person)
  return {
    ...person,
    type: (...words: string[]) => runOffice('postgres://none', words, session),
  }
}

/** No folder: what `npm start` left beside the tests is none of theirs. */
const NO_DATA = path.join(tmpdir(), 'zar-no-data')

/** A command of the casino, with all it says and the code it ends with. */
export async function runScript(
  script: string,
  databaseUrl: string,
  words: string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const child = spawn(process.execPath, [...COMPILED(script), ...words], {
    env: { ...process.env, DATA_DIR: NO_DATA, DATABASE_URL: databaseUrl, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said }
}
