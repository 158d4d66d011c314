import type { Facts } from '../../games/facts.ts'
import { hasJackpots } from '../../games/jackpots/levels.ts'
import type { Language } from '../../protocol.ts'
import { JackpotRules } from '../jackpots/jackpot-rules.tsx'
import { figureRows } from '../rules/figure-rows.ts'
import { FIGURE_WORDS } from '../rules/figure-words.ts'
import type { AnyScreen } from './game-screen.ts'

type Props = {
  facts: Facts
  screen: Pick<AnyScreen, 'rules' | 'Paytable'>
  language: Language
  stakeKurus?: number
}

/** How it is played, what it returns, and what becomes of a round that is left. */
export function GameRules({ facts, screen, language, stakeKurus }: Props) {
  const words = FIGURE_WORDS[language]
  return (
    <div className="rulestext">
      <h3>{words.howToPlay}</h3>
      {screen.rules[language].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{words.figures}</h3>
      <dl className="rulestext__rows num">
        {figureRows(facts, language).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.average}</p>
      {screen.Paytable && (
        <>
          <h3>{words.pays}</h3>
          <screen.Paytable language={language} {...(stakeKurus !== undefined && { stakeKurus })} />
        </>
      )}
      {hasJackpots(facts) && <JackpotRules language={language} />}
      <p>{words.lostLine}</p>
    </div>
  )
}
