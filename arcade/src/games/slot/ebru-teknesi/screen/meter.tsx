import type { Language } from '../../../../protocol.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { MachineDrawing, placeOf } from '../../../../screens/slot/machine.tsx'
import { BOXES } from '../../../../screens/slot-art/frame.ts'
import {
  crossing,
  type MeterName,
  markOf,
  meter,
} from '../../../../screens/slot-art/trays/meter.ts'
import type { ClusterSheet } from '../rules.ts'
import { COMB_MS } from './beats.ts'
import { CLUSTER_WORDS, trayWords } from './words.ts'

type Props = { name: MeterName; sheet: ClusterSheet; combed: number; language: Language }

/** How far the meter stands, in figures. */
export function countText({ sheet, combed, language }: Omit<Props, 'name'>): string {
  const last = sheet.meter?.comb ?? 0
  const { meter: word } = trayWords(sheet.code, language)
  return combed > last ? `${word} ${combed}` : CLUSTER_WORDS[language].stands(word, combed, last)
}

/** The meter upright beside the tray, with what it brings. */
export function SideMeter({ name, sheet, combed, language }: Props) {
  const { gold, change, comb, unit } = trayWords(sheet.code, language)
  const marks = sheet.meter
    ? ([
        [sheet.meter.gold, gold],
        [sheet.meter.change, change],
        [sheet.meter.comb, comb],
      ] as const)
    : []
  const [w, h] = BOXES.wide
  return (
    <div
      className="machine machine__side tray__side"
      style={custom({ '--w': w, '--h': h })}
      aria-hidden="true"
    >
      <MachineDrawing form="wide" drawing={meter(name, 'wide', combed)} ids="meter" />
      <b className="machine__at tray__plate tray__head num" style={placeOf([1131, 39, 262, 46])}>
        {countText({ sheet, combed, language })}
      </b>
      {marks.map(([drops, word]) => (
        <span
          key={drops}
          className={`machine__at tray__plate tray__mark num ${combed >= drops ? 'tray__mark--on' : ''}`}
          style={placeOf([1272, markOf(drops) - 24, 132, 48])}
        >
          <b>{word}</b>
          {CLUSTER_WORDS[language].units(drops, unit)}
        </span>
      ))}
    </div>
  )
}

/** The meter across over an upright tray. */
export const TopMeter = ({ name, combed }: Pick<Props, 'name' | 'combed'>) => (
  <MachineDrawing form="tall" drawing={meter(name, 'tall', combed)} ids="meter" />
)

type CombingProps = {
  name: MeterName
  form: PageForm
  tray: readonly [x: number, y: number, w: number, h: number]
}

/** The comb on its way over the tray. */
export function Combing({ name, form, tray: [left, top, across, down] }: CombingProps) {
  return (
    <svg
      className="machine__at tray__combing"
      viewBox={`-40 ${-down / 2} 80 ${down}`}
      style={{
        ...placeOf([left - 40, top, 80, down]),
        ...custom({ '--across': across, '--comb-ms': `${COMB_MS}ms` }),
      }}
      aria-hidden="true"
    >
      <Drawn drawing={crossing(name, down, form)} />
    </svg>
  )
}
