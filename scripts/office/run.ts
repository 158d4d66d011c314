import { parseArgs } from 'node:util'
import { REFUSALS } from '@zar/contract/refusal'
import { DO_USAGE, doIt } from './client/do.ts'
import { LOG_IN_USAGE, logIn, logOutHere } from './client/log-in.ts'
import { Refused } from './client/refused.ts'
import { findCommand, runCommand, usageOf, usageOfNoun } from './client/run-command.ts'
import { COMMANDS } from './commands/commands.ts'
import { MACHINE_USAGE } from './machine/usage.ts'
import { plain } from './terminal-text.ts'

const USAGE = `${LOG_IN_USAGE}
${DO_USAGE}

npm run office -- …, signed in as a person:

${usageOf(COMMANDS)}

  --code DIGITS        six digits of your app, where a fresh proof is due (else they are asked for)
  --proposal NUMBER    you are the second person: approves what another proposed, with the same words
  --ask                of tickets answer: the player has the next word
  --title, --note      of notify: what the player reads

npm run office -- …, on the machine itself, without a server, and audited as command-line:
${MACHINE_USAGE}`

type Client = (words: readonly string[], code: string | undefined) => Promise<boolean>

const CLIENT: Record<string, Client> = { 'log-in': logIn, 'log-out': logOutHere, do: doIt }
const MACHINE = ['staff', 'sessions', 'keys', 'licence', 'deposits']

function usage(noun = ''): number {
  const isNoun = COMMANDS.some(({ name }) => name.split(' ')[0] === noun)
  console.error(isNoun ? usageOfNoun(COMMANDS, noun) : USAGE)
  return 2
}

function readWish(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        code: { type: 'string' },
        proposal: { type: 'string' },
        ask: { type: 'boolean' },
        title: { type: 'string' },
        note: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}

/** Needs no database: what was typed is asked of the office. */
async function callOffice(work: () => Promise<boolean>, isTold: boolean): Promise<number> {
  try {
    return (await work()) ? 0 : isTold ? 2 : usage()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(plain(error.message))
    return 1
  }
}

/** The database is opened for these alone. */
async function onMachine(noun: string, words: string[]): Promise<number> {
  const [{ withBooks }, { Refusal }, { MACHINE_WORK }] = await Promise.all([
    import('../ledger/open-books.ts'),
    import('../../server/src/platform/refusal.ts'),
    import('./machine/work.ts'),
  ])
  return await withBooks(async (books) => {
    try {
      const isDone = await MACHINE_WORK[noun]?.(books, words)
      return isDone ? Number(process.exitCode ?? 0) : usage()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      console.error(REFUSALS[error.code].en)
      return 1
    }
  })
}

/** What was typed, to its exit code: 0 done, 1 refused, 2 not understood. */
export async function run(args: readonly string[]): Promise<number> {
  const wish = readWish(args)
  if (!wish) return usage()
  const { code, ...options } = wish.values
  const { positionals } = wish
  const [noun = '', ...words] = positionals
  const client = Object.hasOwn(CLIENT, noun) ? CLIENT[noun] : undefined
  if (client) return callOffice(() => client(words, code), false)
  if (MACHINE.includes(noun))
    return Object.keys(wish.values).length > 0 ? usage() : onMachine(noun, words)
  const found = findCommand(COMMANDS, positionals)
  if (!found) return usage(noun)
  const { command, rest } = found
  const usageOfOne = () => usageOfNoun(COMMANDS, noun)
  return callOffice(() => runCommand(command, { rest, options, code, usage: usageOfOne }), true)
}
