import type { Facts } from '../../games/facts.ts'
import { FairnessPanel } from '../play/panels/fairness-panel.tsx'
import { HistoryPanel } from '../play/panels/history-panel.tsx'
import { Panel } from '../play/panels/panel.tsx'
import { WORDS } from '../words/index.ts'
import type { PlayControls } from './flow/open-play.ts'
import type { OpenPlay } from './flow/play-state.ts'
import type { PlayStore } from './flow/play-store.ts'
import { GameRules } from './game-rules.tsx'
import { SHELL_WORDS } from './words.ts'

export type PanelName = 'rules' | 'history' | 'fairness'

type Props = {
  name: PanelName
  store: PlayStore
  controls: PlayControls
  facts: Facts
  open: OpenPlay
  onClose: () => void
}

export function Panels({ name, store, controls, facts, open, onClose }: Props) {
  const { screen, options } = store
  const { language } = options
  const words = WORDS[language]
  const isIdle = open.phase === 'ready'
  const seat = { ...open, phase: isIdle ? ('idle' as const) : ('busy' as const) }
  const game = {
    options,
    chooseSeed: controls.chooseSeed,
    rotate: controls.rotate,
  }
  return (
    <Panel title={words[name]} words={words} onClose={onClose}>
      {name === 'rules' && (
        <>
          <GameRules facts={facts} screen={screen} language={language} />
          <p className="panel__keys">{SHELL_WORDS[language].keys}</p>
        </>
      )}
      {name === 'history' && (
        <HistoryPanel
          game={game}
          open={seat}
          words={words}
          summary={(round) => screen.summary(round, language)}
        />
      )}
      {name === 'fairness' && <FairnessPanel game={game} open={seat} words={words} />}
    </Panel>
  )
}
