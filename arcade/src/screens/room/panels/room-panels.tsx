import { Panel } from '../../game/panels/panel.tsx'
import { RulesPanel } from '../../game/panels/rules-panel.tsx'
import { PANEL_WORDS } from '../../game/panels/words.ts'
import type { PanelName } from '../../game/panels.tsx'
import type { RoomPageProps } from '../room-page-props.ts'
import type { RoomState } from '../room-state.ts'
import { ChainPanel } from './chain-panel.tsx'
import { RoomHistory } from './room-history.tsx'

export type RoomPanelsProps = {
  page: RoomPageProps
  room: RoomState
  name: PanelName
  hasSingleKeys: boolean
  onSingleKeys: (isOn: boolean) => void
  onClose: () => void
}

/** Rules, the player's bets of this visit, and what proves the rounds. */
export function RoomPanels({
  page,
  room,
  name,
  hasSingleKeys,
  onSingleKeys,
  onClose,
}: RoomPanelsProps) {
  const { screen, facts, language } = page
  const words = { ...page.words, ...PANEL_WORDS[language] }
  return (
    <Panel key={name} title={words[name]} words={words} onClose={onClose}>
      {name === 'rules' && (
        <RulesPanel
          facts={facts}
          screen={screen}
          language={language}
          words={words}
          keys={screen.keys[language]}
          hasSingleKeys={hasSingleKeys}
          onSingleKeys={onSingleKeys}
        />
      )}
      {name === 'history' && <RoomHistory room={room} screen={screen} language={language} />}
      {name === 'fairness' && (
        <ChainPanel room={room} screen={screen} language={language} words={words} />
      )}
    </Panel>
  )
}
