import type { Language } from '../../../protocol.ts'
import type { OwnBet } from '../../../rooms/protocol.ts'
import { money } from '../../figures.ts'
import { useNow } from '../clock-ring.tsx'
import type { RoomPlay } from '../room-screen.ts'
import { kindOf, leftOf } from '../round/phases.ts'
import { ROOM_WORDS } from '../words.ts'
import { type Book, oddsText, type Selection } from './book.ts'
import './own-bets.css'
import type { Slip } from './slip/use-slip.ts'
import { MARKET_WORDS } from './words.ts'

/** Whether a bet can still be taken back is looked at so often. */
const EVERY_MS = 250

type Props = { play: RoomPlay; slip: Slip }

/** What waits to be played, and the bets of this visit, the newest first. */
export function OwnBets({ play, slip }: Props) {
  const { room, language } = play
  const words = MARKET_WORDS[language]
  const nowMs = useNow(EVERY_MS)
  const isBackable =
    kindOf(room) === 'betting' && leftOf(room, nowMs) > room.welcome.takeBackUntilMs && !play.isLost
  if (room.mine.length + slip.waiting.length === 0)
    return <p className="rail__empty">{words.noBets}</p>
  return (
    <ul className="own-bets num">
      {slip.waiting.map(({ id, selection, stakeKurus }) => (
        <li key={id} className="own-bet own-bet--on">
          <Named book={slip.book} selection={selection} language={language} />
          <span>
            {money(stakeKurus)} · {words.waits}
          </span>
          <button type="button" onClick={() => slip.cancel(id)}>
            {words.cancel}
          </button>
        </li>
      ))}
      {[...room.mine].reverse().map((bet) => (
        <li key={bet.id} className={classOf(bet)}>
          <Named book={slip.book} selection={slip.book.selectionOf(bet)} language={language} />
          <span>
            {[money(bet.stakeKurus), slip.book.noteOf?.(bet, language), stateOf(bet, language)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {bet.state === 'placed' && isBackable && bet.number === room.view.round?.number && (
            <button type="button" onClick={() => void play.takeBack(bet.id)}>
              {words.takeBack}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Named({
  book,
  selection,
  language,
}: {
  book: Book
  selection: Selection
  language: Language
}) {
  return (
    <>
      <b>{book.nameOf(selection, language)}</b>
      <b>{book.priceText?.(selection, language) ?? oddsText(selection.price)}</b>
      <small>{book.marketOf(selection, language)}</small>
    </>
  )
}

function stateOf({ state, returnKurus }: OwnBet, language: Language): string {
  const words = MARKET_WORDS[language]
  if (state === 'asked') return ROOM_WORDS[language].asked
  if (state === 'back') return words.back
  if (state === 'placed') return words.placed
  return returnKurus ? words.won(money(returnKurus)) : words.lost
}

function classOf({ state, returnKurus }: OwnBet): string {
  if (state === 'placed' || state === 'asked') return 'own-bet own-bet--on'
  return returnKurus ? 'own-bet own-bet--won' : 'own-bet own-bet--over'
}
