import './play.css'
import type { Game } from '@zar/contract/casino'
import { useState } from 'react'
import { useMyBonuses } from '../../lib/bonuses.ts'
import { useBootstrap } from '../../lib/bootstrap.ts'
import type { GameLink } from '../../lib/game-link.ts'
import { isPhone } from '../../lib/media.ts'
import { useRealityWatch } from '../../lib/reality-check.ts'
import { useNavigate } from '../../lib/router.tsx'
import { readStored, writeStored } from '../../lib/stored.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Facts } from './facts.tsx'
import { LaunchFailed } from './launch-failed.tsx'
import { Purse } from './purse.tsx'
import { SessionPanel } from './session-panel.tsx'
import { Stage } from './stage.tsx'
import { t } from './texts.ts'
import { useMode } from './use-mode.ts'
import { useOpensAgain } from './use-opens-again.ts'
import { useSessionSum } from './use-session-sum.ts'

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
export function PlayPage({ link, ...known }: PlayProps) {
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
  const { isPaused, isAsking, minutesLeft } = useRealityWatch(lobby)
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
        onMessage={(message) => {
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
