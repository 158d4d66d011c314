import type { Json } from '../../../games/game.ts'
import type { OwnBet } from '../../../rooms/protocol.ts'
import type { RoomPlay } from '../room-screen.ts'
import { openRoom, type RoomState, type Welcome } from '../room-state.ts'

/** A room's first word, as a test needs it. */
export const welcome = (some: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  gameCode: 'zar_ucurtma',
  isDemo: true,
  seatId: null,
  currency: 'TRY',
  language: 'en',
  lobbyUrl: null,
  stakesKurus: [1_000, 2_000, 10_000],
  betsMax: 2,
  takeBackUntilMs: 500,
  chain: {
    firstHash: '00',
    rounds: 10_000_000,
    salt: 'salt',
    saltFrom: 'own',
    digest: 'digest',
    version: '1',
  },
  balanceKurus: 100_000,
  clockMs: 0,
  ...some,
})

export const ownBet = (some: Partial<OwnBet> = {}): OwnBet => ({
  id: 'bet-1',
  no: 1,
  number: 7,
  slot: 0,
  bet: { stakeKurus: 2_000, auto: null },
  stakeKurus: 2_000,
  state: 'placed',
  course: { cashedOut: null },
  returnKurus: null,
  isPaid: false,
  refusal: null,
  ...some,
})

const KINDS = { betting: 'betting', locked: 'closed', flying: 'play', snapped: 'result' } as const
const LENGTHS = { betting: 6_000, locked: 400, flying: null, snapped: 3_000 } as const
type At = { elapsedMs?: number; shown?: Json; mine?: readonly OwnBet[] }

/** The room in round 7, so far into a phase, where the page's clock says nothing has passed. */
export function roundAt(
  name: keyof typeof KINDS,
  { elapsedMs = 0, shown = {}, mine = [] }: At = {},
): RoomState {
  const opened = openRoom(welcome(), 0)
  const phase = { name, kind: KINDS[name], elapsedMs, lengthMs: LENGTHS[name] }
  return {
    ...opened,
    run: 'run',
    view: { ...opened.view, round: { number: 7, phase, shown } },
    phaseStartedMs: -elapsedMs,
    mine,
  }
}

/** What a screen is given, with nobody to ask. */
export const playIn = (room: RoomState): RoomPlay => {
  const none = () => Promise.reject(new Error('nobody is asked'))
  return {
    // The screens look at the page's own clock.
    room: { ...room, phaseStartedMs: performance.now() + room.phaseStartedMs },
    language: 'en',
    isLost: false,
    isStill: false,
    hasSingleKeys: true,
    bet: none,
    takeBack: none,
    move: none,
    sound: () => {},
    chat: { lines: [], told: [], presenter: '', open: () => {}, say: none, report: none },
    refusalText: () => '',
  }
}
