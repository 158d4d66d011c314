import { picture, scoped } from '@zar/art/slots/drawing/scope'
import { useMemo } from 'react'
import { svgUrl } from '../../../../screens/art-url.ts'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { BOXES, type Frame as Casing, type Form } from '../../../../screens/slot-art/frame.ts'
import { CROWNS, pegsOf } from '../../../../screens/slot-art/frames/drums.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { useForm } from '../../../../screens/slot-art/use-form.ts'
import type { DrumSheet } from '../rules.ts'
import { Crank } from './crank.tsx'
import { Crown } from './crown.tsx'
import { Drum, type Pictures } from './drum.tsx'
import { cellsOf, type Frame, type Options, stopsMs } from './shown.ts'
import { Signs } from './signs.tsx'
import { gridText } from './texts.ts'

export type DrumArt = {
  sheet: DrumSheet
  art: SlotArt
  hero: string
  /** Ground and rim of the signs that hold the pay table. */
  enamel: { ground: string; rim: string }
}

/** A thing's box with room for what reaches over it, and for its blur. */
const pictureUrl = (drawing: string, ids: string): string =>
  svgUrl(picture(drawing, { box: '-66 -66 132 132', ids, w: 264, h: 264 }))

/** The thing three times, one over the other, as it passes fast. */
const blurred = (drawing: string): string =>
  [-8, 0, 8].map((y) => `<g transform="translate(0 ${y})" opacity=".4">${drawing}</g>`).join('')

/** The pictures of a title's symbols, drawn once. */
export function picturesOf({ things }: SlotArt): Pictures {
  const urls = (draw: (drawing: string) => string) =>
    new Map([...things].map(([name, drawing]) => [name, pictureUrl(draw(drawing), name)]))
  return { sharp: urls((drawing) => drawing), blurred: urls(blurred) }
}

const PEEK = { wide: 20, tall: 16 } as const

/** Around the box, for edges that reach over it. */
const BLEED = 24

/** A layer of the machine as an address. */
function layerUrl(drawing: string, form: Form, ids: string): string {
  const [w, h] = BOXES[form]
  const [wide, high] = [w + 2 * BLEED, h + 2 * BLEED]
  const box = `${-BLEED} ${-BLEED} ${wide} ${high}`
  return svgUrl(picture(drawing, { box, ids, w: wide, h: high }))
}

/** The stage of a drum machine's title. */
export function stageOf({ sheet, art, hero, enamel }: DrumArt, pictures: Pictures) {
  return function Stage({ play, frame, options }: ScreenProps<Options, Frame>) {
    const form = useForm()
    const casing = useMemo(() => art.frame(form), [form])
    const [back, front] = useMemo(
      () => [layerUrl(casing.back, form, 'b'), layerUrl(casing.front, form, 'f')],
      [casing, form],
    )
    const [w, h] = BOXES[form]
    const { round, language } = play
    const isPaid = round !== null && round.winKurus > round.stakedKurus
    const wins = isPaid && !frame.turning ? frame.wins : []
    const stops = stopsMs(frame.turning?.isFast ?? options.isFast)
    return (
      <div
        className={`drums drums--${form}`}
        style={custom({
          '--w': w,
          '--h': h,
          '--bleed': BLEED,
          '--enamel': enamel.ground,
          '--rim': enamel.rim,
        })}
      >
        <Crank play={play} isTurning={frame.turning !== null} />
        <div className="drums__machine" role="img" aria-label={gridText(sheet, frame, language)}>
          <img className="drums__layer drums__layer--wide" src={back} alt="" />
          <Marks casing={casing} form={form} wins={wins} layer="under" />
          {sheet.drums.map((strip, at) => {
            const window = casing.windows[at]
            return (
              window && (
                <Drum
                  key={at}
                  strip={strip}
                  stop={frame.stops[at] ?? 0}
                  turning={frame.turning && round ? { ms: stops[at] ?? 0, id: round.id } : null}
                  pictures={pictures}
                  window={window}
                  cell={casing.cells[0]?.h ?? 0}
                  peek={PEEK[form]}
                  size={casing.thing.size * 1.32}
                />
              )
            )
          })}
          <img className="drums__layer drums__layer--wide" src={front} alt="" />
          <Marks casing={casing} form={form} wins={wins} layer="over" />
          <Pegs form={form} wins={wins} ink={casing.labels[0]?.ink ?? ''} />
          <Crown code={sheet.code} place={CROWNS[form]} hero={hero} round={isPaid ? round : null} />
        </div>
        <Signs
          sheet={sheet}
          lit={new Set(wins.map(({ symbol }) => symbol))}
          pictures={pictures.sharp}
          language={language}
        />
      </div>
    )
  }
}

type MarksProps = {
  casing: Casing
  form: Form
  wins: Frame['wins']
  layer: 'under' | 'over'
}

/** What marks the cells of the lines that won. */
function Marks({ casing, form, wins, layer }: MarksProps) {
  const drawing = useMemo(() => {
    const cells = [...new Set(wins.flatMap(({ line }) => cellsOf(line)))]
    return scoped(casing.mark(cells)[layer], layer)
  }, [casing, wins, layer])
  const [w, h] = BOXES[form]
  return (
    <svg className="drums__layer" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <Drawn drawing={drawing} />
    </svg>
  )
}

type PegsProps = { form: Form; wins: Frame['wins']; ink: string }

/** The numbers of the five lines on both sides. */
function Pegs({ form, wins, ink }: PegsProps) {
  return pegsOf(form).map(({ line, x, y, r }) => (
    <span
      key={`${line} ${x}`}
      className={`drums__peg ${wins.some((win) => win.line + 1 === line) ? 'drums__peg--on' : ''}`}
      style={custom({
        '--left': x - r,
        '--top': y - r,
        '--wide': 2 * r,
        '--high': 2 * r,
        '--ink': ink,
      })}
      aria-hidden="true"
    >
      {line}
    </span>
  ))
}
