import type { Title } from '../reels/title.ts'
import { type CountedSheet, lightningSheet } from './sheets.ts'

export const bozkirFirtinasi: Title<CountedSheet> = {
  code: 'zar_bozkir_firtinasi',
  version: '1',
  sheet: lightningSheet({
    W: 'yildirim',
    S: 'tundukcadir',
    a: 'kurt',
    b: 'boz_at',
    c: 'koc',
    d: 'elibelinde',
    e: 'hayat',
    f: 'pitrak',
    g: 'goz',
    h: 'cengel',
    i: 'taraknakis',
  }),
}

export const karayel: Title<CountedSheet> = {
  code: 'zar_karayel',
  version: '1',
  sheet: lightningSheet({
    W: 'bora',
    S: 'samandira',
    a: 'balikcitekne',
    b: 'canlisamandira',
    c: 'musamba',
    d: 'ag',
    e: 'fanus',
    f: 'dugum1',
    g: 'dugum2',
    h: 'dugum3',
    i: 'dugum4',
  }),
}

export const STORM_TITLES = [bozkirFirtinasi, karayel]
