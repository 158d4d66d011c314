import { useEffect } from 'react'
import { ClosedView } from '../game/views/closed-view.tsx'
import { WORDS } from '../words/index.ts'
import type { Game } from './flow/game.ts'
import { OpenView } from './open-view.tsx'
import { useGame } from './use-game.ts'

type Props = { game: Game; lobby: string | null }

export function PlayPage({ game, lobby }: Props) {
  const state = useGame(game)
  const { language } = game.options
  const words = WORDS[language]
  const title = 'sheet' in state ? state.sheet.name : ''
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  if (state.phase === 'loading')
    return (
      <div className="loading" role="status">
        <span className="spin" />
        <p>{words.loading}</p>
      </div>
    )
  if (state.phase === 'closed')
    return <ClosedView game={game} why={state.why} lobby={lobby} words={words} />
  return <OpenView game={game} open={state} words={words} lobby={state.session.lobbyUrl ?? lobby} />
}
