import type { Language } from '../../../../protocol.ts'
import { timesText } from '../../../../screens/figures.ts'
import type { CellPay } from '../../../../screens/slot/pay-cells.tsx'
import { forCount, LEAST } from '../sheet.ts'
import { capital, symbolWord, type Titled } from './texts.ts'
import { WAYS_WORDS } from './words.ts'

/** What each symbol pays on three, four and five reels. */
export const paytableOf = (titled: Titled, pictures: ReadonlyMap<string, string>) =>
  function Paytable({ language }: { language: Language }) {
    const { pays, wild, mystery, scatter } = titled.sheet
    const words = WAYS_WORDS[language]
    const others = [wild, mystery?.symbol, scatter].filter((symbol) => symbol !== undefined)
    const head = (symbol: string) => (
      <th scope="row">
        <img src={pictures.get(symbol)} alt="" width="40" height="40" />
        {capital(symbolWord(titled, symbol, language), language)}
      </th>
    )
    return (
      <table className="ways__table num">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(pays).map(([symbol, sums]) => (
            <tr key={symbol}>
              {head(symbol)}
              {sums.map((hundredths, at) => (
                <td key={words.columns[at + 1]}>{payText(hundredths, language)}</td>
              ))}
            </tr>
          ))}
          {others.map((symbol) => (
            <tr key={symbol}>
              {head(symbol)}
              <td colSpan={3}>{roleText(titled, symbol, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
