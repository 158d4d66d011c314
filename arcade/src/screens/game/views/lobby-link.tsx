import type { GameMessage } from '../../../protocol.ts'
import type { Words } from '../../words/words.ts'
import { webUrl } from '../flow/parent.ts'

type Props = {
  tellParent: (message: GameMessage) => void
  lobby: string | null
  words: Pick<Words, 'lobby'>
  /** Another way on is the one to take. */
  isQuiet?: boolean
}

/** Framed, the site is told and closes the frame; alone, the link leads back. */
export function LobbyLink({ tellParent, lobby, words, isQuiet = false }: Props) {
  const url = webUrl(lobby)
  if (!url) return null
  return (
    <a
      className={isQuiet ? 'button' : 'button button--primary'}
      href={url.href}
      target="_top"
      onClick={() => tellParent({ type: 'zar:exit' })}
    >
      {words.lobby}
    </a>
  )
}
