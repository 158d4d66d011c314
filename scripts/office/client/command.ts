import type { Operation } from '@zar/contract/office/operation'
import type { Outcome } from '@zar/contract/office/proposals'
import type { Came } from '@zar/contract/office/withdrawals/withdrawals'
import type { z } from 'zod/mini'
import { momentOf } from '../terminal-text.ts'
import type { Office } from './http.ts'
import type { Word } from './words.ts'

/** What is said by `--proposal 17`, `--ask`, `--title TEXT` and `--note TEXT`. */
export type Options = { proposal?: string; ask?: boolean; title?: string; note?: string }
export type Option = keyof Options

/** The office as whoever is signed in, with the options of one command. */
export type Desk = Office & { options: Options }

/** What is printed, line by line. */
export type Lines = readonly string[]

/** Words of a command line, and the operation of the office that they ask for. */
export type Command = {
  /** `withdrawals approve` */
  name: string
  takes: readonly Word<unknown>[]
  /** For the list of all commands. */
  does: string
  options: readonly Option[]
  /** The values are those of `takes`, in their order. */
  work: (desk: Desk, values: readonly unknown[]) => Promise<Lines>
}

type Values<Takes extends readonly Word<unknown>[]> = {
  [Place in keyof Takes]: Takes[Place] extends Word<infer Value> ? Value : never
}

export function command<const Takes extends readonly Word<unknown>[]>(
  { name, takes, does }: { name: string; takes: Takes; does: string },
  work: (desk: Desk, ...values: Values<Takes>) => Promise<Lines>,
  options: readonly Option[] = [],
): Command {
  const all = (desk: Desk, values: readonly unknown[]) => work(desk, ...(values as Values<Takes>))
  return { name, takes, does, options, work: all }
}

type Two<Input extends z.ZodMiniType> = Operation<Input, z.ZodMiniType<Outcome>>

/** One that takes two people: the second says the same words with the number of the proposal. */
export function byTwo<const Takes extends readonly Word<unknown>[], Input extends z.ZodMiniType>(
  told: { name: string; takes: Takes; does: string; done: string },
  operation: Two<Input>,
  inputOf: (desk: Desk, ...values: Values<Takes>) => Promise<Omit<z.input<Input>, 'proposal'>>,
): Command {
  const { name, takes, done } = told
  const work = async (desk: Desk, ...values: Values<Takes>) => {
    const input = await inputOf(desk, ...values)
    const { proposal } = desk.options
    const asked = proposal === undefined ? input : Object.assign({ proposal }, input)
    return sayOutcome(await desk.call(operation, asked as z.input<Input>), done)
  }
  return command({ name, takes, does: `${told.does} (two people)` }, work, ['proposal'])
}

/** What an operation for two people came to. */
export function sayOutcome({ outcome, proposal, lapsesAt }: Outcome, done: string): Lines {
  if (outcome === 'done') return [done]
  const until = lapsesAt === null ? '' : ` until ${momentOf(lapsesAt)}`
  return [
    `Nothing has changed yet. A second person must approve: proposal ${proposal}.`,
    `They say the same words with --proposal ${proposal}${until}.`,
  ]
}

/** The same where the second person says the same words, without a number. */
export const sayCame = ({ outcome }: z.output<typeof Came>, done: string): Lines =>
  outcome === 'done'
    ? [done]
    : ['Nothing has changed yet. A second person must approve: they say the same words.']
