import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { logInOf, newStaff, officeSession } from '../../server/src/testing/office/sign-in.ts'
import { inBooks } from '../office/staff.ts'

/** A command of the office as somebody who may answer players, by the program that the journeys compiled. */
export async function office(...words: string[]): Promise<string> {
  return run(process.execPath, [...program(), ...words], await session())
}

/** The same as an operator types it. */
export async function officeAsTyped(...words: string[]): Promise<string> {
  return run('npm', ['run', '--silent', 'office', '--', ...words], await session())
}

/** Names the first two people of a house that has nobody yet; answers what is said with their links. */
export const foundStaff = (): Promise<string> =>
  onMachine('staff', 'first', 'ayla', 'Ayla Bir', 'bora', 'Bora İki')

/** A command of the machine itself, which nobody is signed in for. */
export const onMachine = (...words: string[]): Promise<string> =>
  run(process.execPath, [...program(), ...words], {})

const program = (): string[] =>
  process.env.ZAR_OFFICE_PROGRAM
    ? [process.env.ZAR_OFFICE_PROGRAM]
    : ['--import', 'tsx', 'scripts/office.ts']

let somebody: ReturnType<typeof newStaff> | undefined

/** A new session each time: one that nobody used for a quarter of an hour is over. */
async function session() {
  somebody ??= inBooks((db) => newStaff(db, ['support', 'risk']))
  const { id, name } = await somebody
  const token = await inBooks((db) => logInOf(db, id))
  return officeSession(process.env.ZAR_SITE_URL ?? '', { name, token })
}

async function run(command: string, options: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(command, options, {
    env: { ...process.env, DATA_DIR: process.env.ZAR_DATA_DIR, DATABASE_URL: '', ...env },
  })
  return stdout
}
