import type { Round } from '../../../protocol.ts'
import type { GameScreen } from '../../game/game-screen.ts'
import { QUIET } from '../../game/testing/round.ts'
import type { SlotOptions } from '../slot-screen.ts'

/** Everything that a screen shows of a round, and how long it takes, ms; each card is gone on from at once. */
export async function toldOf<Frame>(
  { tell }: Pick<GameScreen<SlotOptions, Frame>, 'tell'>,
  round: Round,
  options: SlotOptions = { isFast: false },
) {
  const frames: Frame[] = []
  let ms = 0
  let asked = 0
  await tell(
    {
      ...QUIET,
      round,
      before: null,
      show: (frame) => frames.push(frame),
      wait: async (more) => {
        ms += more
      },
      ask: async () => {
        asked += 1
      },
    },
    options,
  )
  return { frames, ms, asked }
}
