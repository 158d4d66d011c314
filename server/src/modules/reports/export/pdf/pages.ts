/** A row of a table; `depth` of a tree, and the sum of the others. */
export type PageRow = { cells: string[]; depth?: number; isWhole?: boolean }

/** A table with its heading. Of the columns the first ones are texts, and the others figures. */
export type PageTable = { title: string; heads: string[]; rows: PageRow[]; texts: number }

/** What stands on the pages of a report, in words. */
export type ReportPages = {
  title: string
  /** Above the tables: a name and what it is. */
  facts: (readonly [string, string])[]
  tables: PageTable[]
  /** NGR by play and by money, and whether they are the same; null where the report has none. */
  identity: { text: string; holds: boolean } | null
}
