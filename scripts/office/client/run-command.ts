import { plain } from '../terminal-text.ts'
import type { Command, Option, Options } from './command.ts'
import { openOffice } from './http.ts'
import { readWords } from './words.ts'

/** Names of commands have three words at most. */
const NAME_WORDS = 3
const INDENT = 60

/** The command that these words begin with, by its longest name, and the words behind the name. */
export function findCommand(commands: readonly Command[], words: readonly string[]) {
  for (let count = Math.min(NAME_WORDS, words.length); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const found = commands.find((one) => one.name === name)
    if (found) return { command: found, rest: words.slice(count) }
  }
  return undefined
}

/** How a command is typed. */
export const shownOf = ({ name, takes }: Command): string =>
  [
    'npm run office --',
    name,
    ...takes.map(({ shown, isOptional }) => (isOptional ? `[${shown}]` : shown)),
  ].join(' ')

/** All commands, a line each; those of one noun where that is said. */
export function usageOf(commands: readonly Command[], noun?: string): string {
  const some = commands.filter(({ name }) => name.split(' ')[0] === noun)
  return (some.length > 0 ? some : commands)
    .map((one) => `${shownOf(one).padEnd(INDENT)} ${one.does}`)
    .join('\n')
}

/** Does it and prints what it says; false where its words say nothing that can be done, which is told. */
export async function runCommand(
  command: Command,
  { rest, options, code }: { rest: readonly string[]; options: Options; code: string | undefined },
): Promise<boolean> {
  const read = readWords(command.takes, rest)
  const wrong = 'wrong' in read ? read.wrong : strangeOption(command, options)
  if (wrong !== undefined || 'wrong' in read) {
    console.error(`${shownOf(command)}\n${wrong}`)
    return false
  }
  const desk = Object.assign(openOffice(code), { options })
  for (const line of await command.work(desk, read.values)) console.log(plain(line))
  return true
}

/** What is said of an option that the command does not take. */
function strangeOption(command: Command, options: Options): string | undefined {
  const said = Object.keys(options) as Option[]
  const strange = said.find((name) => !command.options.includes(name))
  return strange === undefined ? undefined : `This command takes no --${strange}.`
}
