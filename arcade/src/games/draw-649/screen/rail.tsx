import { whole } from '../../../screens/figures.ts'
import { MarketRail } from '../../../screens/room/market/market-rail.tsx'
import { OddsButton } from '../../../screens/room/market/odds-button.tsx'
import { Results } from '../../../screens/room/market/results.tsx'
import { useSlip } from '../../../screens/room/market/slip/use-slip.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { SIDE_NAMES } from '../rules.ts'
import { bookOf } from './book.ts'
import { Coupon } from './coupon.tsx'
import type { Shown } from './kure-now.ts'
import { KURE_WORDS } from './words.ts'

export function Rail({ play }: RoomProps) {
  const { room, language } = play
  const words = KURE_WORDS[language]
  const slip = useSlip(play, bookOf(room))
  const sides = (
    <div className="market">
      {SIDE_NAMES.map((side) => (
        <OddsButton
          key={side}
          slip={slip}
          place={side}
          language={language}
          name={words.names[side]}
        >
          {words.names[side]}
        </OddsButton>
      ))}
    </div>
  )
  return (
    <MarketRail
      play={play}
      slip={slip}
      tabs={[
        { key: 'coupon', name: words.coupon, panel: <Coupon play={play} slip={slip} /> },
        { key: 'sides', name: words.sides, panel: sides },
      ]}
      results={<Draws play={play} />}
      sums={[{ name: words.next, value: whole(slip.book.offered ?? 0, language) }]}
    />
  )
}

function Draws({ play }: RoomProps) {
  const { language } = play
  const words = KURE_WORDS[language]
  return (
    <Results
      play={play}
      className="kure__past"
      empty={words.noResults}
      note={words.past}
      row={({ number, shown }) => (
        <>
          <b>{words.draw(whole(number, language))}</b>
          <span>
            {(shown as Shown).drawn.map((ball) => (
              <i key={ball}>{ball}</i>
            ))}
          </span>
        </>
      )}
    />
  )
}
