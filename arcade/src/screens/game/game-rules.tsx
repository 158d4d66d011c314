import type { Facts } from '../../games/facts.ts'
import type { Language } from '../../protocol.ts'
import { money, percent, whole } from '../figures.ts'
import type { AnyScreen } from './game-screen.ts'
import { SHELL_WORDS } from './words.ts'

type Props = { facts: Facts; screen: AnyScreen; language: Language; stakeKurus: number }

const LIRA_KURUS = 100

/** How it is played, what it returns, and what becomes of a round that is left. */
export function GameRules({ facts, screen, language, stakeKurus }: Props) {
  const words = SHELL_WORDS[language]
  const { rtpBp, stakeLira, maxWin, studio, hitRateBp, volatility } = facts
  const [lowest, highest] = [percent(rtpBp.lowest, language), percent(rtpBp.highest, language)]
  const rows = [
    [words.returnOf, lowest === highest ? lowest : words.from(lowest, highest)],
    ...(hitRateBp === undefined ? [] : [[words.hitRate, percent(hitRateBp, language)] as const]),
    ...(volatility === null ? [] : [[words.volatility, words.levelOf(volatility)] as const]),
    [words.highestWin, `${whole(maxWin, language)}×`],
    [
      words.stakes,
      words.from(money(stakeLira.least * LIRA_KURUS), money(stakeLira.most * LIRA_KURUS)),
    ],
    [words.studio, studio],
  ] as const
  return (
    <div className="rulestext">
      <h3>{words.howToPlay}</h3>
      {screen.rules[language].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{words.figures}</h3>
      <dl className="rulestext__rows num">
        {rows.map(([name, value]) => (
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
          <screen.Paytable language={language} stakeKurus={stakeKurus} />
        </>
      )}
      <p>{words.lostLine}</p>
    </div>
  )
}
