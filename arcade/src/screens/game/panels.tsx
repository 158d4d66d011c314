import type { Facts } from '../../games/facts.ts'
import type { PlayControls } from './flow/open-play.ts'
import type { OpenPlay } from './flow/play-state.ts'
import type { PlayStore } from './flow/play-store.ts'
import { screenOf } from './flow/versions.ts'
import { FairnessPanel } from './panels/fairness-panel.tsx'
import { HistoryPanel } from './panels/history-panel.tsx'
import { Panel } from './panels/panel.tsx'
import { RulesPanel } from './panels/rules-panel.tsx'
import { PANEL_WORDS } from './panels/words.ts'

export type PanelName = 'rules' | 'history' | 'fairness'

export type PanelsProps = {
  name: PanelName
  store: PlayStore
  controls: PlayControls
  facts: Facts
  open: OpenPlay
  hasSingleKeys: boolean
  onSingleKeys: (isOn: boolean) => void
  onClose: () => void
}

export function Panels(props: PanelsProps) {
  const { name, store, controls, facts, open, hasSingleKeys, onSingleKeys, onClose } = props
  const { screenNow: screen, options } = store
  const { language } = options
  const words = { ...options.words, ...PANEL_WORDS[language] }
  const game = {
    options,
    chooseSeed: controls.chooseSeed,
    rotate: controls.rotate,
  }
  return (
    <Panel key={name} title={words[name]} words={words} onClose={onClose}>
      {name === 'rules' && (
        <RulesPanel
          facts={facts}
          screen={screen}
          language={language}
          stakeKurus={open.stakeKurus}
          words={words}
          keys={[words.keys, screen.keys?.[language] ?? []].flat().join(' · ')}
          hasSingleKeys={hasSingleKeys}
          onSingleKeys={onSingleKeys}
        />
      )}
      {name === 'history' && (
        <HistoryPanel
          game={game}
          open={open}
          words={words}
          screenOf={(round) => screenOf(store, round)}
        />
      )}
      {name === 'fairness' && <FairnessPanel game={game} open={open} words={words} />}
    </Panel>
  )
}
