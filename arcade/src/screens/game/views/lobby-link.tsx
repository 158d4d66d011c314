import type { Game } from '../../play/flow/game.ts'
import { webUrl } from '../../play/flow/parent.ts'
import type { Words } from '../../words/index.ts'

type Props = {
  game: { options: Pick<Game['options'], 'tellParent'> }
  lobby: string | null
  words: Words
}

/** Framed, the site is told and closes the frame; alone, the link leads back. */
export function LobbyLink({ game, lobby, words }: Props) {
  const url = webUrl(lobby)
  if (!url) return null
  return (
    <a
      className="button button--primary"
      href={url.href}
      target="_top"
      onClick={() => game.options.tellParent({ type: 'zar:exit' })}
    >
      {words.lobby}
    </a>
  )
}
