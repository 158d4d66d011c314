import type { KeyboardEvent } from 'react'
import { custom, type ScreenProps } from '../../../screens/game/game-screen.ts'
import { polygon } from '../../../screens/kit/art/shapes.ts'
import { Past } from '../../../screens/kit/past.tsx'
import { THRESHOLDS } from '../rules.ts'
import { Fields } from './fields.tsx'
import { chanceText, decimal, type Frame, multiplierIn, type Options, rolledIn } from './shown.ts'
import { within } from './threshold-of.ts'
import { DICE_WORDS } from './words.ts'

/** A step of the grip, in hundredths; with Shift it is ten of them. */
const STEP = 50
const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

export function Stage(props: ScreenProps<Options, Frame>) {
  const { play } = props
  const words = DICE_WORDS[play.language]
  const results = play.past.slice(0, 8).map((round) => {
    const isWin = round.winKurus > round.stakedKurus
    const text = decimal(rolledIn(round).drawn, play.language)
    return {
      id: round.id,
      text: isWin ? `▲ ${text}` : text,
      ...(isWin && { rank: 'top' as const }),
    }
  })
  return (
    <div className="dice num">
      <Past label={words.past} results={results} />
      <Score {...props} />
      <Rule {...props} />
      <Fields {...props} />
    </div>
  )
}

function Score({ play, frame }: ScreenProps<Options, Frame>) {
  const { round, language } = play
  const words = DICE_WORDS[language]
  const drawn = frame.drawn === null ? '—' : decimal(frame.drawn, language)
  let said = words.choose
  let isWon = false
  if (!frame.isSettled) said = words.weighing
  else if (round) {
    const { bet } = rolledIn(round)
    isWon = round.winKurus > 0
    said = words.result(drawn, decimal(bet.threshold, language), bet.side === 'over', isWon)
  }
  return (
    <div className="dice__score" aria-hidden="true">
      <b>{drawn}</b>
      <span className={isWon ? 'dice__said--won' : ''}>{said}</span>
    </div>
  )
}

function Rule({ play, options, onOptions, frame }: ScreenProps<Options, Frame>) {
  const { language, phase } = play
  const words = DICE_WORDS[language]
  const { side, threshold } = options
  const isOff = phase !== 'ready'
  const walk = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onOptions({ threshold: within(threshold + step * STEP * (event.shiftKey ? 10 : 1)) })
  }
  return (
    <div
      className="dice__bar"
      style={custom({ '--share': threshold / 10_000, '--drawn': (frame.drawn ?? 0) / 10_000 })}
    >
      <div className={`dice__rule dice__rule--${side}`} aria-hidden="true">
        <i className="dice__below" />
        <i className="dice__above" />
      </div>
      <input
        className="dice__range"
        type="range"
        min={THRESHOLDS.least}
        max={THRESHOLDS.most}
        step={STEP}
        value={threshold}
        disabled={isOff}
        aria-label={words.threshold}
        aria-valuetext={words.slider(
          decimal(threshold, language),
          side === 'over' ? words.over : words.under,
          chanceText(options, language),
          multiplierIn(options, language),
        )}
        onKeyDown={walk}
        onChange={(event) => onOptions({ threshold: Number(event.target.value) })}
      />
      <span className="dice__grip" aria-hidden="true">
        {decimal(threshold, language, 1)}
      </span>
      {frame.drawn !== null && (
        <svg className="dice__mark" viewBox="-24 -34 48 62" aria-hidden="true">
          <path d={polygon(0, -12, 4, 21, 0)} fill="#F2B441" stroke="#0A0F24" strokeWidth="3" />
          <path d={polygon(0, -12, 4, 21, 45)} fill="#F7F0DF" stroke="#0A0F24" strokeWidth="3" />
          <circle cy="-12" r="6" fill="#E5563F" stroke="#0A0F24" strokeWidth="2" />
          <path d="M-7 10H7L0 26Z" fill="#F7F0DF" stroke="#0A0F24" strokeWidth="2.5" />
        </svg>
      )}
      <div className="dice__ticks" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  )
}
