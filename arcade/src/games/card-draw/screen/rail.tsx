import type { Language } from '../../../protocol.ts'
import { whole } from '../../../screens/figures.ts'
import { cardInText } from '../../../screens/kit/card-words.ts'
import { MarketRail } from '../../../screens/room/market/market-rail.tsx'
import { OddsButton } from '../../../screens/room/market/odds-button.tsx'
import { Results } from '../../../screens/room/market/results.tsx'
import { type Slip, useSlip } from '../../../screens/room/market/slip/use-slip.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { type Card, suitOf } from '../../cards.ts'
import { rankSign } from '../card-sign.ts'
import { HANDS, worthOf } from '../chances.ts'
import { bookOf } from './book.ts'
import { type Shown, seenIn } from './perde-now.ts'
import { SuitSign } from './suit-sign.tsx'
import { PERDE_WORDS } from './words.ts'

const SUITED = ['suit:s', 'suit:h', 'suit:d', 'suit:c']
const RANKED = ['rank:2-6', 'rank:7-10', 'rank:jqk', 'rank:ace', 'higher', 'lower']

export function Rail({ play }: RoomProps) {
  const { room, language } = play
  const words = PERDE_WORDS[language]
  const slip = useSlip(play, bookOf(room))
  const nth = words.nth[seenIn(room).length]
  const next = (
    <div className="market">
      <h3>{words.suit}</h3>
      <Row slip={slip} places={SUITED} market={words.suit} language={language} isWide />
      <h3>{words.rank}</h3>
      <Row slip={slip} places={RANKED} market={words.rank} language={language} />
      <h3>{words.hand}</h3>
      <Row slip={slip} places={Object.keys(HANDS)} market={words.hand} language={language} isWide />
    </div>
  )
  return (
    <MarketRail
      play={play}
      slip={slip}
      tabs={[{ key: 'next', name: words.next, panel: next }]}
      results={<Hands play={play} />}
      sums={nth ? [{ name: words.next, value: nth }] : []}
    />
  )
}

type RowProps = {
  slip: Slip
  places: readonly string[]
  market: string
  language: Language
  isWide?: boolean
}

const Row = ({ slip, places, market, language, isWide = false }: RowProps) => (
  <div className={isWide ? 'market__row market__row--2' : 'market__row'}>
    {places.map((place, at) => {
      const name = PERDE_WORDS[language].places[place] ?? place
      return (
        <OddsButton
          key={place}
          slip={slip}
          place={place}
          language={language}
          name={`${market}: ${name}`}
        >
          {place.startsWith('suit') && <SuitSign suit={at} />}
          {name}
        </OddsButton>
      )
    })}
  </div>
)

function Hands({ play }: RoomProps) {
  const { language } = play
  const words = PERDE_WORDS[language]
  return (
    <Results
      play={play}
      className="perde__past"
      empty={words.noResults}
      note={words.past}
      row={({ number, shown }) => {
        const { seen } = shown as Shown
        return (
          <>
            <b>{words.curtain(whole(number, language))}</b>
            <small>{words.sum(seen.reduce((sum, card) => sum + worthOf(card), 0))}</small>
            <span>
              {seen.map((card) => (
                <Mini key={card} card={card} language={language} />
              ))}
            </span>
          </>
        )
      }}
    />
  )
}

const Mini = ({ card, language }: { card: Card; language: Language }) => (
  <i className="perde__mini">
    <span className="visually-hidden">{cardInText(card, language)} </span>
    <span aria-hidden="true">{rankSign(card)}</span>
    <SuitSign suit={suitOf(card)} isOnIvory />
  </i>
)
