import { aLife } from './life.ts'
import { type Json, type Members, makeFile, PAIRS, signedHead } from './make.ts'
import { sealed } from './story.ts'

type Chance = (most: number) => number

/** A file that is bent at random, some before it was sealed, and signed again as the house would. */
export function brokenFile(chance: Chance): Buffer {
  const life = aLife()
  const hidden = chance(4) === 0 ? { ledger: [chance(11)], journal: [chance(19)] } : {}
  const story = sealed(life, { perBatch: 1 + chance(6), hidden, bundle: { whole: chance(4) > 0 } })
  if (chance(2) === 0) {
    const batches = story.logs[chance(3)]?.batches ?? []
    const batch = batches[chance(batches.length)]
    if (batch) batch.slots = batch.slots.map((body) => (body === null ? body : bent(body, chance)))
  }
  return makeFile(story, {
    lines: (lines) => (chance(2) === 0 ? lines : bentLines(lines, chance)),
    end: (end) => (chance(12) === 0 ? bentMembers(end, chance) : {}),
  })
}

function bentLines(lines: Members[], chance: Chance): Members[] {
  const at = chance(lines.length)
  const [line, next] = [lines[at] ?? {}, lines[at + 1] ?? {}]
  const around = (...now: Members[]) => [...lines.slice(0, at), ...now, ...lines.slice(at + 2)]
  const way = chance(8)
  if (way === 0) return around(next)
  if (way === 1) return around(line, line, next)
  if (way === 2) return around(next, line)
  return around(resigned(bentMembers(line, chance), chance), next)
}

/** Most heads that were bent are signed again. */
function resigned(line: Members, chance: Chance): Members {
  const pair = String(line.log).startsWith('oyun') ? PAIRS.arcade : PAIRS.head
  return line.t === 'head' && chance(4) > 0 ? signedHead(line, pair) : line
}

function bentMembers(members: Members, chance: Chance): Members {
  const names = Object.keys(members)
  const name = names[chance(names.length)] ?? 'x'
  const { [name]: value = null, ...rest } = members
  const way = chance(10)
  if (way === 0) return rest
  if (way === 1) return { ...members, more: 1 }
  return { ...rest, [name]: bent(value, chance) }
}

function bent(value: Json, chance: Chance): Json {
  if (Array.isArray(value)) return bentList(value, chance)
  if (value !== null && typeof value === 'object') return bentMembers(value, chance)
  if (typeof value === 'number') return value + chance(3) - 1
  if (typeof value === 'string') return chance(12) === 0 ? null : bentText(value, chance)
  return value === null ? '0' : !value
}

function bentList(list: Json[], chance: Chance): Json[] {
  const at = chance(list.length + 1)
  const way = chance(6)
  if (way === 0) return list.toSpliced(at, 1)
  if (way === 1) return [...list, list[at] ?? null]
  return list.map((one, index) => (index === at ? bent(one, chance) : one))
}

/** One letter is another, of digits mostly a digit. */
function bentText(text: string, chance: Chance): string {
  const at = chance(text.length)
  const letter = chance(6) === 0 ? 'x' : String(chance(10))
  return text.slice(0, at) + letter + text.slice(at + 1)
}
