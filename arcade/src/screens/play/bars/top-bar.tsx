import { clockText, signedMoney } from '../../figures.ts'
import { Icon, type IconName } from '../../icon.tsx'
import type { Words } from '../../words/index.ts'
import type { OpenGame } from '../flow/game-state.ts'
import type { PanelName } from '../panels/panel-name.ts'
import { useElapsed } from '../use-game.ts'

type Props = {
  open: OpenGame
  words: Words
  onPanel: (panel: PanelName) => void
}

const DOORS: [PanelName, IconName][] = [
  ['rules', 'book'],
  ['history', 'history'],
  ['fairness', 'shield'],
]

/** The session's time and result (ACC-06), the game's name, and the doors to its panels. */
export function TopBar({ open, words, onPanel }: Props) {
  const elapsedMs = useElapsed(open.openedMs)
  return (
    <header className="top">
      <dl className="facts num">
        <div>
          <dt>{words.time}</dt>
          <dd>{clockText(elapsedMs)}</dd>
        </div>
        <div>
          <dt>{words.net}</dt>
          <dd>{signedMoney(open.netKurus)}</dd>
        </div>
      </dl>
      <h1 className="title">
        {open.sheet.name}
        {open.session.isDemo && <small>{words.demo}</small>}
      </h1>
      <nav className="doors">
        {DOORS.map(([panel, icon]) => (
          <button
            key={panel}
            type="button"
            className="door"
            aria-label={words[panel]}
            aria-haspopup="dialog"
            title={words[panel]}
            onClick={() => onPanel(panel)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </nav>
    </header>
  )
}
