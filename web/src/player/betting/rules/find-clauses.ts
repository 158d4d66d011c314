import { namesOfMarket } from '../../../lib/betting/market-texts.ts'
import { foldText } from '../words/fold-text.ts'
import type { Both, Chapter, Clause } from './chapter.ts'
import { CHAPTERS } from './chapters.ts'

/** A clause with the numbers by which it is linked: chapter 4, clause 2 is 4.2. */
export type Found = { chapter: Chapter; clause: Clause; at: number }

const both = ({ tr, en }: Both): string => `${tr} ${en}`

/** Everything a clause says, in both languages and without case and marks. */
function wordsOf({ title, brief }: Chapter, clause: Clause): string {
  const { table, markets, bet, sale } = clause
  const cells = [...(table?.head ?? []), ...(table?.rows.flat() ?? [])]
  const rules = markets?.rows.map(({ key, rule }) => `${namesOfMarket(key)} ${both(rule)}`) ?? []
  const notes = [bet?.note, sale?.note].flatMap((note) => (note ? [both(note)] : []))
  const all = [title, brief, clause.title, clause.text, ...cells].map(both)
  return foldText([...all, ...rules, ...notes].join(' '))
}

const INDEX = CHAPTERS.flatMap((chapter) =>
  chapter.clauses.map((clause, at) => ({
    chapter,
    clause,
    at: at + 1,
    words: wordsOf(chapter, clause),
  })),
)

/** The clauses that have every word that is asked for, in either language. */
export function findClauses(text: string): Found[] {
  const asked = foldText(text).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return []
  return INDEX.filter(({ words }) => asked.every((word) => words.includes(word)))
}
