import { PROVIDERS } from '@zar/contract/casino/casino'
import { Heart, Maximize, RectangleHorizontal, RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { failureText } from '../../lib/api/failure-text.ts'
import { isPhone } from '../../lib/browser/media.ts'
import { useFavorites, useToggleFavorite } from '../../lib/games/favorites.ts'
import type { GameLink } from '../../lib/games/game-link.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { IconButton } from '../../ui/form/button.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { GameFrame } from './frame/game-frame.tsx'
import type { GameMessage } from './frame/game-message.ts'
import { Purse } from './purse.tsx'
import type { Reminder } from './session/use-reminder.ts'
import { t } from './texts.ts'
import type { useMode } from './use-mode.ts'

type StageProps = {
  link: GameLink
  name: string
  studio: string | undefined
  mode: ReturnType<typeof useMode>
  isWide: boolean
  onWide: () => void
  onMessage: (message: GameMessage) => void
  reminder: Reminder
}

/** The game, 16 to 9, and the bar under it. */
export function Stage(props: StageProps) {
  const { link, name, studio, mode, isWide, onWide, onMessage, reminder } = props
  const view = useRef<HTMLDivElement>(null)
  return (
    <section className="stage" aria-label={name}>
      {!mode.isDemo && <ClosedNotice providerName={link.providerName} />}
      <div className="stage__view" ref={view}>
        <GameFrame
          key={mode.key}
          name={name}
          game={mode.game}
          onMessage={onMessage}
          onReload={mode.reload}
          reminder={reminder}
        />
      </div>
      <div className="stage__bar">
        <div>
          <h1>{name}</h1>
          {/* Its line is kept until it is known: the name above would jump. */}
          <small>{studio ?? '\u00a0'}</small>
        </div>
        {!isPhone() && !mode.isDemo && <Purse />}
        {mode.hasDemo && <ModeSwitch isDemo={mode.isDemo} onDemo={mode.setDemo} />}
        <FavoriteHeart link={link} name={name} />
        <IconButton icon={RotateCw} label={t('reload')} onClick={mode.reload} />
        <IconButton
          icon={RectangleHorizontal}
          className="stage__wide"
          label={t('wide')}
          aria-pressed={isWide}
          onClick={onWide}
        />
        {document.fullscreenEnabled && (
          <IconButton
            icon={Maximize}
            label={t('fullscreen')}
            onClick={() => void view.current?.requestFullscreen()}
          />
        )}
      </div>
    </section>
  )
}

type ModeProps = { isDemo: boolean; onDemo: (isDemo: boolean) => void }

/** Which money the game is played with. */
function ModeSwitch({ isDemo, onDemo }: ModeProps) {
  return (
    <fieldset className="modes" aria-label={t('mode')}>
      {[false, true].map((demo) => (
        <button
          key={String(demo)}
          type="button"
          aria-pressed={demo === isDemo}
          onClick={() => onDemo(demo)}
        >
          {t(demo ? 'mode.demo' : 'mode.real')}
        </button>
      ))}
    </fieldset>
  )
}

function FavoriteHeart({ link, name }: { link: GameLink; name: string }) {
  const isFavorite = useFavorites().includes(link.gameCode)
  const toggle = useToggleFavorite({
    onDone: (isNow) => (isNow ? notify.success(t('added')) : notify.warning(t('removed'))),
    onRefused: (error) => notify.error(failureText(error)),
  })
  return (
    <IconButton
      icon={Heart}
      className="stage__heart"
      label={t('favorite', { name })}
      aria-pressed={isFavorite}
      onClick={() =>
        toggle.mutate({ gameCode: link.gameCode, mainProviderId: PROVIDERS[link.providerName] })
      }
    />
  )
}
