import type { Language } from '../../protocol.ts'
import type { GameReturns } from '../../returns/protocol.ts'
import { figure } from '../figures.ts'
import { HALF_MOST, placeOf, SCALE } from './arrange.ts'
import { percentText } from './percent-text.ts'
import { RETURNS } from './words.ts'

const TICKS = [0.94, 0.96, 0.98, 1]
const HEIGHT = 44
const MIDDLE = 16

/** The return as played with its 99 % interval, beside the declared one, on one scale for all games. */
export function Interval({ game, language }: { game: GameReturns; language: Language }) {
  const words = RETURNS[language]
  const { declared, played } = game
  const isDrawn = played !== null && played.half <= HALF_MOST
  const said = rangeText(game, language)
  const label = isDrawn
    ? words.chart(
        said,
        percentText(played.returned, language),
        percentText(played.returned - played.half, language),
        percentText(played.returned + played.half, language),
      )
    : words.chartEmpty(said)
  return (
    <div className="interval">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <line className="interval__axis" x1={0} x2={100} y1={MIDDLE} y2={MIDDLE} />
        {TICKS.map((part) => (
          <line
            key={part}
            className="interval__tick"
            x1={placeOf(part)}
            x2={placeOf(part)}
            y1={MIDDLE - 12}
            y2={MIDDLE + 12}
          />
        ))}
        <Declared lowest={declared.lowest} highest={declared.highest} />
        {isDrawn && <Played played={played} />}
      </svg>
      {isDrawn && isOnScale(played.returned) && (
        <span
          className={played.isAlarm ? 'interval__dot interval__dot--out' : 'interval__dot'}
          style={{ left: `${placeOf(played.returned)}%` }}
        />
      )}
      {TICKS.map((part) => (
        <span key={part} className="interval__label num" style={{ left: `${placeOf(part)}%` }}>
          {figure(part, language, { style: 'percent' })}
        </span>
      ))}
    </div>
  )
}

const isOnScale = (part: number) => part >= SCALE.least && part <= SCALE.most

function Declared({ lowest, highest }: { lowest: number; highest: number }) {
  const [from, to] = [placeOf(lowest), placeOf(highest)]
  const width = Math.max(0.9, to - from)
  return (
    <rect
      className={
        from === to ? 'interval__declared' : 'interval__declared interval__declared--range'
      }
      x={(from + to - width) / 2}
      y={MIDDLE - 11}
      width={width}
      height={22}
    />
  )
}

function Played({ played }: { played: NonNullable<GameReturns['played']> }) {
  const [from, to] = [
    placeOf(played.returned - played.half),
    placeOf(played.returned + played.half),
  ]
  return (
    <rect
      className={played.isAlarm ? 'interval__span interval__span--out' : 'interval__span'}
      x={from}
      y={MIDDLE - 4}
      width={Math.max(0.4, to - from)}
      height={8}
    />
  )
}

/** `%96,00`, or both ends where the bet decides. */
export function rangeText({ declared }: GameReturns, language: Language): string {
  const [lowest, highest] = [declared.lowest, declared.highest].map((part) =>
    percentText(part, language),
  )
  return lowest === highest
    ? (lowest ?? '')
    : RETURNS[language].between(lowest ?? '', highest ?? '')
}
