import { studioLookOf } from '@zar/art/studio/rooms'
import { studio, tableEdge } from '@zar/art/studio/studio'
import { useMemo, useState } from 'react'
import { money } from '../../../screens/figures.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { feltDrawing } from '../../../screens/kit/art/felt.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { ClockRing } from '../../../screens/room/clock-ring.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { returnedOf, ridingOf, stakedOf } from '../../../screens/room/round/phases.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { actOf, Host } from '../../../screens/room/table/presenter/host.tsx'
import { NamePlate } from '../../../screens/room/table/presenter/name-plate.tsx'
import { TableClock } from '../../../screens/room/table/table-clock.tsx'
import { rowFor, type Table } from '../../holdem/screen/felt/pays.tsx'
import { PaysOnTable } from '../../holdem/screen/felt/pays-on-table.tsx'
import { bestOf } from '../../holdem/screen/shown.ts'
import { Hands } from './hands.tsx'
import { Seats } from './seats-view.tsx'
import { Spots } from './spots.tsx'
import { courseIn, ownBetIn, phaseOf, resultsIn, stateIn } from './table-now.ts'
import { usePokerSounds } from './use-poker-sounds.ts'
import { LIVE_WORDS } from './words.ts'

const [WIDTH, HEIGHT, EDGE_Y] = [1076, 690, 196]
const PLACE = { width: WIDTH, height: 430, x: 538, nicheWidth: 330, ids: 'ap' }
const LOOK = studioLookOf('zar_anadolu_poker')

/** The half table before the presenter: board, dealer and six seats, and the player's own circles. */
export function Stage({ play }: RoomProps) {
  const { room, language } = play
  const bets = useTableChips()
  const [arePaysOpen, openPays] = useState(false)
  usePokerSounds(play)
  const bet = ownBetIn(room)
  const callKurus = (bet && courseIn(bet)?.callKurus) ?? 0
  const call = callKurus > 0 ? [{ place: 'call', stakeKurus: callKurus }] : []
  return (
    <div className="poker">
      <Scene play={play} />
      <div className="poker__table">
        <Hands play={play} />
        <Seats play={play} />
        <Spots play={play} />
        <Clock play={play} />
      </div>
      <PaysOnTable
        language={language}
        isOpen={arePaysOpen}
        onOpen={openPays}
        rows={rowsNow(room)}
      />
      <Win play={play} />
      <ChipFlights
        laid={[...bets.all, ...call]}
        onTable={String(room.view.round?.number ?? 0)}
        paid={resultsIn(room)}
      />
    </div>
  )
}

function Scene({ play: { room, language, isStill } }: RoomProps) {
  const drawn = useMemo(() => {
    if (!LOOK) return null
    const felt = { lit: LOOK.felt, edge: '#0A1C3E', ring: LOOK.ring, top: 0 }
    return {
      wall: studio(LOOK.colours, PLACE),
      half: feltDrawing(WIDTH, HEIGHT - EDGE_Y - 30, 'ap-felt', felt),
      whole: tableEdge(EDGE_Y - 30, WIDTH, LOOK),
    }
  }, [])
  if (!LOOK || !drawn) return null
  const act = phaseOf(room) === 'decision' ? 'rest' : 'deal'
  return (
    <div className="table-scene">
      <svg
        className="poker__scene"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={LIVE_WORDS[language].scene}
      >
        <Drawn drawing={drawn.wall} />
        <Host
          look={LOOK.presenter.look}
          act={actOf(room, act)}
          isStill={isStill}
          transform="translate(538 112) scale(.5)"
        />
        <rect x="-600" y={EDGE_Y} width={WIDTH + 1_200} height="1200" className="poker__floor" />
        <Drawn className="poker__whole" drawing={drawn.whole} />
        <g className="poker__half" transform={`translate(0 ${EDGE_Y})`}>
          <Drawn drawing={drawn.half} />
        </g>
        <NamePlate x={330} y={EDGE_Y + 52} name={LOOK.presenter.name} />
      </svg>
    </div>
  )
}

/** How long there is to decide, or whether bets are open. Decoration: the message line says it. */
function Clock({ play }: RoomProps) {
  const { room, language } = play
  if (phaseOf(room) !== 'decision')
    return (
      <div className="poker-clock">
        <TableClock play={play} hasWord />
      </div>
    )
  return (
    <div className="poker-clock">
      <div className="table-clock" aria-hidden="true">
        <ClockRing room={room} language={language} />
        <span>{LIVE_WORDS[language].decide}</span>
      </div>
    </div>
  )
}

/** The rows of the pay tables that are paid. */
function rowsNow(room: RoomState): Partial<Record<Table, string>> {
  const state = stateIn(room)
  const results = resultsIn(room)
  if (!state || !results) return {}
  const isPaid = (place: string) =>
    results.some((one) => one.place === place && one.returnKurus > one.stakeKurus)
  const flop = bestOf(state.player, state.board.slice(0, 3))
  const best = bestOf(state.player, state.board)
  return {
    ...(flop && isPaid('aa') && { aa: rowFor('aa', flop.hand) }),
    ...(best && isPaid('ante') && { ante: rowFor('ante', best.hand) }),
  }
}

/** What the round brought; nothing at or below the stakes has a sum. */
function Win({ play: { room, language } }: RoomProps) {
  const own = ridingOf(room)
  const returned = returnedOf(own)
  if (phaseOf(room) !== 'result' || returned === undefined || returned <= stakedOf(own)) return null
  return (
    <div className="sill poker__sill" aria-hidden="true">
      <span>{LIVE_WORDS[language].returned}</span>
      <b className="num">{money(returned)}</b>
    </div>
  )
}
