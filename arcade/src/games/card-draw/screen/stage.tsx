import { BACK, BOARDS, HALF, VALANCE } from '@zar/art/studio/curtain'
import { useMemo } from 'react'
import { whole } from '../../../screens/figures.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK as CARD_BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { capital, cardName, SUIT_NAMES } from '../../../screens/kit/card-words.ts'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import { SceneName } from '../../../screens/room/market/scene-name.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { sinceOf } from '../../../screens/room/round/phases.ts'
import { type Card, SUITS, suitOf } from '../../cards.ts'
import { range } from '../../shuffle.ts'
import { HAND } from '../chances.ts'
import { phaseOf, seenIn, TURNED_AFTER_MS } from './perde-now.ts'
import { SuitSign } from './suit-sign.tsx'
import { usePerdeSounds } from './use-perde-sounds.ts'
import { PERDE_WORDS } from './words.ts'

/** The curtain, the five cards behind it, and how many of each suit are open. */
export function Stage({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = PERDE_WORDS[language]
  const [phase, seen] = [phaseOf(room), seenIn(room)]
  const isDrawn = seen.length === 0
  const half = `perde__half${isDrawn ? '' : ' perde__half--open'}${isStill ? ' perde__half--still' : ''}`
  usePerdeSounds(play)
  return (
    <>
      <div className="scene">
        <svg
          viewBox="0 0 1076 700"
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label={words.scene}
        >
          <Drawn drawing={BACK} />
        </svg>
      </div>
      <ol className={`perde__cards${isDrawn ? ' perde__cards--hidden' : ''}`}>
        {range(0, HAND - 1).map((at) => (
          <Place key={at} at={at} play={play} />
        ))}
      </ol>
      <div className="scene perde__front">
        <svg viewBox="0 0 1076 700" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <Drawn className={`${half} perde__half--left`} drawing={HALF} />
          <g transform="translate(1076 0) scale(-1 1)">
            <Drawn className={half} drawing={HALF} />
          </g>
          <Drawn drawing={BOARDS} />
        </svg>
      </div>
      <div className="scene perde__front">
        <svg viewBox="0 0 1076 700" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
          <Drawn drawing={VALANCE} />
        </svg>
      </div>
      <SceneName
        play={play}
        className="perde__name"
        title={words.curtain(whole(room.view.round?.number ?? 0, language))}
      >
        {phase === 'betting' ? words.isOpen(words.nth[seen.length] ?? '') : words.shut}
      </SceneName>
      <Counts play={play} />
    </>
  )
}

/** How many of each suit lie open: a card counts once it is turned. */
function Counts({ play: { room, language, isStill } }: RoomProps) {
  const words = PERDE_WORDS[language]
  const nowMs = useNow(TURNED_AFTER_MS / 4)
  const isTurning =
    phaseOf(room) === 'opening' && !isStill && sinceOf(room, nowMs) < TURNED_AFTER_MS
  const open = isTurning ? seenIn(room).slice(0, -1) : seenIn(room)
  return (
    <ul className="perde__counts num" aria-label={words.counts}>
      {[...SUITS].map((sign, suit) => {
        const count = open.filter((card) => suitOf(card) === suit).length
        const name = capital(SUIT_NAMES[language][suit], language)
        return (
          <li key={sign}>
            <SuitSign suit={suit} isOnIvory />
            <span className="visually-hidden">{words.count(name, count)}</span>
            <b aria-hidden="true">{count}</b>
          </li>
        )
      })}
    </ul>
  )
}

/** One of the five: open, face down and next, or to come. */
function Place({ at, play }: RoomProps & { at: number }) {
  const { room, language, isStill } = play
  const [phase, seen] = [phaseOf(room), seenIn(room)]
  const card = seen[at]
  const isBeingOpened = phase === 'opening' && at === seen.length - 1
  if (card === undefined)
    return (
      <li className="perde__place" aria-hidden="true">
        {at === seen.length && <CardPicture drawing={CARD_BACK} />}
      </li>
    )
  if (!isBeingOpened || isStill || sinceOf(room, performance.now()) > TURNED_AFTER_MS + 1_000)
    return (
      <li className="perde__place">
        <Face card={card} name={cardName(card, language)} />
      </li>
    )
  return (
    <li className="perde__place perde__place--turning">
      <CardPicture drawing={CARD_BACK} className="perde__back" />
      <Face card={card} name={cardName(card, language)} />
    </li>
  )
}

function Face({ card, name }: { card: Card; name: string }) {
  const drawing = useMemo(() => faceOf(card), [card])
  return <CardPicture drawing={drawing} name={name} className="perde__face" />
}
