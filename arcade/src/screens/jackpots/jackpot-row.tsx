import './jackpots.css'
import type { ReactNode } from 'react'
import { LEVELS, type LevelName } from '../../games/jackpots/levels.ts'
import type { Language } from '../../protocol.ts'

type Props = {
  language: Language
  label?: string
  /** What stands beside the level's name. */
  sums?: ReadonlyMap<LevelName, ReactNode> | undefined
}

/** The four levels. It is as large without sums as with them, so that nothing moves as they come. */
export const JackpotRow = ({ language, label, sums }: Props) => (
  <section
    className="strip__jackpots plate num"
    {...(sums ? { 'aria-label': label } : { 'aria-hidden': true })}
  >
    {LEVELS.map(({ name, title }) => (
      <span key={name}>
        {title[language]} <b>{sums?.get(name) ?? '–'}</b>
      </span>
    ))}
  </section>
)
