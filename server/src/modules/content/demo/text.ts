import type { Block } from '@zar/contract/content'
import type { Locale } from '@zar/contract/limits'

export type Both = Record<Locale, string>

/**
 * Blocks of a plain text: `# ` begins a heading, a run of lines that begin with `- ` is a list, and
 * any other line is a paragraph. Empty lines only part them.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1)
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) })
    else if (!line.startsWith('- '))
      blocks.push(...(line ? [{ kind: 'text', text: line } as const] : []))
    else if (last?.kind === 'list') last.items.push(line.slice(2))
    else blocks.push({ kind: 'list', items: [line.slice(2)] })
  }
  return blocks
}
