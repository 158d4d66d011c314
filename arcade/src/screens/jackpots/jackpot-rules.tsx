import { LEVELS } from '../../games/jackpots/levels.ts'
import type { Language } from '../../protocol.ts'
import { JACKPOT_WORDS, LEVEL_TITLES } from './words.ts'

/** What a game with jackpots says of them. */
export function JackpotRules({ language }: { language: Language }) {
  const words = JACKPOT_WORDS[language]
  return (
    <>
      <h3>{words.jackpots}</h3>
      {words.rules.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {LEVELS.map(({ name }) => (
        <p key={name}>
          <b>{LEVEL_TITLES[name]}</b> {words.levels[name]}
        </p>
      ))}
    </>
  )
}
