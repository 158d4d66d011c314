import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import type { CellPay } from '../../../../screens/slot/pay-cells.tsx'
import { SymbolPays } from '../../../../screens/slot/symbol-pays.tsx'
import { forCount, LEAST } from '../sheet.ts'
import { capital, symbolWord, type Titled } from './texts.ts'
import { WAYS_WORDS } from './words.ts'

/** What each symbol pays on three, four and five reels. */
export const paytableOf = (titled: Titled, pictures: ReadonlyMap<string, string>) =>
  function Paytable({ language }: { language: Language }) {
    const { pays, wild, mystery, scatter } = titled.sheet
    const words = WAYS_WORDS[language]
    const others = [wild, mystery?.symbol, scatter].filter((symbol) => symbol !== undefined)
    const nameOf = (symbol: string) => capital(symbolWord(titled, symbol, language), language)
    const paying = Object.entries(pays).map(([symbol, sums]) => ({
      symbol,
      name: nameOf(symbol),
      pays: sums.map((hundredths) => payText(hundredths, language)),
    }))
    const roles = others.map((symbol) => ({
      symbol,
      name: nameOf(symbol),
      pays: roleText(titled, symbol, language),
    }))
    return (
      <SymbolPays
        caption={words.caption}
        isCaptionShown
        heads={words.columns}
        rows={[...paying, ...roles]}
        pictures={pictures}
      />
    )
  }

const payText = (hundredths: number, language: Language) =>
  hundredths > 0 ? timesText(hundredths, language) : '–'

const COUNTS = [LEAST, LEAST + 1, LEAST + 2]

/** What stands for others, opens or gives spins. */
function roleText({ sheet }: Titled, symbol: string, language: Language): string {
  const words = WAYS_WORDS[language]
  if (symbol === sheet.wild) return words.wildPay
  if (symbol === sheet.mystery?.symbol) return words.mysteryPay
  return COUNTS.map((count) => `${count}: ${words.spinsFor(spinsFor({ sheet }, count))}`).join(', ')
}

const spinsFor = ({ sheet: { freeSpins } }: Pick<Titled, 'sheet'>, count: number) =>
  freeSpins ? forCount(freeSpins.byScatters, count) : 0

/** What the symbol of a cell pays. */
export function payOf(titled: Titled, symbol: string, language: Language): CellPay {
  const name = capital(symbolWord(titled, symbol, language), language)
  const { pays, scatter } = titled.sheet
  const sums = pays[symbol]
  if (sums) {
    const rows = COUNTS.map(
      (count) => [`${count}`, payText(forCount(sums, count), language)] as const,
    )
    return { name, rows, note: WAYS_WORDS[language].caption }
  }
  if (symbol !== scatter) return { name, rows: [], note: roleText(titled, symbol, language) }
  const { spinsFor: spins } = WAYS_WORDS[language]
  return {
    name,
    rows: COUNTS.map((count) => [`${count}`, spins(spinsFor(titled, count))] as const),
  }
}
