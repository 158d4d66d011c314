import './line-diagrams.css'
import type { GameSheet, Language } from '../../protocol.ts'
import { colourOfLine } from '../line-colour.ts'
import { RULES } from './words.ts'

const CELL = 14
const PITCH = 16

/** Every line drawn on a small set of reels. */
export function LineDiagrams({ sheet, language }: { sheet: GameSheet; language: Language }) {
  const words = RULES[language]
  return (
    <ul className="linediagrams">
      {sheet.lines.map((rows, line) => (
        <li key={line}>
          <svg
            viewBox="0 0 82 50"
            role="img"
            aria-label={`${words.line(line + 1)}: ${rows.map((row) => row + 1).join(', ')}`}
          >
            {rows.flatMap((hit, reel) =>
              [0, 1, 2].map((row) => (
                <rect
                  key={`${reel}.${row}`}
                  x={1 + reel * PITCH}
                  y={1 + row * PITCH}
                  width={CELL}
                  height={CELL}
                  rx={3}
                  fill={row === hit ? '#f2e6c8' : '#232f5d'}
                />
              )),
            )}
            <polyline
              points={rows.map((row, reel) => `${8 + reel * PITCH},${8 + row * PITCH}`).join(' ')}
              fill="none"
              stroke={colourOfLine(line)}
              strokeWidth={3.2}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span className="num">{line + 1}</span>
        </li>
      ))}
    </ul>
  )
}
