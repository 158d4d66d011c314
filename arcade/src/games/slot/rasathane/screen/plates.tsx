import type { Language, Round } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { multiplied } from '../../../../screens/slot/falls/sums.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import { PICTURE_SIZE } from '../../../../screens/slot/pictures.ts'
import { multiplierOf, platesOf } from '../../../../screens/slot-art/frames/ring.ts'
import type { Bearer } from './multiplier.ts'
import type { Frame } from './shown.ts'
import { plainSum, termOf } from './texts.ts'
import { TUMBLE_WORDS } from './words.ts'

type Props = {
  form: PageForm
  frame: Frame
  round: Round | null
  pictures: ReadonlyMap<string, string>
  scatter: string
  language: Language
}

/** On the rim: what a tumble comes to, and which of the free turns runs. */
export function Plates({ form, frame, round, pictures, scatter, language }: Props) {
  const { sum, turns } = platesOf(form)
  const text = round && sumText(frame, round, language)
  const isMarked = frame.falling?.at === 'won'
  return (
    <>
      {text && (
        <div
          className={`machine__at sky__plate num ${frame.isPaid ? 'sky__plate--paid' : ''}`}
          style={placeOf(sum)}
          aria-hidden="true"
        >
          {isMarked &&
            !frame.multiplier?.isApplied &&
            frame.told.at(-1)?.wins.map(({ symbol, count }) => (
              <span key={symbol} className="sky__count">
                {count}
                <img src={pictures.get(symbol)} alt="" />
              </span>
            ))}
          <b>{text}</b>
        </div>
      )}
      {frame.turn > 0 && (
        <div className="machine__at sky__plate num" style={placeOf(turns)} aria-hidden="true">
          <img src={pictures.get(scatter)} alt="" />
          <b>
            {frame.turn} / {frame.turns}
          </b>
        </div>
      )}
    </>
  )
}

/** Of a tumble that has just won its sum; after a feature its total. */
function sumText(frame: Frame, round: Round, language: Language): string | undefined {
  const tumble = frame.told.at(-1)
  if (frame.falling?.at === 'won' && tumble) {
    const isApplied = tumble.factor === 1 || frame.multiplier?.isApplied
    return isApplied ? multiplied(termOf(round, tumble)) : money(plainSum(round, tumble))
  }
  if (frame.falling || frame.turns === 0 || frame.at === 'trigger' || frame.at === 'card')
    return undefined
  const words = TUMBLE_WORDS[language]
  return words.total(words.turns(frame.turns), money(frame.soFarKurus))
}

type MultiplierProps = { form: PageForm; frame: Frame; bearer: Bearer }

/** It crosses in with the bodies, its figure on it, waits on the rim, and flies to the sum. */
export function Multiplier({ form, frame, bearer }: MultiplierProps) {
  const { multiplier, falling } = frame
  if (!multiplier || !falling || falling.at === 'going') return null
  const { x, y, size } = multiplierOf(form)
  const { sum } = platesOf(form)
  const wide = size * PICTURE_SIZE
  const [dx, dy] = bearer.figure
  return (
    <div
      key={`${falling.id} ${falling.step}`}
      className={`machine__at sky__bearer ${multiplier.isApplied ? 'sky__bearer--flies' : ''}`}
      style={{
        ...placeOf([x - wide / 2, y - wide / 2, wide, wide]),
        ...custom({
          '--to-x': sum[0] + sum[2] / 2 - x,
          '--to-y': sum[1] + sum[3] / 2 - y,
          '--size': size * 0.26,
          '--dx': dx * (size / 100),
          '--dy': dy * (size / 100),
        }),
      }}
      aria-hidden="true"
    >
      <img src={bearer.picture} alt="" />
      <b className="num">{multiplier.factor}×</b>
    </div>
  )
}
