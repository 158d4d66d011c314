import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const BY = ['--by', 'ayla']

/** A command of the office beside the running casino, by the program that the journeys compiled. */
export function office(...words: string[]): Promise<string> {
  const compiled = process.env.ZAR_OFFICE_PROGRAM
  const program = compiled ? [compiled] : ['--import', 'tsx', 'scripts/office.ts']
  return run(process.execPath, [...program, ...words, ...BY])
}

/** Names the first two people of a house that has nobody yet; answers what is said with their links. */
export const foundStaff = (): Promise<string> =>
  office('staff', 'first', 'ayla', 'Ayla Bir', 'bora', 'Bora İki')

/** A command of the office as an operator types it. */
export const officeAsTyped = (...words: string[]): Promise<string> =>
  run('npm', ['run', '--silent', 'office', '--', ...words, ...BY])

async function run(command: string, options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, options, {
    env: { ...process.env, DATA_DIR: process.env.ZAR_DATA_DIR, DATABASE_URL: '' },
  })
  return stdout
}
