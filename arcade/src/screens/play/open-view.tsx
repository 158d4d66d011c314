import { type CSSProperties, useMemo, useState } from 'react'
import type { Words } from '../words/index.ts'
import { Controls } from './bars/controls.tsx'
import { NoticeBar } from './bars/notice-bar.tsx'
import { TopBar } from './bars/top-bar.tsx'
import { FirstSeeds } from './first-seeds.tsx'
import type { Game } from './flow/game.ts'
import type { OpenGame } from './flow/game-state.ts'
import { FairnessPanel } from './panels/fairness-panel.tsx'
import { HistoryPanel } from './panels/history-panel.tsx'
import { Panel } from './panels/panel.tsx'
import type { PanelName } from './panels/panel-name.ts'
import { RulesPanel } from './panels/rules-panel.tsx'
import { Backdrop } from './reels/backdrop.tsx'
import { LineCaption } from './reels/line-caption.tsx'
import { stageLookOf } from './reels/look.ts'
import { Plate } from './reels/plate.tsx'
import { ReelsView } from './reels/reels-view.tsx'
import { useStillness } from './use-game.ts'
import { useKeys } from './use-keys.ts'

type Props = { game: Game; open: OpenGame; words: Words; lobby: string | null }

export function OpenView({ game, open, words, lobby }: Props) {
  const isStill = useStillness()
  const [panel, setPanel] = useState<{ name: PanelName; opening: number } | null>(null)
  const openPanel = (name: PanelName) =>
    setPanel((now) => ({ name, opening: (now?.opening ?? 0) + 1 }))
  const look = useMemo(() => stageLookOf(open.sheet), [open.sheet])
  useKeys(game)
  const { palette } = look
  const paint = {
    '--plate': palette.plate,
    '--ring': palette.light ? palette.star2 : palette.strap[1],
    '--glow': palette.ground[0],
  } as CSSProperties
  return (
    <main className="stage" style={paint}>
      <div className="scenery" aria-hidden="true">
        <Backdrop url={look.backdrop} />
        {open.free && <Backdrop url={look.night} isNight />}
        <div className="lamp" />
      </div>
      <div className="layout">
        <TopBar open={open} words={words} onPanel={openPanel} />
        <div className="middle">
          <div className={`frame${open.isCelebrating ? ' frame--won' : ''}`}>
            <ReelsView game={game} open={open} words={words} isStill={isStill} />
            <Plate game={game} open={open} words={words} isStill={isStill} />
          </div>
          {open.fairness.pair ? (
            <LineCaption game={game} open={open} words={words} />
          ) : (
            <FirstSeeds open={open} words={words} onChange={() => openPanel('fairness')} />
          )}
        </div>
        <Controls game={game} open={open} words={words} isStill={isStill} />
      </div>
      <NoticeBar game={game} open={open} words={words} lobby={lobby} />
      <p className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
        <span>{open.said}</span> <span>{open.saidAfter}</span>
      </p>
      {panel && (
        <Panel
          key={panel.opening}
          title={words[panel.name]}
          words={words}
          // What closes is told of a moment later, when it or another may be open again.
          onClose={() => setPanel((now) => (now?.opening === panel.opening ? null : now))}
        >
          {panel.name === 'rules' && <RulesPanel game={game} open={open} words={words} />}
          {panel.name === 'history' && <HistoryPanel game={game} open={open} words={words} />}
          {panel.name === 'fairness' && <FairnessPanel game={game} open={open} words={words} />}
        </Panel>
      )}
    </main>
  )
}
