import { emblemUrl } from '../../emblem-url.ts'
import { Paytable } from '../../rules/paytable.tsx'
import { PlayFacts } from '../../rules/play-facts.tsx'
import { RULES } from '../../rules/words.ts'
import type { Words } from '../../words/index.ts'
import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'

type Props = { game: Game; open: OpenGame; words: Words }

export function RulesPanel({ game, open, words }: Props) {
  const { language, gameCode } = game.options
  const { sheet } = open
  const rules = RULES[language]
  return (
    <>
      <Paytable
        sheet={sheet}
        language={language}
        stakeKurus={open.stakeKurus}
        pictures={new Map(sheet.symbols.map(({ id, emblem }) => [id, emblemUrl(emblem)]))}
      />
      {rules.play(sheet).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <PlayFacts sheet={sheet} language={language} />
      <a
        className="button"
        href={`/rules/${encodeURIComponent(gameCode)}?lang=${language}`}
        target="_blank"
        rel="noopener"
      >
        {words.fullRules}
      </a>
      <p className="panel__keys">{words.keys}</p>
    </>
  )
}
