/// <reference types="vite/client" />
import type { SlotTitle } from '@zar/art/slots/title'
import type { GameSheet } from '../../../../protocol.ts'
import type { MachineArt } from '../../../../screens/slot-art/machine-art.ts'
import { LINES_ART } from '../../../../screens/slot-art/machines/lines.ts'
import { gameSheetOf } from '../../game-sheet.ts'
import type { SlotSheet } from '../../sheet.ts'

/** Every title of twenty lines by its file, those of earlier versions in a folder of their own. */
const SHEETS = import.meta.glob<Record<string, SlotSheet>>('../../titles/**/*.ts')

const classic = async () =>
  (await import('../../../../screens/slot-art/machines/classic.ts')).CLASSIC_ART

/** Titles that are drawn for another machine. */
const DRAWN: Record<string, () => Promise<MachineArt>> = {
  zar_yedi_tepe_777: classic,
  zar_ates_kirazi: classic,
  zar_balik_pazari: async () =>
    (await import('../../../../screens/slot-art/machines/ways-243.ts')).WAYS_243_ART,
  zar_nazar_degmez: async () =>
    (await import('../../../../screens/slot-art/machines/sticky.ts')).STICKY_ART,
  zar_sultanin_taci: async () =>
    (await import('../../../../screens/slot-art/machines/storm.ts')).STORM_ART,
}

/** The sheet of a title, now or in a version, its row in the table of titles, and what draws it on this machine. */
export async function loadTitle(
  gameCode: string,
  version?: string,
): Promise<{ sheet: GameSheet; title: SlotTitle; machine: MachineArt }> {
  const file = gameCode.replace(/^zar_/, '').replaceAll('_', '-')
  const paths = [`../../titles/${file}.ts`, `../../titles/earlier/${file}.ts`]
  const load = DRAWN[gameCode] ?? (async () => LINES_ART)
  const [machine, ...files] = await Promise.all([load(), ...paths.map((path) => SHEETS[path]?.())])
  const sheets = files.flatMap((exported) => Object.values(exported ?? {}))
  const sheet = sheets.find((one) => version === undefined || one.version === version)
  const title = machine.titles.find(({ code }) => code === gameCode)
  if (!sheet || !title) throw new RangeError(`${gameCode} has no twenty lines`)
  return { sheet: gameSheetOf(sheet), title, machine: { ...machine, frame: LINES_ART.frame } }
}
