import { money, whole } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { spotDrawing } from '../../../screens/kit/art/felt.ts'
import { stakeOn, whyNoChip } from '../../../screens/kit/chips/placing.ts'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { canLay, layChip } from '../../../screens/kit/chips/table-play.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { LIMITS, PLACES } from './desk.tsx'
import { at, both, layoutOf } from './places.ts'
import type { Frame, Options } from './shown.ts'
import { BLACKJACK_WORDS } from './words.ts'

export const Ring = ({ isOn }: { isOn: boolean }) => (
  <svg viewBox="-46 -46 92 92" aria-hidden="true">
    <Drawn drawing={spotDrawing(0, 0, 44, isOn)} />
  </svg>
)

/** The places for chips before a round: each is one button from its cards to its circle. */
export function Spots(props: ScreenProps<Options, Frame>) {
  const { play, options } = props
  const { language, balanceKurus } = play
  const words = BLACKJACK_WORDS[language]
  const { laid } = options.placing
  const limits = `₺${LIMITS.least} – ₺${whole(LIMITS.most(), 'tr')}`
  return PLACES.map((place, index) => {
    const stakeKurus = stakeOn(laid, place)
    const isFull =
      !canLay(play) ||
      whyNoChip(laid, place, options.chip, { limits: LIMITS, balanceKurus }) !== undefined
    return (
      <button
        key={place}
        type="button"
        className="bj__at bj__place"
        style={at(both((kind) => placeBox(kind, index)))}
        aria-disabled={isFull}
        onMouseDown={keepFocus}
        onClick={() => layChip(props, place, LIMITS)}
      >
        <span className="bj__outline">
          <b>{words.shortPlace(index)}</b> <small>{limits}</small>
        </span>{' '}
        <span className="bj__circle">
          <Ring isOn={false} />
          {stakeKurus > 0 ? (
            <Stack stakeKurus={stakeKurus} language={language} place={place} />
          ) : (
            <i aria-hidden="true">+</i>
          )}
        </span>
        <span className={`bj__pill${stakeKurus > 0 ? '' : ' bj__pill--empty'}`}>
          {stakeKurus > 0 ? money(stakeKurus) : words.putChip}
        </span>
      </button>
    )
  })
}

function placeBox(kind: 'wide' | 'tall', index: number) {
  const { x, handY, spotY, spotR, card } = layoutOf(kind, index, PLACES.length, 1)
  const width = card * 1.9
  return { x: x - width / 2, y: handY, width, height: spotY + spotR - handY }
}
