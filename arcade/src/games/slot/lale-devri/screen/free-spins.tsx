import { layers } from '@zar/art/slots/drawing/marks'
import type { Language } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import type { Play } from '../../../../screens/game/game-screen.ts'
import { IntroCard } from '../../../../screens/slot/intro-card.tsx'
import { MachineDrawing, placeOf } from '../../../../screens/slot/machine.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import type { Form } from '../../../../screens/slot-art/frame.ts'
import { signOf } from '../../../../screens/slot-art/frames/kiosk.ts'
import { introCard } from '../../../../screens/slot-art/pieces/intro-card.ts'
import { plate } from '../../../../screens/slot-art/pieces/marks.ts'
import type { LinesArt } from './lines-art.ts'
import { type FreeSpins, idOf } from './shown.ts'
import { nameOf } from './texts.ts'
import { LINES_WORDS } from './words.ts'

type SignProps = { lines: LinesArt; form: Form; free: FreeSpins; language: Language }

/** The sign under the dome: the spin, the multiplier, and what the round has brought. */
export function Sign({ lines: { sheet, title }, form, free, language }: SignProps) {
  const at = signOf(form)
  const [left, top, w, h] = at
  const { multiplier } = sheet.freeSpins
  return (
    <>
      <MachineDrawing
        form={form}
        ids="sign"
        drawing={layers(
          plate([left + w / 2, top + h / 2, w, h], { fill: title.colours.plate, r: h / 3 }),
        )}
      />
      <span className="machine__at lines__sign num" style={placeOf(at)}>
        <span>{SLOT_WORDS[language].freeSpins(free.of)}</span>
        {free.moment === 'playing' && <b>{SLOT_WORDS[language].spinOf(free.played, free.of)}</b>}
        {multiplier > 1 && <b>{`${multiplier}×`}</b>}
        <b>{money(free.wonKurus)}</b>
      </span>
    </>
  )
}

type CardProps = { lines: LinesArt; pictures: Pictures; play: Play; count: number }

/** Says how many free spins there are and what they multiply. */
export function FreeCard({ lines: { sheet, title }, pictures, play, count }: CardProps) {
  const { language, round } = play
  const words = LINES_WORDS[language]
  const scatter = idOf(sheet, 'scatter')
  const side = pictures.sharp.get(scatter) ?? ''
  const { lit, accent, deep } = title.colours
  return (
    <IntroCard
      drawing={introCard(lit, '#FBF3E0')}
      ink={deep}
      accent={accent}
      title={nameOf(sheet, scatter, language)}
      figure={String(count)}
      unit={SLOT_WORDS[language].freeSpins(count).replace(`${count} `, '')}
      lines={[
        words.multiplied(sheet.freeSpins.multiplier),
        SLOT_WORDS[language].stakeStays(money(round?.stakeKurus ?? play.stakeKurus)),
      ]}
      sides={[side, side]}
    />
  )
}
