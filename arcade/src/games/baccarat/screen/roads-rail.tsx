import { useMemo } from 'react'
import type { Round } from '../../../protocol.ts'
import { Icon } from '../../../screens/icon.tsx'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { totalOf } from '../rules.ts'
import {
  BEAD_BOX,
  type Bead,
  BIG_BOX,
  beadRoadDrawing,
  beadsOf,
  bigRoadDrawing,
  type Outcome,
} from './roads.ts'
import { type Props, pairsIn, resultOf } from './shown.ts'
import { BACCARAT_WORDS } from './words.ts'

const LAST_HANDS = 5
const COUNTED: readonly Outcome[] = ['banker', 'player', 'tie']

/** Past results: how often each side won, the two roads, and the last totals. */
export function RoadsRail({ play, onOptions }: Props) {
  const { language, past } = play
  const words = BACCARAT_WORDS[language]
  const coups = useMemo(() => past.map(beadOf).toReversed(), [past])
  const outcomes = coups.map(({ winner }) => winner)
  const nameOf = (outcome: Outcome) => words.places[outcome]
  const listOf = (names: readonly string[]) => names.join(', ') || words.noCoups
  const beads = beadsOf(coups).map(({ winner, pairs }) =>
    [nameOf(winner), ...pairs.map((side) => words.pairs[side])].join(' + '),
  )
  return (
    <aside className="baccarat__roads" aria-label={words.roads}>
      <header>
        <h2>{words.roads}</h2>
        <small>{words.coups(outcomes.length)}</small>
        <button
          type="button"
          aria-label={words.closeRoads}
          onClick={() => onOptions({ areRoadsOpen: false })}
        >
          <Icon name="close" />
        </button>
      </header>
      <ul className="baccarat__split">
        {COUNTED.map((outcome) => (
          <li key={outcome} className={`baccarat__of--${outcome}`}>
            <b>{outcomes.filter((one) => one === outcome).length}</b> {nameOf(outcome)}
          </li>
        ))}
      </ul>
      <h3>{words.bead}</h3>
      <svg viewBox={BEAD_BOX} role="img" aria-label={words.newestLast(words.bead, listOf(beads))}>
        <Drawn drawing={beadRoadDrawing(coups, words.letters)} />
      </svg>
      <p className="baccarat__dots">
        {(['banker', 'player'] as const).map((side) => (
          <span key={side} className={`baccarat__dot baccarat__dot--${side}`}>
            {words.places[`${side}Pair`]}
          </span>
        ))}
      </p>
      <h3>{words.big}</h3>
      <svg
        viewBox={BIG_BOX}
        role="img"
        aria-label={words.newestLast(words.big, listOf(outcomes.map(nameOf)))}
      >
        <Drawn drawing={bigRoadDrawing(outcomes)} />
      </svg>
      <h3 className="baccarat__last-head">{words.lastHands}</h3>
      <ol className="baccarat__last">
        {past.slice(0, LAST_HANDS).map((round) => (
          <LastHand key={round.id} round={round} nameOf={nameOf} />
        ))}
      </ol>
      <p>{words.pastSaysNothing}</p>
    </aside>
  )
}

function beadOf(round: Round): Bead {
  const result = resultOf(round)
  return { winner: result.winner, pairs: pairsIn(result) }
}

function LastHand({ round, nameOf }: { round: Round; nameOf: (outcome: Outcome) => string }) {
  const { player, banker, winner } = resultOf(round)
  return (
    <li>
      <span className={`baccarat__of--${winner}`}>{nameOf(winner)}</span>{' '}
      <b>
        {totalOf(player)} – {totalOf(banker)}
      </b>
    </li>
  )
}
