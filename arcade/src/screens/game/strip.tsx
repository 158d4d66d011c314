import type { ReactNode } from 'react'
import type { Facts } from '../../games/facts.ts'
import type { Session } from '../../protocol.ts'
import { clockText, money, signedMoney } from '../figures.ts'
import { Icon, type IconName } from '../icon.tsx'
import { JackpotPlace } from '../jackpots/jackpot-place.tsx'
import type { RaisedBalance } from '../jackpots/use-own-win.ts'
import type { OpenPlay, PlayOptions } from './flow/play-state.ts'
import type { PanelName } from './panels.tsx'
import { useElapsed } from './views/use-elapsed.ts'
import { SHELL_WORDS } from './words.ts'

type Props = {
  facts: Facts
  open: Pick<OpenPlay, 'openedMs' | 'netKurus'> & { session: Pick<Session, 'isDemo'> }
  options: Pick<PlayOptions, 'language' | 'words' | 'token'>
  /** What a jackpot raises. */
  raised: RaisedBalance
  /** Where the desk does not say it. */
  balanceKurus?: number
  isSoundOn: boolean
  onSound: () => void
  onPanel: (panel: PanelName) => void
  /** A door of the room's own. */
  children?: ReactNode
}

const PANELS: [PanelName, IconName][] = [
  ['rules', 'book'],
  ['history', 'history'],
  ['fairness', 'shield'],
]

/** The session's time and result (ACC-06), the game's name, and the doors. */
export function Strip(props: Props) {
  const { facts, open, options, balanceKurus, raised, isSoundOn, onSound, onPanel, children } =
    props
  const { language, words } = options
  const shell = SHELL_WORDS[language]
  const elapsedMs = useElapsed(open.openedMs)
  return (
    <header className="strip">
      <dl className="strip__facts plate num">
        <div>
          <dt>{words.time}</dt>
          <dd>{clockText(elapsedMs)}</dd>
        </div>
        <div>
          <dt>{words.net}</dt>
          <dd>{signedMoney(open.netKurus)}</dd>
        </div>
        {balanceKurus !== undefined && (
          <div>
            <dt>{words.balance}</dt>
            <dd>{money(balanceKurus)}</dd>
          </div>
        )}
      </dl>
      <h1 className="strip__name plate">
        {facts.name[language]}
        {open.session.isDemo && <small title={shell.demoNote}>{words.demo}</small>}
      </h1>
      <JackpotPlace
        facts={facts}
        language={language}
        token={open.session.isDemo ? null : options.token}
        {...raised}
      />
      <nav className="strip__doors plate" aria-label={shell.doors}>
        {PANELS.map(([panel, icon]) => (
          <Door key={panel} icon={icon} name={words[panel]} onPress={() => onPanel(panel)} opens />
        ))}
        {children}
        <Door
          icon={isSoundOn ? 'sound' : 'muted'}
          name={isSoundOn ? shell.soundOff : shell.soundOn}
          onPress={onSound}
        />
        {document.fullscreenEnabled && (
          <Door icon="full" name={shell.fullScreen} onPress={toggleFullScreen} on="wide" />
        )}
      </nav>
    </header>
  )
}

type DoorProps = {
  icon: IconName
  name: string
  onPress: () => void
  opens?: boolean
  /** On frames of this kind alone. */
  on?: 'wide' | 'phone'
}

export const Door = ({ icon, name, onPress, opens = false, on }: DoorProps) => (
  <button
    type="button"
    className={`door${on ? ` door--${on}` : ''}`}
    aria-label={name}
    title={name}
    {...(opens && { 'aria-haspopup': 'dialog' as const })}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)

export function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // The site's frame may not allow it.
  done.catch(() => {})
}
