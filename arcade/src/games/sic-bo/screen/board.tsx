import { useRef, useState } from 'react'
import { money } from '../../../screens/figures.ts'
import { DiePicture } from '../../../screens/kit/art/die-picture.tsx'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { roam } from '../../../screens/kit/chips/roam.ts'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { canLay, laidNow, layChip } from '../../../screens/kit/chips/table-play.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { LIMITS } from '../rules.ts'
import { FELT, hasWon, isOnSecondPage, type Place } from './places.ts'
import type { Props } from './shown.ts'
import { nameOf, oddsText, spokenOdds } from './texts.ts'
import { SIC_BO_WORDS } from './words.ts'

/** All places. The board is one tab stop; the arrows lead from place to place. */
export function Board(props: Props) {
  const { play, options } = props
  const [stop, setStop] = useState('small')
  const board = useRef<HTMLDivElement>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of bets, no set of form fields
    <div
      ref={board}
      className={`sic-bo__board sic-bo__board--${options.page}`}
      role="group"
      aria-label={SIC_BO_WORDS[play.language].table}
      onKeyDown={(event) => board.current && roam(event.nativeEvent, board.current)}
      onFocus={(event) => setStop(event.target.dataset.place ?? stop)}
    >
      {FELT.map((place) => (
        <Cell key={place.place} {...props} at={place} isStop={place.place === stop} />
      ))}
    </div>
  )
}

function Cell({
  play,
  options,
  onOptions,
  frame,
  at,
  isStop,
}: Props & { at: Place; isStop: boolean }) {
  const { language } = play
  const words = SIC_BO_WORDS[language]
  const stakeKurus = stakeOn(laidNow({ play, options }), at.place)
  const isWon = frame.areWinnersShown && frame.thrown !== null && hasWon(at.place, frame.thrown)
  const [written, spoken] = [oddsText(at, language), spokenOdds(at, language)]
  // What is seen of a button is in its name, in its order; odds are explained after it.
  const name = [
    nameOf(at, language),
    written,
    stakeKurus > 0 ? words.laid(money(stakeKurus)) : undefined,
    spoken === written ? undefined : spoken,
    isWon ? words.won : undefined,
  ]
  const page = isOnSecondPage(at) ? 'pairs' : 'totals'
  return (
    <button
      type="button"
      className={`sic-bo__cell sic-bo__cell--${at.kind} sic-bo__cell--of-${page}${isWon ? ' sic-bo__cell--won' : ''}`}
      data-place={at.place}
      tabIndex={isStop ? 0 : -1}
      aria-label={name.filter((part) => part !== undefined).join(', ')}
      aria-disabled={!canLay(play)}
      onMouseDown={keepFocus}
      onClick={() => layChip({ play, options, onOptions }, at.place, LIMITS)}
    >
      <Face at={at} language={language} /> <small>{written}</small>{' '}
      {stakeKurus > 0 && <Stack stakeKurus={stakeKurus} language={language} place={at.place} />}
    </button>
  )
}

/** The dice of a place, or its words. */
function Face({ at, language }: { at: Place; language: Props['play']['language'] }) {
  if (at.kind === 'total') return <b>{at.place.split(':')[1]}</b>
  if (at.faces.length === 0) return <b>{nameOf(at, language)}</b>
  return (
    <span>
      {at.faces.map((face, index) => (
        <DiePicture key={index} face={face} />
      ))}
    </span>
  )
}
