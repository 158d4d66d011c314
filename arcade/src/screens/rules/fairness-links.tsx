import type { Language } from '../../protocol.ts'
import { RULES } from './words.ts'

/** Where a round is proved, and what the game returned as played. */
export function FairnessLinks({ gameCode, language }: { gameCode: string; language: Language }) {
  const words = RULES[language]
  return (
    <p className="links">
      <a className="button button--line" href={`/verify?lang=${language}&game=${gameCode}`}>
        {words.verifier}
      </a>
      <a className="button button--line" href={`/returns?lang=${language}&game=${gameCode}`}>
        {words.returns}
      </a>
    </p>
  )
}
