import { CLUSTER } from '@zar/art/slots/titles/cluster'
import { pictureUrl } from '../../../../screens/slot/pictures.ts'
import type { MeterName } from '../../../../screens/slot-art/trays/meter.ts'
import type { RunLook } from '../../../../screens/slot-art/trays/run.ts'
import type { VesselName } from '../../../../screens/slot-art/trays/vessels.ts'

type TitleCode = (typeof CLUSTER)[number]['code']

/** What a title's tray looks like beside its things. */
export type Dress = {
  meter: MeterName
  vessel: VesselName
  /** What a vessel holds. */
  colourOf: (name: string) => string
  /** Of the drops of each name that have run into one. */
  runOf: (name: string) => RunLook
  /** Of drops in a run: without their own edge. */
  figures: ReadonlyMap<string, string>
  /** Ground and veins of the finished sheet. */
  sheet: readonly string[]
}

type Look = Pick<Dress, 'meter' | 'vessel'> & {
  run: RunLook
  /** What lies in a vessel, where it is not of the drop's own colour. */
  holds: string
}

const LOOKS: Record<TitleCode, Look> = {
  zar_ebru_teknesi: {
    meter: 'comb',
    vessel: 'jar',
    run: { edge: 'flowing', colour: '#94651C', ground: '#FFF0C2' },
    holds: '#FFF0C2',
  },
  zar_kilim_dokuyan: {
    meter: 'border',
    vessel: 'ball',
    run: { edge: 'stepped', colour: '#E0A33E', ground: '#3A0F12' },
    holds: '#2A3F86',
  },
  zar_petek_bahcesi: {
    meter: 'honey',
    vessel: 'pot',
    run: { edge: 'flowing', colour: '#B8660E', ground: '#FFF1C4' },
    holds: '#FFF1C4',
  },
  zar_mozaik_avlusu: {
    meter: 'floor',
    vessel: 'bowl',
    run: { edge: 'cut', colour: '#0D6E78', ground: '#FFF8E4' },
    holds: '#FFF8E4',
  },
}

const isTitle = (code: string): code is TitleCode => Object.hasOwn(LOOKS, code)

export const titleOf = (code: string) => CLUSTER.find((title) => title.code === code)

/** Marbled drops run together in their own colours; other things lie on one ground. */
export async function loadDress(
  code: string,
  pictures: ReadonlyMap<string, string>,
): Promise<Dress> {
  if (!isTitle(code)) throw new RangeError(`${code} has no tray`)
  const { run, meter, vessel, holds } = LOOKS[code]
  if (code !== 'zar_ebru_teknesi') {
    const { lit = '', deep = '', accent = '' } = titleOf(code)?.colours ?? {}
    const sheet = [run.ground, lit, accent, deep, run.colour]
    return { meter, vessel, colourOf: () => holds, runOf: () => run, figures: pictures, sheet }
  }
  const { MARBLING } = await import('@zar/art/slots/things/drawn/marbling')
  const drops = new Map(Object.entries(MARBLING))
  const runOf = (name: string) => ({ ...run, ...coloursOf(drops.get(name)) })
  return {
    meter,
    vessel,
    runOf,
    colourOf: (name) => runOf(name).colour,
    sheet: [run.ground, ...[...drops.values()].map(({ colour }) => colour)],
    figures: new Map([...drops].map(([name, { figure }]) => [name, pictureUrl(figure, name)])),
  }
}

const coloursOf = (drop: { colour: string; pale: string } | undefined) =>
  drop ? { colour: drop.colour, ground: drop.pale } : {}
