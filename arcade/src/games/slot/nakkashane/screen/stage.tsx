import './book.css'
import { scoped } from '@zar/art/slots/drawing/scope'
import { useMemo } from 'react'
import type { Language } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { useForm } from '../../../../screens/kit/use-form.ts'
import { MachineDrawing } from '../../../../screens/slot/machine.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import type { Frame as Casing } from '../../../../screens/slot-art/frame.ts'
import { panel } from '../../../../screens/slot-art/frames/book.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { goldLine } from '../../../../screens/slot-art/pieces/marks.ts'
import { cellPay } from '../../reels/screen/cell-pays.ts'
import { FeatureCards } from '../../reels/screen/feature-cards.tsx'
import { LineBoard, useShownWins } from '../../reels/screen/line-board.tsx'
import { numbersOf } from '../../reels/screen/shown.ts'
import { capital } from '../../reels/screen/texts.ts'
import { wildOf } from '../../reels/sheet.ts'
import type { LineWin } from '../../reels/spin.ts'
import type { StickySheet } from '../sheets.ts'
import { LeftPage } from './left-page.tsx'
import type { Frame } from './shown.ts'
import { labelOf, leavesText, toldOf } from './texts.ts'
import { STICKY_NAMES, wordsOf } from './words.ts'

export type BookArt = {
  sheet: StickySheet
  art: SlotArt
  /** The picture on the left page. */
  picture: (form: PageForm) => string
  light: string | null
}

/** The stage of a title whose wilds stay where they are laid. */
export function stageOf({ sheet, art, picture, light }: BookArt, pictures: Pictures) {
  const { material } = art.look
  const wild = wildOf(sheet) ?? ''
  return function Stage({ play, frame, options }: ScreenProps<SlotOptions, Frame>) {
    const { language } = play
    const form = useForm()
    const casing = useMemo(() => art.frame(form), [form])
    const drawing = useMemo(() => scoped(picture(form), 'picture'), [form])
    const shown = useShownWins(play, frame, options)
    const words = wordsOf(sheet, language)
    const told = toldOf(sheet, language)
    const notes = { wild: words.wildNote, scatter: words.scatterNote(told.spins) }
    const { leaves } = frame
    return (
      <div
        className={`slot book book--${form} ${light ? 'book--lit' : ''}`}
        style={custom({
          '--narrow': 1_240,
          '--page': art.look.field.other,
          '--rim': material.rim,
          ...(light && { '--light': light }),
        })}
      >
        <LineBoard
          play={play}
          frame={frame}
          form={form}
          casing={casing}
          pictures={pictures}
          label={labelOf(sheet, frame, language)}
          shown={shown}
          lit={frame.lit}
          payOf={cellPay(sheet, STICKY_NAMES, notes, language)}
          kept={new Map(leaves.map((at) => [at, wild]))}
          under={<Gilded form={form} casing={casing} art={art} leaves={leaves} />}
          over={
            <>
              <Rules form={form} casing={casing} wins={shown} leaves={leaves} />
              <LeftPage
                form={form}
                drawing={drawing}
                gilded={leaves}
                panels={panelsOf(sheet, frame, language)}
                short={shortOf(sheet, frame, language)}
                wild={pictures.sharp.get(wild) ?? ''}
              />
              {frame.isTurning && <div className="book__turning" />}
            </>
          }
        />
        <FeatureCards
          play={play}
          frame={frame}
          sheet={sheet}
          art={art}
          pictures={pictures}
          pale="#FBF3DC"
          accent={material.body}
          title={words.cardTitle}
          change={words.stays(told)}
          note={words.spun(told.spins, leavesText(sheet, leaves.length, language))}
        />
      </div>
    )
  }
}

/** What the panels count: before the feature what starts it, in it how far it is. */
function panelsOf(sheet: StickySheet, { feature, leaves }: Frame, language: Language) {
  const words = wordsOf(sheet, language)
  const told = toldOf(sheet, language)
  if (!feature)
    return words.base(told).map(([label, value]) => [capital(label, language), value] as const)
  return [
    [words.left, `${feature.of - feature.spin}`],
    [capital(told.wild, language), `${leaves.length}`],
    [words.total, money(feature.totalKurus)],
  ] as const
}

/** What is counted on a phone: spins, and then the wilds, whose picture stands before it. */
function shortOf(
  sheet: StickySheet,
  { feature, leaves }: Frame,
  language: Language,
): readonly [string, string] {
  const words = wordsOf(sheet, language)
  if (!feature) return words.baseShort
  return [words.leftOf(feature.of - feature.spin), `× ${leaves.length}`]
}

type GildedProps = { form: PageForm; casing: Casing; art: SlotArt; leaves: readonly number[] }

/** The ground of the panels where a wild stays. */
function Gilded({ form, casing, art, leaves }: GildedProps) {
  const drawing = leaves
    .map((at) => {
      const cell = casing.cells[at]
      return cell ? panel(form, cell, 'gilded', art.look) : ''
    })
    .join('')
  return <MachineDrawing form={form} drawing={drawing} ids="gilded" />
}

const RULE = '#C77A00'

type RulesProps = Pick<GildedProps, 'form' | 'casing' | 'leaves'> & { wins: readonly LineWin[] }

/** A gilded rule along each line that won, and round the panels of it where a wild stays. */
function Rules({ form, casing, leaves, wins }: RulesProps) {
  const lines = wins.map(({ cells }) =>
    goldLine(
      numbersOf(cells).flatMap((at) => casing.cells[at] ?? []),
      form === 'wide' ? 62 : 46,
      form === 'wide' ? 6 : 4,
      RULE,
    ),
  )
  const crossed = numbersOf(wins.flatMap(({ cells }) => cells)).filter((at) => leaves.includes(at))
  const rounds = crossed.map((at) => {
    const cell = casing.cells[at]
    if (!cell) return ''
    const { x, y, w, h } = cell
    return `<rect x="${x - w / 2 + 4}" y="${y - h / 2 + 4}" width="${w - 8}" height="${h - 8}" rx="4" fill="none" stroke="${RULE}" stroke-width="${form === 'wide' ? 6 : 4}"/>`
  })
  return <MachineDrawing form={form} drawing={[...lines, ...rounds].join('')} ids="rules" />
}
