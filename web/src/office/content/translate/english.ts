import { type Body, LINES } from '@zar/contract/office/content/pieces'

/** A body with the English of another. */
export function withEnglishOf(body: Body, other: Body): Body {
  const lines = Object.entries(body.lines).map(([name, line]) => {
    const theirs = other.lines[name as keyof Body['lines']]
    return [name, theirs ? { ...line, en: theirs.en, same: theirs.same } : line]
  })
  return {
    ...body,
    lines: Object.fromEntries(lines),
    blocks: body.blocks && { tr: body.blocks.tr, en: other.blocks?.en ?? body.blocks.en },
  }
}

/** Fields whose Turkish differs. */
export function turkishChanges(before: Body, after: Body): string[] {
  const lines = LINES.filter((name) => before.lines[name]?.tr !== after.lines[name]?.tr)
  const isSame = JSON.stringify(before.blocks?.tr) === JSON.stringify(after.blocks?.tr)
  return isSame ? lines : [...lines, 'blocks']
}
