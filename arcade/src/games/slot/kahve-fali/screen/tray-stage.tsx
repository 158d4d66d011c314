import { useMemo } from 'react'
import { money } from '../../../../screens/figures.ts'
import { custom, type Play } from '../../../../screens/game/game-screen.ts'
import { useBoard } from '../../../../screens/kit/keyboard/use-board.ts'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { Labels, MachineDrawing, placeOf } from '../../../../screens/slot/machine.tsx'
import { BLEED, layerUrl, PICTURE_SIZE, type Pictures } from '../../../../screens/slot/pictures.ts'
import { BOXES, type Cell } from '../../../../screens/slot-art/frame.ts'
import {
  boxesOn,
  boxSize,
  pickTray,
  totalPlate,
} from '../../../../screens/slot-art/pieces/pick-tray.ts'
import { times } from '../../../game.ts'
import { lookOf, type PickArt } from './looks.ts'
import { prizeOf, type Tray } from './shown.ts'
import { boxText, stakesText } from './texts.ts'
import { TraySides } from './tray-sides.tsx'
import { PICK_WORDS } from './words.ts'

type Props = { pick: PickArt; form: PageForm; pictures: Pictures; play: Play; tray: Tray }

/** The tray with its boxes: each a button while the round waits for one. */
export function TrayStage({ pick, form, pictures, play, tray }: Props) {
  const { title, drawn } = pick
  const { language, round, stakeKurus } = play
  const { tray: kind } = lookOf(title.code, title.sheet.pick)
  const count = tray.boxes.length
  const picture = useMemo(
    () => layerUrl(pickTray(form, kind, count), form, 'tray'),
    [form, kind, count],
  )
  const words = PICK_WORDS[language]
  const [w, h] = BOXES[form]
  const prize = prizeOf(tray)
  const sum = money(times(round?.stakedKurus ?? stakeKurus, 100 * prize))
  const total = totalPlate(form, words.total(stakesText(prize, language), sum), drawn.colours.plate)
  return (
    <div
      className={`machine pick__tray ${tray.isRising ? 'pick__tray--comes' : ''}`}
      style={custom({ '--w': w, '--h': h, '--bleed': BLEED, '--beside': 0 })}
    >
      <img className="machine__layer machine__layer--wide" src={picture} alt="" />
      <MachineDrawing form={form} drawing={total.drawing} ids="total" />
      <Labels labels={[total.label]} />
      {form === 'wide' && (
        <TraySides title={title} pictures={pictures} tray={tray} language={language} />
      )}
      <Boxes pick={pick} form={form} pictures={pictures} play={play} tray={tray} />
    </div>
  )
}

function Boxes({ pick: { title }, form, pictures, play, tray }: Props) {
  const { language, phase, isOffline } = play
  const cells = boxesOn(form, tray.boxes.length)
  const columns = Math.max(...cells.map(({ reel }) => reel)) + 1
  const board = useBoard({ count: cells.length, columns, first: 0 })
  const size = boxSize(form, cells.length)
  const isOff = phase !== 'choosing' || isOffline
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a board, no set of form fields
    <div
      className="machine__layer pick__boxes"
      role="group"
      aria-label={PICK_WORDS[language].tray}
      {...board.props}
    >
      {cells.map((cell, at) => {
        const content = tray.boxes[at] ?? null
        const isOpen = content !== null
        return (
          <button
            key={at}
            type="button"
            className={classOf(tray, at)}
            style={placeOf([cell.x - cell.w / 2, cell.y - cell.h / 2, cell.w, cell.h])}
            aria-label={boxText(title, tray, at, language)}
            aria-disabled={isOff || isOpen}
            {...board.buttonProps(at)}
            onClick={() => !(isOff || isOpen) && play.move({ open: at })}
          >
            <Shown
              title={title}
              pictures={pictures}
              cell={cell}
              size={size}
              content={content}
              text={
                content === null
                  ? ''
                  : content === 0
                    ? PICK_WORDS[language].empty
                    : stakesText(content, language)
              }
            />
          </button>
        )
      })}
    </div>
  )
}

/** Open ones of the player, those that open by themselves at the end, and how far one is with turning. */
function classOf({ boxes, opened, turning }: Tray, box: number): string {
  const isOwn = opened.includes(box) || turning?.box === box
  const step = turning?.box === box ? `pick__box--${turning.step}` : ''
  const content = boxes[box] ?? null
  const state = content === null ? 'closed' : !isOwn ? 'other' : content > 0 ? 'own' : 'end'
  return `machine__at pick__box pick__box--${state} ${step}`
}

type ShownProps = {
  title: PickArt['title']
  pictures: Pictures
  cell: Cell
  size: number
  content: number | null
  /** What its plate says. */
  text: string
}

function Shown({ title: { code, sheet }, pictures, cell, size, content, text }: ShownProps) {
  const { closed, thingOf } = lookOf(code, sheet.pick)
  const wide = size * PICTURE_SIZE
  const style = custom({
    '--left': cell.w / 2 - wide / 2,
    '--top': cell.h / 2 - wide / 2 - (content === null ? 0 : size * 0.05),
    '--wide': wide,
    '--high': wide,
  })
  const name = content ? thingOf(content) : closed
  return (
    <>
      <img
        key={content === null ? 'closed' : 'open'}
        className={`machine__at pick__thing ${content === 0 ? 'pick__thing--empty' : ''}`}
        src={pictures.sharp.get(name)}
        alt=""
        style={style}
      />
      {content !== null && (
        <span
          className="pick__plate num"
          style={custom({ '--letters': size * 0.2, '--under': cell.h / 2 + size * 0.44 })}
          aria-hidden="true"
        >
          {text}
        </span>
      )}
    </>
  )
}
