import { aLife } from './life.ts'
import {
  type Edits,
  type Json,
  type Members,
  makeFile,
  PAIRS,
  signed,
  signedHead,
  spell,
} from './make.ts'
import { type Options, type Story, sealed } from './story.ts'

export const [LEDGER, JOURNAL, FAIRNESS] = [0, 1, 2]
export const right = makeFile(sealed(aLife()))
export const file = (edits: Edits = {}, options: Options = {}) =>
  makeFile(sealed(aLife(), options), edits)

/** Another file whose n-th line of a type has other members. */
export const changed = (t: string, to: (line: Members) => Members, nth = 0): Buffer =>
  file({
    lines: (lines) => {
      const found = lines.filter((line) => line.t === t)[nth]
      return lines.map((line) => (line === found ? to(line) : line))
    },
  })
export const withMembers = (t: string, members: Members, nth = 0) =>
  changed(t, (line) => ({ ...line, ...members }), nth)
/** The same, of a head that is signed again. */
export const withHead = (members: Members, nth = 0) =>
  changed(
    'head',
    (line) => signedHead({ ...line, ...members }, nth === FAIRNESS ? PAIRS.arcade : PAIRS.head),
    nth,
  )
/** A file whose n-th line of a type is spelled otherwise. */
export const respelled = (t: string, from: string, to: string): Buffer =>
  file({
    texts: (lines) => {
      const at = lines.findIndex((line) => line.includes(`"t":"${t}"`) && line.includes(from))
      if (at < 0) throw new Error(`No ${t} has ${from}.`)
      return lines.map((line, index) => (index === at ? line.replace(from, to) : line))
    },
  })
export const without = (member: string) => (line: Members) =>
  Object.fromEntries(Object.entries(line).filter(([name]) => name !== member))

/** A file of a story in which a slot of a log holds something else: sealed so, and signed. */
export function sealedAs(log: number, nth: number, to: (body: Json[] & Members) => Json): Buffer {
  const story = sealed(aLife())
  let at = -1
  for (const batch of story.logs[log]?.batches ?? []) {
    batch.slots = batch.slots.map((body) => {
      if (body !== null) at += 1
      return body !== null && at === nth ? to(body as Json[] & Members) : body
    })
  }
  return makeFile(story)
}
export const column = (index: number, value: Json) => (row: Json[]) => row.with(index, value)
export const fact = (members: Members) => (body: Members) => ({ ...body, ...members })
export const batchAs = (
  log: number,
  at: number,
  members: Partial<Story['logs'][number]['batches'][number]>,
) => {
  const story = sealed(aLife())
  Object.assign(story.logs[log]?.batches[at] ?? {}, members)
  return makeFile(story)
}
export const reordered = (from: string, to: string) =>
  file({
    lines: (lines) => {
      const [a, b] = [from, to].map((t) => lines.findIndex((line) => line.t === t))
      return lines.map(
        (line, at) => (at === a ? lines[b ?? 0] : at === b ? lines[a ?? 0] : line) ?? line,
      )
    },
  })
export const endSigned = (pair: keyof typeof PAIRS, members: Members = {}) => {
  const lines = right.toString().trimEnd().split('\n')
  const end = JSON.parse(lines.at(-1) ?? '') as Members
  const again = signed('zar-evidence-v1', { ...end, ...members }, PAIRS[pair].secret)
  return Buffer.from(`${[...lines.slice(0, -1), spell(again)].join('\n')}\n`)
}
