import { money } from '../figures.ts'
import { Main, Secondary } from '../kit/actions.tsx'
import { Dial } from '../kit/dial.tsx'
import { Meter } from '../kit/meter.tsx'
import { AutoplayTray } from './autoplay/autoplay-tray.tsx'
import type { PlayControls } from './flow/open-play.ts'
import type { OpenPlay } from './flow/play-state.ts'
import type { PlayStore } from './flow/play-store.ts'
import type { Asked, MainAction } from './game-screen.ts'
import { useCountUp } from './use-count-up.ts'
import { SHELL_WORDS } from './words.ts'

type Props = {
  store: PlayStore
  controls: PlayControls
  open: OpenPlay
  asked: Asked<object>
  main: MainAction
  frame: unknown
}

/** Balance, stake, the game's choices, what could come of it, and the actions. */
export function Desk({ store, controls, open, asked, main, frame }: Props) {
  const { screen, options } = store
  const { words } = options
  const expected = screen.expectation?.(asked, frame)
  const isBusy = open.phase === 'asking' || open.phase === 'telling'
  const { Choices } = screen
  const reward = open.freeRounds.now
  const isOff = open.phase !== 'ready' || open.autoplay !== null || reward !== null
  const balanceKurus = useCountUp(open.balanceKurus, open.celebrated !== null && !store.isStill)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, no set of form fields
    <div
      className={screen.hasCoin ? 'desk desk--coin' : 'desk'}
      role="group"
      aria-label={SHELL_WORDS[options.language].actions}
    >
      <Meter label={words.balance} value={money(balanceKurus)} />
      {screen.stakeBy === 'dial' && (
        <Dial
          label={reward ? words.stakeFixed : (screen.dial?.label[options.language] ?? words.stake)}
          lower={words.stakeLower}
          higher={words.stakeHigher}
          pick={words.stakePick}
          values={open.session.stakesKurus}
          value={reward?.stakeKurus ?? open.stakeKurus}
          text={money}
          isOff={isOff}
          tray={{ words: SHELL_WORDS[options.language].tray, language: options.language }}
          onValue={controls.chooseStake}
        />
      )}
      {Choices && <Choices {...asked} frame={frame} />}
      {expected && <Meter {...expected} isRight />}
      {screen.secondary?.(asked).map((action) => (
        <Secondary key={action.word} action={action} />
      ))}
      {screen.canRepeat && open.session.hasAutoplay && (
        <AutoplayTray
          language={options.language}
          stakeKurus={open.stakeKurus}
          isOff={isOff}
          onStart={controls.startAutoplay}
        />
      )}
      <Main
        action={main}
        isBusy={isBusy}
        isCoin={screen.hasCoin === true}
        onSkip={open.phase === 'telling' ? controls.skip : undefined}
      />
    </div>
  )
}
