import type { Title } from '../reels/title.ts'
import { type CountedSheet, crownSheet, lightningSheet } from './sheets.ts'

export const bozkirFirtinasi: Title<CountedSheet> = {
  code: 'zar_bozkir_firtinasi',
  version: '1',
  sheet: lightningSheet({
    W: 'simsek',
    S: 'tunduk',
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
    a: 'yelkenli',
    b: 'palamut',
    c: 'ag',
    d: 'musamba',
    e: 'capa',
    f: 'halat5',
    g: 'halat4',
    h: 'halat3',
    i: 'halat2',
  }),
}

export const sultaninTaci: Title<CountedSheet> = {
  code: 'zar_sultanin_taci',
  version: '2',
  sheet: crownSheet({
    W: 'tac',
    S: 'sandik',
    a: 'elmas',
    b: 'anka',
    c: 'tavus',
    d: 'ibrik',
    f: 'kitap',
    g: 'anahtar',
    h: 'pul',
    i: 'lale',
  }),
}

export const STORM_TITLES = [bozkirFirtinasi, karayel, sultaninTaci]
