import { readFileSync } from 'node:fs'

/** The commands of the chapter Installation of docs/operations.md, as they are printed: a block for each step. */
export function chapterBlocks(text = readFileSync('docs/operations.md', 'utf8')): string[] {
  const chapter = /^## Installation\n([\s\S]*?)^## /m.exec(text)?.[1] ?? ''
  return [...chapter.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
}

/** What is the reader's own, in the first block, as it is here. */
export function ownNames(block: string, own: Readonly<Record<string, string>>): string {
  const lines = block.trimEnd().split('\n')
  return lines
    .map((line) => line.replace(/^(\w+)=.*/, (all, name) => named(all, name, own)))
    .join('\n')
}

const named = (line: string, name: string, own: Readonly<Record<string, string>>): string =>
  own[name] === undefined ? line : `${name}=${own[name]}`

/** Steps up to here fetch packages; what comes after them needs no network but the machine's own. */
export const fetches = (block: string): boolean => /^(apt-get|git clone|npm ci)\b/m.test(block)
