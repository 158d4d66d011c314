import { momentText } from '../../figures.ts'
import type { Words } from '../../words/index.ts'
import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'
import { winText } from '../flow/result-text.ts'

type Props = { game: Game; open: OpenGame; words: Words }

/** What the reels pay, in a line under them. */
export function LineCaption({ game, open, words }: Props) {
  const voice = { words, language: game.options.language, sheet: open.sheet }
  const win = open.wins[open.spotlight] ?? open.wins[0]
  const isLost = open.phase === 'idle' && open.said.startsWith(words.lost)
  const { now } = open.freeRounds
  return (
    <p className="caption num" aria-hidden="true">
      {isLost && words.lost}
      {!isLost && !win && now && words.rewardUntil(momentText(now.endsAt, voice.language))}
      {win && winText(voice, win)}
      {open.wins.length > 1 && (
        <span>
          {open.spotlight + 1}/{open.wins.length}
        </span>
      )}
    </p>
  )
}
