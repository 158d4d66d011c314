import './paytable.css'
import type { Language } from '../../../../protocol.ts'
import { SymbolPays } from '../../../../screens/slot/symbol-pays.tsx'
import { useReelForm } from '../../../../screens/slot/upright/reels-way.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { LEAST_RUN, type ReelSheet } from '../sheet.ts'
import { paysOf } from './cell-pays.ts'
import { capital, nameOf } from './texts.ts'
import { LINE_WORDS, type SymbolNames } from './words.ts'

type Parts = {
  sheet: ReelSheet
  names: SymbolNames
  pictures: ReadonlyMap<string, string>
  notesOf: (language: Language) => { wild: string; scatter: string }
}

/** What each symbol pays and which lines there are, for the rules. */
export const paytableOf = ({ sheet, names, pictures, notesOf }: Parts) =>
  function Paytable({ language }: { language: Language }) {
    const counts = sheet.lines[0]?.slice(LEAST_RUN - 1).map((_, at) => `${at + LEAST_RUN}`) ?? []
    return (
      <>
        <SymbolPays
          caption={SLOT_WORDS[language].pays}
          heads={['', ...counts]}
          rows={sheet.symbols.map(({ id, role }) => {
            const pays = new Map<string, string>(paysOf(sheet, id, language))
            const doesNotPay = pays.size === 0 && role !== 'plain'
            return {
              symbol: id,
              name: capital(nameOf(names, language, id), language),
              pays: doesNotPay
                ? notesOf(language)[role]
                : counts.map((count) => pays.get(count) ?? ''),
            }
          })}
          pictures={pictures}
        />
        <Lines lines={sheet.lines} language={language} />
      </>
    )
  }

const CELL = 10

/** The lines as small grids; turned where the reels are. */
function Lines({ lines, language }: { lines: ReelSheet['lines']; language: Language }) {
  const isTurned = useReelForm() === 'tall' && (lines[0]?.length ?? 0) > 3
  return (
    <ul className="linepays__lines" aria-label={LINE_WORDS[language].lineCount(lines.length)}>
      {lines.map((rows, line) => {
        const [w, h] = isTurned ? [3, rows.length] : [rows.length, 3]
        return (
          <li key={rows.join()}>
            <svg
              viewBox={`0 0 ${w * CELL} ${h * CELL}`}
              width={w * CELL}
              height={h * CELL}
              aria-hidden="true"
            >
              {Array.from({ length: w * h }, (_, at) => {
                const [x, y] = [at % w, Math.floor(at / w)]
                const isOn = isTurned ? rows[y] === x : rows[x] === y
                return (
                  <rect
                    key={at}
                    className={isOn ? 'linepays__on' : 'linepays__off'}
                    x={x * CELL + 1}
                    y={y * CELL + 1}
                    width={CELL - 2}
                    height={CELL - 2}
                    rx="2"
                  />
                )
              })}
            </svg>
            <span className="num">{line + 1}</span>
            <span className="visually-hidden">{rows.map((row) => row + 1).join(' ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
