type Sentence = { section: string; text: string }

/** The sentences of a specification in Markdown, by the number of their section; `0` before the first. */
export function sentencesOf(markdown: string): Sentence[] {
  const parts = `## 0.\n${markdown}`.split(/^#+ +(?=\d+\.)/m)
  return parts.flatMap((part) => {
    const section = /^\d+/.exec(part)?.[0] ?? '0'
    return textsOf(part.split('\n').slice(1)).map((text) => ({ section, text }))
  })
}

/** Headings, and the head of a table with the rule below it, say nothing. */
function textsOf(lines: string[]): string[] {
  return lines.flatMap((line, at) => {
    if (/^#|^\|[\s:|-]+\|$/.test(line)) return []
    if (!line.startsWith('|')) return cut(line.trim().replace(/^([-*]|\d+\.) +/, ''))
    return lines[at - 1]?.startsWith('|') ? [cellsOf(line).join(' | ')] : []
  })
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Cut after each full stop that another sentence follows. Text in quotation marks stays whole. */
function cut(line: string): string[] {
  const masked = line.replace(
    /(?<!\w)'[^']+'(?!\w)/g,
    (quoted) => 'X'.repeat(quoted.length - 1) + (quoted.at(-2) === '.' ? '.' : 'X'),
  )
  const ends = [...masked.matchAll(/\.(?= +[^a-z ])/g)].map(({ index }) => index + 1)
  return [0, ...ends]
    .map((from, at) => line.slice(from, ends[at] ?? line.length).trim())
    .filter((text) => text !== '')
}
