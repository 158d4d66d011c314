import type { Language, Round } from '../../protocol.ts'
import { money } from '../figures.ts'
import { tierOf } from '../game/flow/play-state.ts'
import { SHELL_WORDS } from '../game/words.ts'

type Props = { className: string; round: Round; language: Language; text: string }

/** The sum of a win, on the stage. Nothing at or below the stakes has one. */
export function Sill({ className, round, language, text }: Props) {
  const tier = tierOf(round)
  if (tier === 'none') return null
  return (
    <div className={`sill ${className}`} aria-hidden="true">
      {tier === 'huge' && <span className="display">{SHELL_WORDS[language].huge}</span>}
      <b className="num">{money(round.winKurus)}</b>
      <span>{text}</span>
    </div>
  )
}
