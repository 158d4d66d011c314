import type { Telling } from '../../../screens/game/game-screen.ts'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import type { Placed } from '../../bets.ts'
import type { Card } from '../../cards.ts'
import { EMPTY, type Frame, type Options, type Side, settledIn } from './shown.ts'

const SLIDE_MS = 280
const OPEN_MS = 220
/** Before a third card, so that the sentence of its rule can be read. */
const RULE_MS = 900

/** The side that the player has more on, with its pair; none where that is neither. */
export function ownSide(bets: Placed): Side | undefined {
  const player = stakeOn(bets, 'player') + stakeOn(bets, 'playerPair')
  const banker = stakeOn(bets, 'banker') + stakeOn(bets, 'bankerPair')
  if (player + banker === 0) return undefined
  return player >= banker ? 'player' : 'banker'
}

type Dealt = { side: Side; place: number; card: Card }

/**
 * Two cards for each side in turn, then the third cards; each comes face down and is turned. Where
 * the player opens slowly, the first four lie closed, and those of their own side wait for them.
 */
export async function tell(telling: Telling<Frame>, { isSlow }: Options): Promise<void> {
  const { bet, result } = settledIn(telling.round)
  const { player, banker } = result
  const own = isSlow ? ownSide(bet.bets) : undefined
  const first = dealtOf(player.slice(0, 2), banker.slice(0, 2))
  const third = [...thirdOf('player', player), ...thirdOf('banker', banker)]
  const steps = own
    ? [...closedFirst(first, own), ...turnedAtOnce(third)]
    : turnedAtOnce([...first, ...third])
  const hands = handsOf(telling, own)
  for (const [step, card] of steps) await hands[step](card)
}

type Step = ['lay' | 'open', Dealt]

const turnedAtOnce = (dealt: readonly Dealt[]): Step[] =>
  dealt.flatMap((one): Step[] => [
    ['lay', one],
    ['open', one],
  ])

/** All lie closed, then those of the other side are opened, the player's own last. */
function closedFirst(dealt: readonly Dealt[], own: Side): Step[] {
  const of = (isOwn: boolean) => dealt.filter(({ side }) => (side === own) === isOwn)
  const laid = dealt.map((one): Step => ['lay', one])
  return [...laid, ...[...of(false), ...of(true)].map((one): Step => ['open', one])]
}

/** In the order of the shoe: player, banker, player, banker. */
const dealtOf = (player: readonly Card[], banker: readonly Card[]): Dealt[] =>
  player.flatMap((card, place) => [
    { side: 'player' as const, place, card },
    { side: 'banker' as const, place, card: banker[place] ?? card },
  ])

const thirdOf = (side: Side, cards: readonly Card[]): Dealt[] =>
  cards.slice(2).map((card) => ({ side, place: 2, card }))

function handsOf({ show, wait, ask, sound }: Telling<Frame>, own: Side | undefined) {
  let frame = EMPTY
  show(frame)
  const put = ({ side, place }: Dealt, slot: Card | 'down') => {
    frame = {
      ...frame,
      [side]: [...frame[side].slice(0, place), slot, ...frame[side].slice(place + 1)],
    }
    show(frame)
  }
  return {
    async lay(one: Dealt) {
      if (one.place === 2) await wait(RULE_MS)
      put(one, 'down')
      sound('card')
      await wait(SLIDE_MS)
    },
    async open(one: Dealt) {
      if (one.side === own) {
        show({ ...frame, peeled: one })
        await ask()
      }
      put(one, one.card)
      await wait(OPEN_MS)
    },
  }
}
