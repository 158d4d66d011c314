import { plain } from '../terminal-text.ts'
import type { Command, Option, Options } from './command.ts'
import { openOffice } from './http.ts'
import { readWords } from './words.ts'

/** Names of commands have three words at most. */
const NAME_WORDS = 3
const COLUMN = 50

/** The command that these words begin with, by its longest name, and the words behind the name. */
export function findCommand(commands: readonly Command[], words: readonly string[]) {
  for (let count = Math.min(NAME_WORDS, words.length); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const found = commands.find((one) => one.name === name)
    if (found) return { command: found, rest: words.slice(count) }
  }
  return undefined
}

const wordsOf = ({ name, takes }: Command): string =>
  [name, ...takes.map(({ shown, isOptional }) => (isOptional ? `[${shown}]` : shown))].join(' ')

/** How a command is typed. */
export const shownOf = (one: Command): string => `npm run office -- ${wordsOf(one)}`

/** One that is longer than its column has what it does on the next line. */
const lineOf = (one: Command): string => {
  const words = `  ${wordsOf(one)}`
  return words.length < COLUMN
    ? `${words.padEnd(COLUMN)}${one.does}`
    : `${words}\n${' '.repeat(COLUMN)}${one.does}`
}

const nounOf = ({ name }: Command): string => name.split(' ')[0] ?? ''

/** All commands, those of one noun together. */
export function usageOf(commands: readonly Command[]): string {
  const nouns = [...new Set(commands.map(nounOf))]
  return nouns
    .map((noun) =>
      commands
        .filter((one) => nounOf(one) === noun)
        .map(lineOf)
        .join('\n'),
    )
    .join('\n\n')
}

/** The commands of one noun, and what their words are. */
export function usageOfNoun(commands: readonly Command[], noun: string): string {
  const own = commands.filter((one) => nounOf(one) === noun)
  const words = own.flatMap(({ name, takes }) => takes.map((word) => ({ name, ...word })))
  const said = words.map(({ name, shown, is }) => {
    const isAmbiguous = words.some((one) => one.shown === shown && one.is !== is)
    return `  ${shown}${isAmbiguous ? ` of ${name}` : ''} is ${is}.`
  })
  return [...own.map(lineOf), '', ...new Set(said)].join('\n')
}

type Typed = {
  rest: readonly string[]
  options: Options
  code: string | undefined
  /** All that can be done with the command's noun. */
  usage: (command: Command) => string
}

/** Does it and prints what it says; false where its words say nothing that can be done, which is told. */
export async function runCommand(
  command: Command,
  { rest, options, code, usage }: Typed,
): Promise<boolean> {
  const read = readWords(command.takes, rest)
  const wrong = 'wrong' in read ? read.wrong : strangeOption(command, options)
  if (wrong !== undefined || 'wrong' in read) {
    // A noun alone lists: another word behind it may be a verb that is none.
    const isVerb = command.name.includes(' ') || rest.length === 0
    console.error(isVerb ? `${shownOf(command)}\n${wrong}` : `${wrong}\n${usage(command)}`)
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
