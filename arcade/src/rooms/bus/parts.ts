import { randomUUID } from 'node:crypto'

/** A notification carries less than 8,000 bytes, and a letter may take three. */
const PART_LETTERS = 2_400

type Part = { from: string; id: string; part: number; parts: number; text: string }

/** A message in pieces that fit into notifications, in their order. */
export function cut(from: string, text: string): string[] {
  const parts = Math.max(1, Math.ceil(text.length / PART_LETTERS))
  const id = randomUUID()
  return Array.from({ length: parts }, (_, part) => {
    const letters = text.slice(part * PART_LETTERS, (part + 1) * PART_LETTERS)
    return JSON.stringify({ from, id, part, parts, text: letters } satisfies Part)
  })
}

/** Puts the pieces of other processes together. Answers a whole message with its last piece. */
export function openJoiner(own: string): (payload: string) => string | undefined {
  const begun = new Map<string, string[]>()
  return (payload) => {
    const { from, id, part, parts, text } = JSON.parse(payload) as Part
    if (from === own) return undefined
    const all = [...(begun.get(id) ?? []), text]
    begun.delete(id)
    if (part < parts - 1) begun.set(id, all)
    return part === parts - 1 && all.length === parts ? all.join('') : undefined
  }
}
