import type { Language, Round } from '../../../../protocol.ts'
import { money, timesText } from '../../../../screens/figures.ts'
import { SidePlate, type SideRow } from '../../../../screens/slot/side/side-plate.tsx'
import { sidesOf } from '../../../../screens/slot-art/frames/aqueduct.ts'
import { type CascadeSheet, SIDE } from '../rules.ts'
import { LineDiagrams } from './line-diagrams.tsx'
import { type Frame, sumOf } from './shown.ts'
import { nameOf } from './texts.ts'
import { CASCADE_WORDS } from './words.ts'

type Props = {
  sheet: CascadeSheet
  frame: Frame
  round: Round | null
  /** Stones that have just won. */
  lit: ReadonlySet<string>
  pictures: ReadonlyMap<string, string>
  language: Language
}

/** So many falls have room on their plate: the last ones. */
const FALLS_MAX = 6

/** In the arches beside the stones: what pays on which lines, and the falls of this round. */
export function Sides({ sheet, frame, round, lit, pictures, language }: Props) {
  const words = CASCADE_WORDS[language]
  const [west, east] = sidesOf()
  const pays = sheet.stones.map(({ id, pay }) => ({
    key: id,
    picture: pictures.get(id),
    label: `${SIDE} ${nameOf(id, language)}`,
    value: timesText(pay, language),
    isLit: lit.has(id),
  }))
  return (
    <>
      {round && frame.told.length > 0 ? (
        <SidePlate
          place={west}
          title={words.chain}
          rows={fallRows(frame, round, pictures, language)}
        />
      ) : (
        <SidePlate place={west} title={words.eightLines}>
          <LineDiagrams />
          <p>{words.nextOpens}</p>
        </SidePlate>
      )}
      <SidePlate place={east} title={words.pays} rows={pays.toReversed()} />
    </>
  )
}

function fallRows(
  { told, isPaid }: Frame,
  round: Round,
  pictures: Props['pictures'],
  language: Language,
): SideRow[] {
  const words = CASCADE_WORDS[language]
  const rows = told.map((step, at) => ({
    key: `${at}`,
    picture: pictures.get(step.wins[0]?.stone ?? ''),
    label: `${words.nth(at + 1)} · ${step.factor}×`,
    value: money(sumOf(round, step)),
    isLit: isPaid && at === told.length - 1,
  }))
  return rows.slice(-FALLS_MAX)
}
