import type { Language } from '../../../protocol.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { cardName } from '../../../screens/kit/card-words.ts'
import { totalText } from '../../blackjack/screen/shown.ts'
import { BLACKJACK_WORDS } from '../../blackjack/screen/words.ts'
import { hasBlackjack, type Lying } from './table-now.ts'

type Props = { lying: Lying; language: Language }

/** The dealer's cards, as they lie open by now. */
export function DealerView({ lying: { dealer, hole }, language }: Props) {
  const words = BLACKJACK_WORDS[language]
  const said = dealer.map((card) => cardName(card, language))
  if (hole === 'down') said.push(words.closed)
  if (said.length === 0) return null
  const total = hasBlackjack(dealer) ? 'BJ' : totalText(dealer, hole !== 'open')
  return (
    <div
      className={`kubbe__dealer${dealer.length > 3 ? ' kubbe__dealer--many' : ''}`}
      role="img"
      aria-label={`${words.dealer}: ${said.join(', ')}. ${total}`}
    >
      {dealer.map((card, at) => (
        <CardPicture key={`${at}.${card}`} drawing={faceOf(card)} className="kubbe-card" />
      ))}
      {hole === 'down' && <CardPicture key="down" drawing={BACK} className="kubbe-card" />}
      <b className={`kubbe__total${total === 'BJ' ? ' kubbe__total--best' : ''}`}>{total}</b>
    </div>
  )
}
