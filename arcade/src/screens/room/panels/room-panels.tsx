import { Panel } from '../../game/panels/panel.tsx'
import { RulesPanel } from '../../game/panels/rules-panel.tsx'
import { PANEL_WORDS } from '../../game/panels/words.ts'
import type { PanelName } from '../../game/panels.tsx'
import { Chat } from '../chat/chat.tsx'
import { CHAT_WORDS } from '../chat/words.ts'
import type { RoomPageProps } from '../room-page-props.ts'
import type { RoomPlay } from '../room-screen.ts'
import { ChainPanel } from './chain-panel.tsx'
import { RoomHistory } from './room-history.tsx'

export type RoomPanelName = PanelName | 'chat'

export type RoomPanelsProps = {
  page: RoomPageProps
  play: RoomPlay
  name: RoomPanelName
  hasSingleKeys: boolean
  onSingleKeys: (isOn: boolean) => void
  onClose: () => void
}

/** Rules, the player's bets, what proves the rounds, and the chat where it is not beside the stage. */
export function RoomPanels({
  page,
  play,
  name,
  hasSingleKeys,
  onSingleKeys,
  onClose,
}: RoomPanelsProps) {
  const { screen, facts, language } = page
  const { room } = play
  const words = { ...page.words, ...PANEL_WORDS[language] }
  return (
    <Panel
      key={name}
      title={name === 'chat' ? CHAT_WORDS[language].name : words[name]}
      words={words}
      onClose={onClose}
    >
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
      {name === 'history' && (
        <RoomHistory play={play} token={page.token} screen={screen} words={words} />
      )}
      {name === 'fairness' && (
        <ChainPanel room={room} screen={screen} language={language} words={words} />
      )}
      {name === 'chat' && <Chat play={play} />}
    </Panel>
  )
}
