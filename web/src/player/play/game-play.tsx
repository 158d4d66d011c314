import './play.css'
import type { Game } from '@zar/contract/casino/casino'
import { useState } from 'react'
import { useMyBonuses } from '../../lib/account/bonuses.ts'
import { isPhone } from '../../lib/browser/media.ts'
import { useBootstrap } from '../../lib/content/bootstrap.ts'
import type { GameLink } from '../../lib/games/game-link.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { readStored, writeStored } from '../../lib/storage/stored.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Facts } from './facts.tsx'
import { LaunchFailed } from './frame/launch-failed.tsx'
import { useOpensAgain } from './frame/use-opens-again.ts'
import { Purse } from './purse.tsx'
import { SessionPanel } from './session/session-panel.tsx'
import { useReminder } from './session/use-reminder.ts'
import { useSessionSum } from './session/use-session-sum.ts'
import { Stage } from './stage.tsx'
import { t } from './texts.ts'
import { useMode } from './use-mode.ts'

/** The device's memory of how large the stage was wanted. */
const WIDE = 'wide stage'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

type PlayProps = {
  /** Undefined when the address was made up. */
  link: GameLink | undefined
  name: string
  /** What the catalogue knows of it: undefined while it is asked, null when it has no such game. */
  game: Game | null | undefined
  /** Where the games are. */
  lobby: string
}

/** The game on its stage, what is known of it, and how the session goes. */
export function GamePlay({ link, ...known }: PlayProps) {
  if (link) return <Play key={link.gameCode} link={link} {...known} />
  return (
    <Empty
      art="tavla"
      heading="h1"
      title={t('unknown')}
      action={<ButtonLink to={known.lobby}>{t('back')}</ButtonLink>}
    >
      {t('unknown.text')}
    </Empty>
  )
}

function Play({ link, name, game, lobby }: PlayProps & { link: GameLink }) {
  const navigate = useNavigate()
  const { hear: hearOfReminder, isPaused, isAsking, minutesLeft, ...reminder } = useReminder(lobby)
  const mode = useMode(link, isPhone() ? 'mobile' : 'desktop', isPaused)
  const isClosed = useOpensAgain(link, mode)
  const [isWide, setWide] = useState(() => readStored(WIDE, isFlag) ?? false)
  const { sum, minutes, hear } = useSessionSum()
  const waitsFor = [useBootstrap(), useMyBonuses()]
  // Shown at once and whole: rows that come one by one would push each other down.
  const isKnown = game !== undefined && !isAsking && !waitsFor.some(({ isLoading }) => isLoading)
  if (mode.error) {
    return (
      <LaunchFailed heading="h1" error={mode.error} isClosed={isClosed} onRetry={mode.again}>
        <ButtonLink to={lobby}>{t('back')}</ButtonLink>
      </LaunchFailed>
    )
  }
  return (
    <div className={isWide ? 'play play--wide' : 'play'}>
      <Stage
        link={link}
        name={name}
        studio={game?.studio}
        mode={mode}
        isWide={isWide}
        onWide={() => {
          writeStored(WIDE, !isWide)
          setWide(!isWide)
        }}
        reminder={reminder}
        onMessage={(message) => {
          hearOfReminder(message)
          if (message.type === 'zar:exit') void navigate(lobby)
          else if (message.type === 'zar:reload') mode.reload()
          // Play money is no part of what the session came to.
          else if (!mode.isDemo) hear(message)
        }}
      />
      {isKnown ? (
        <aside className="play__side">
          {isPhone() && !mode.isDemo && <Purse />}
          <Facts gameCode={link.gameCode} game={game ?? null} />
          <SessionPanel sum={sum} minutes={minutes} minutesLeft={minutesLeft(Date.now())} />
        </aside>
      ) : (
        <aside className="play__side" aria-busy="true">
          <Skeleton height="304px" radius="var(--radius-panel)" />
          <Skeleton height="288px" radius="var(--radius-panel)" />
        </aside>
      )}
    </div>
  )
}
