import './round-picture.css'
import { type ComponentType, useEffect, useState } from 'react'
import type { Language, Round } from '../../../protocol.ts'
import { DrawnAgain } from '../../kit/art/drawn.tsx'
import { type AnyScreen, custom, type Picture, type Play } from '../game-screen.ts'

type Props = { screen: AnyScreen; round: Round; language: Language }

/** How a past round ended, small and by the drawing of its own game. Its sentence says the same. */
export function RoundPicture({ screen, round, language }: Props) {
  const { look, loadPicture } = screen
  return (
    <div
      className="picture"
      style={custom({ '--plate': look.plate, '--ring': look.ring })}
      inert
      aria-hidden="true"
    >
      {loadPicture ? (
        <OwnPicture load={loadPicture} round={round} language={language} />
      ) : (
        <StagePicture screen={screen} round={round} language={language} />
      )}
    </div>
  )
}

type OwnProps = Omit<Props, 'screen'> & { load: () => Promise<ComponentType<Picture>> }

/** Nothing until its drawing has come, and nothing where it does not. */
function OwnPicture({ load, round, language }: OwnProps) {
  const [Own, setOwn] = useState<ComponentType<Picture>>()
  useEffect(() => {
    load().then(
      (drawn) => setOwn(() => drawn),
      () => undefined,
    )
  }, [load])
  return Own ? <Own round={round} language={language} /> : null
}

/** The stage as it stood at the end, in the form of an upright phone. */
function StagePicture({ screen, round, language }: Props) {
  const { Stage, frameOf, first, optionsOf } = screen
  const options = { ...first, ...optionsOf?.(round) }
  return (
    <div className="game picture__game">
      <div className="lay picture__lay">
        <div className="game__stage">
          <DrawnAgain value="-past">
            <Stage
              play={playOf(round, language)}
              options={options}
              onOptions={nothing}
              frame={frameOf(round, options)}
            />
          </DrawnAgain>
        </div>
      </div>
    </div>
  )
}

const nothing = () => {}

/** Nobody plays here: the round is over, and nothing is asked for. */
const playOf = (round: Round, language: Language): Play => ({
  language,
  balanceKurus: 0,
  stakeKurus: round.stakeKurus,
  round,
  phase: 'ready',
  past: [],
  isOffline: true,
  hasFastPlay: false,
  reward: null,
  begin: nothing,
  move: nothing,
  skip: nothing,
  sound: nothing,
})
