import type { GameSheet, Language } from '../../protocol.ts'
import { figure, whole } from '../figures.ts'
import { RULES } from './words.ts'

/** What the sheet has beside the figures of every game: its return as a fraction, and its spread. */
export function PlayFacts({ sheet, language }: { sheet: GameSheet; language: Language }) {
  const words = RULES[language]
  const { rtp, sigmaHundredths, lines, version } = sheet
  const sigma = figure(sigmaHundredths / 100, language, { minimumFractionDigits: 2 })
  const rows = [
    [words.sigma, `${sigma}×`],
    [words.lines, whole(lines.length, language)],
    [words.version, version],
  ] as const
  return (
    <dl className="facts-list num">
      <div>
        <dt>{words.exactly}</dt>
        <dd className="fraction">
          {rtp.numerator} / {rtp.denominator}
        </dd>
      </div>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
