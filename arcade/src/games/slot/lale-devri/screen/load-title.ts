/// <reference types="vite/client" />
import type { SlotTitle } from '@zar/art/slots/title'
import type { GameSheet } from '../../../../protocol.ts'
import { gameSheetOf } from '../../game-sheet.ts'
import type { SlotSheet } from '../../sheet.ts'

/** Every title of twenty lines by its file, those of earlier versions in a folder of their own. */
const SHEETS = import.meta.glob<Record<string, SlotSheet>>('../../titles/**/*.ts')

const classic = async () => (await import('@zar/art/slots/titles/classic')).CLASSIC

/** Titles that are drawn for another machine. */
const DRAWN: Record<string, () => Promise<readonly SlotTitle[]>> = {
  zar_yedi_tepe_777: classic,
  zar_ates_kirazi: classic,
  zar_balik_pazari: async () => (await import('@zar/art/slots/titles/ways-243')).WAYS_243,
  zar_nazar_degmez: async () => (await import('@zar/art/slots/titles/sticky')).STICKY,
  zar_sultanin_taci: async () => (await import('@zar/art/slots/titles/storm')).STORM,
}

const drawnForLines = async () => (await import('@zar/art/slots/titles/lines')).LINES

/** The sheet of a title, now or in a version, and its row in the table of titles; of no other title. */
export async function loadTitle(
  gameCode: string,
  version?: string,
): Promise<{ sheet: GameSheet; title: SlotTitle }> {
  const file = gameCode.replace(/^zar_/, '').replaceAll('_', '-')
  const paths = [`../../titles/${file}.ts`, `../../titles/earlier/${file}.ts`]
  const load = DRAWN[gameCode] ?? drawnForLines
  const [titles, ...files] = await Promise.all([load(), ...paths.map((path) => SHEETS[path]?.())])
  const sheets = files.flatMap((exported) => Object.values(exported ?? {}))
  const sheet = sheets.find((one) => version === undefined || one.version === version)
  const title = titles.find(({ code }) => code === gameCode)
  if (!sheet || !title) throw new RangeError(`${gameCode} has no twenty lines`)
  return { sheet: gameSheetOf(sheet), title }
}
