import type { Facts } from '../../../games/facts.ts'
import type { Language } from '../../../protocol.ts'
import { GameRules } from '../game-rules.tsx'
import type { AnyScreen } from '../game-screen.ts'
import type { PanelWords } from './words.ts'

type Props = {
  facts: Facts
  screen: Pick<AnyScreen, 'rules' | 'Paytable' | 'Settings'>
  language: Language
  stakeKurus?: number
  words: PanelWords
  /** What each key does. */
  keys: string
  hasSingleKeys: boolean
  onSingleKeys: (isOn: boolean) => void
}

/** How it is played, the way to all of the rules, and what can be set. */
export function RulesPanel(props: Props) {
  const { facts, screen, language, stakeKurus, words, keys, hasSingleKeys, onSingleKeys } = props
  return (
    <>
      <GameRules
        facts={facts}
        screen={screen}
        language={language}
        {...(stakeKurus !== undefined && { stakeKurus })}
      />
      <a
        className="button"
        href={`/rules/${encodeURIComponent(facts.code)}?lang=${language}`}
        target="_blank"
        rel="noopener"
      >
        {words.fullRules}
      </a>
      {screen.Settings && <screen.Settings language={language} />}
      <label className="keys-switch">
        {words.singleKeys}
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={(event) => onSingleKeys(event.target.checked)}
        />
      </label>
      <p className="panel__keys">{keys}</p>
    </>
  )
}
