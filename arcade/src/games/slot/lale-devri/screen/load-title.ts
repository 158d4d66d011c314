/// <reference types="vite/client" />
import type { SlotTitle } from '@zar/art/slots/title'
import type { GameSheet } from '../../../../protocol.ts'
import type { MachineArt } from '../../../../screens/slot-art/machine-art.ts'
import { LINES_ART } from '../../../../screens/slot-art/machines/lines.ts'
import { gameSheetOf } from '../../game-sheet.ts'
import type { SlotSheet } from '../../sheet.ts'

/** Every title of twenty lines by its file, those of earlier versions in a folder of their own. */
const SHEETS = import.meta.glob<Record<string, SlotSheet>>('../../titles/**/*.ts')

type Drawn = { titles: readonly SlotTitle[]; machine: MachineArt }

const classic = async (): Promise<Drawn> => {
  const [{ CLASSIC: titles }, { CLASSIC_ART: machine }] = await Promise.all([
    import('@zar/art/slots/titles/classic'),
    import('../../../../screens/slot-art/machines/classic.ts'),
  ])
  return { titles, machine }
}

/** Titles that are drawn for another machine. */
const DRAWN: Record<string, () => Promise<Drawn>> = {
  zar_yedi_tepe_777: classic,
  zar_ates_kirazi: classic,
  zar_balik_pazari: async () => {
    const [{ WAYS_243: titles }, { WAYS_243_ART: machine }] = await Promise.all([
      import('@zar/art/slots/titles/ways-243'),
      import('../../../../screens/slot-art/machines/ways-243.ts'),
    ])
    return { titles, machine }
  },
  zar_nazar_degmez: async () => {
    const [{ STICKY: titles }, { STICKY_ART: machine }] = await Promise.all([
      import('@zar/art/slots/titles/sticky'),
      import('../../../../screens/slot-art/machines/sticky.ts'),
    ])
    return { titles, machine }
  },
  zar_sultanin_taci: async () => {
    const [{ STORM: titles }, { STORM_ART: machine }] = await Promise.all([
      import('@zar/art/slots/titles/storm'),
      import('../../../../screens/slot-art/machines/storm.ts'),
    ])
    return { titles, machine }
  },
}

const drawnForLines = async (): Promise<Drawn> => ({
  titles: (await import('@zar/art/slots/titles/lines')).LINES,
  machine: LINES_ART,
})

/** The sheet of a title, now or in a version, its row in the table of titles, and what draws it on this machine. */
export async function loadTitle(
  gameCode: string,
  version?: string,
): Promise<{ sheet: GameSheet; title: SlotTitle; machine: MachineArt }> {
  const file = gameCode.replace(/^zar_/, '').replaceAll('_', '-')
  const paths = [`../../titles/${file}.ts`, `../../titles/earlier/${file}.ts`]
  const load = DRAWN[gameCode] ?? drawnForLines
  const [{ titles, machine }, ...files] = await Promise.all([
    load(),
    ...paths.map((path) => SHEETS[path]?.()),
  ])
  const sheets = files.flatMap((exported) => Object.values(exported ?? {}))
  const sheet = sheets.find((one) => version === undefined || one.version === version)
  const title = titles.find(({ code }) => code === gameCode)
  if (!sheet || !title) throw new RangeError(`${gameCode} has no twenty lines`)
  return { sheet: gameSheetOf(sheet), title, machine: { ...machine, frame: LINES_ART.frame } }
}
