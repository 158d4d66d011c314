import { studioLookOf } from '@zar/art/studio/rooms'
import { studio } from '@zar/art/studio/studio'
import { useMemo } from 'react'
import { custom } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { feltDrawing, shoeDrawing, swagDrawing } from '../../../screens/kit/art/felt.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { actOf, Host, type HostAct } from '../../../screens/room/table/presenter/host.tsx'
import { NamePlate } from '../../../screens/room/table/presenter/name-plate.tsx'
import { BLACKJACK_WORDS } from '../../blackjack/screen/words.ts'
import { DealerView } from './dealer-view.tsx'
import { InsuranceView } from './felt/insurance.tsx'
import { FeltPrint } from './felt/print.tsx'
import { Seats } from './seats-view.tsx'
import { lyingIn, type Phase, paidIn, phaseOf } from './table-now.ts'
import { TurnClock } from './turn-clock.tsx'
import { useBlackjackSounds } from './use-blackjack-sounds.ts'
import { LIVE_WORDS } from './words.ts'

const [WIDTH, HEIGHT] = [1076, 640]
const PLACE = { width: WIDTH, height: 420, x: WIDTH / 2, nicheWidth: 330, ids: 'lbj' }
const TABLE_Y = 206
/** While cards come they are looked for so often. */
const EVERY_MS = 90

/** The half table before the presenter: the dealer's cards, and seven seats round its edge. */
export function Stage({ play }: RoomProps) {
  const { room } = play
  const bets = useTableChips()
  const now = useNow(EVERY_MS)
  const phase = phaseOf(room)
  const lying = lyingIn(room, play.isStill ? Number.POSITIVE_INFINITY : now)
  useBlackjackSounds(play)
  const felt = studioLookOf(room.welcome.gameCode)?.felt
  return (
    <div
      className={`kubbe kubbe--${phase} num`}
      style={felt ? custom({ '--felt': felt }) : undefined}
    >
      <div className="kubbe__table">
        <Scene play={play} phase={phase} />
        <FeltPrint language={play.language} />
        <DealerView lying={lying} language={play.language} />
        <InsuranceView room={room} language={play.language} />
        <Seats play={play} lying={lying} />
      </div>
      <div className="kubbe__clock plate">
        <TurnClock play={play} hasWord />
      </div>
      <ChipFlights
        laid={bets.all}
        onTable={String(room.view.round?.number ?? 0)}
        paid={paidIn(room)}
      />
    </div>
  )
}

const DEALS: ReadonlySet<Phase> = new Set(['dealing', 'dealer'])

function Scene({ play, phase }: RoomProps & { phase: Phase }) {
  const { room, language, isStill } = play
  const look = studioLookOf(room.welcome.gameCode)
  const wall = useMemo(() => (look ? studio(look.colours, PLACE) : ''), [look])
  const table = useMemo(() => {
    if (!look) return ''
    const colours = { lit: look.felt, edge: look.colours.deep, ring: look.ring, top: 0 }
    const swag = { id: 'kubbe-pays', from: 330, to: 746, y: 356, sag: 20 }
    const floor = `<path d="M-600 ${TABLE_Y}H${WIDTH + 600}V${HEIGHT + 600}H-600Z" fill="#05081A"/>`
    return `${floor}<g transform="translate(0 ${TABLE_Y})">${feltDrawing(WIDTH, HEIGHT - TABLE_Y - 10, 'kubbe-felt', colours)}</g>${shoeDrawing(812, 262, 0.62)}${swagDrawing(swag, BLACKJACK_WORDS[language].pays, 24)}`
  }, [look, language])
  const act: HostAct = actOf(room, DEALS.has(phase) ? 'deal' : 'rest')
  return (
    <div className="kubbe__scene">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMin slice"
        role="img"
        aria-label={LIVE_WORDS[language].scene}
      >
        <Drawn drawing={wall} />
        {look && (
          <Host
            look={look.presenter.look}
            act={act}
            isStill={isStill}
            transform={`translate(${WIDTH / 2} 84) scale(.62)`}
          />
        )}
        <Drawn className="kubbe__felt" drawing={table} />
        {look && <NamePlate x={318} y={256} name={look.presenter.name} />}
      </svg>
    </div>
  )
}
