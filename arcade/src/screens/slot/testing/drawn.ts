import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Json } from '../../../games/game.ts'
import type { Round } from '../../../protocol.ts'
import type { GameScreen } from '../../game/game-screen.ts'
import { playOf } from '../../game/testing/round.ts'
import type { SlotOptions } from '../slot-screen.ts'

const SLOW: SlotOptions = { isFast: false }

/** What a screen's stage shows of a frame, as markup. */
export const drawnBy =
  <Frame>({ Stage }: Pick<GameScreen<SlotOptions, Frame>, 'Stage'>) =>
  (frame: Frame, round: Round | null, phase: 'ready' | 'telling' = 'telling'): string =>
    renderToStaticMarkup(
      createElement(Stage, {
        play: playOf({ round, phase }).play,
        options: SLOW,
        onOptions: () => {},
        frame,
      }),
    )

/** The bet that a press of the coin sends. */
export function betSentBy<Frame>({ main }: Pick<GameScreen<SlotOptions, Frame>, 'main'>): Json {
  const { play, sent } = playOf()
  main({ play, options: SLOW, onOptions: () => {} }).press()
  return sent[0] ?? null
}
