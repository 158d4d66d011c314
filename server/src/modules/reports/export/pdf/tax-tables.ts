import type { TaxLine, TaxProfile, TaxReport } from '@zar/contract/office/reports/tax'
import type { PageRow, PageTable } from './pages.ts'
import { dayText, nameText, rateText, sumText } from './say.ts'
import type { Words } from './words.ts'

const DASH = '–'

const productText = (key: string | null, words: Words): string =>
  key === null ? DASH : (words.products[key] ?? nameText(key))

const lineCells = (line: TaxLine, words: Words): string[] => [
  productText(line.product, words),
  words.tax.bases[line.base],
  dayText(line.from),
  dayText(line.to),
  line.lineE5 === null ? DASH : sumText(line.lineE5),
  rateText(line.ratePpm),
  sumText(line.baseE5),
  sumText(line.taxE5),
]

/** What stands in place of lines, in the columns of texts. */
const noteRow = (name: string, text: string, words: Words): PageRow => ({
  cells: [name, text, ...Array.from({ length: words.tax.heads.length - 2 }, () => '')],
})

function tableOf(profile: TaxProfile, words: Words): PageTable {
  const { licence, lines, taxE5, unrated, sharedWith } = profile
  const rows: PageRow[] = lines.map((line) => ({ cells: lineCells(line, words) }))
  for (const product of unrated)
    rows.push(noteRow(productText(product, words), words.tax.unrated, words))
  const total = [words.total, '', '', '', '', '', '', sumText(taxE5)]
  rows.push({ cells: total, isWhole: true })
  const shared =
    sharedWith.length > 0 ? ` · ${words.tax.shared(nameText(sharedWith.join(', ')))}` : ''
  const title = `${nameText(`${licence.number}, ${licence.authority}`)}${shared}`
  return { title, heads: words.tax.heads, rows, texts: 2 }
}

/** A table for each licence: no total of all, since their lines may have the same figures. */
export function taxTables(
  { profiles, areWinsWhole, hasRates }: TaxReport,
  words: Words,
): PageTable[] {
  const tables = profiles.map((profile) => tableOf(profile, words))
  const none = { title: words.tax.noRates, heads: words.tax.heads, rows: [], texts: 2 }
  const pending = { title: words.tax.winsPending, heads: words.tax.heads, rows: [], texts: 2 }
  return [...(hasRates ? [] : [none]), ...(areWinsWhole ? [] : [pending]), ...tables]
}
