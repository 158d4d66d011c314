import type { Title } from '../reels/title.ts'
import { beadSheet, dropSheet, leafSheet, type StickySheet } from './sheets.ts'

export const nakkashane: Title<StickySheet> = {
  code: 'zar_nakkashane',
  version: '1',
  sheet: leafSheet({
    W: 'semsealtin',
    S: 'kitap',
    A: 'geyik',
    B: 'kosk',
    C: 'kaftan',
    D: 'gulfidan',
    E: 'turna',
    f: 'canaklacivert',
    g: 'canakyesil',
    h: 'canakkirmizi',
    i: 'canaksari',
  }),
}

export const kehribarDamlasi: Title<StickySheet> = {
  code: 'zar_kehribar',
  version: '1',
  sheet: dropSheet({
    W: 'kehribar',
    S: 'kozalak',
    A: 'ari',
    B: 'egrelti',
    C: 'bocek',
    D: 'tuy',
    f: 'tane4',
    g: 'tane3',
    h: 'tane2',
    i: 'tane1',
  }),
}

export const nazarDegmez: Title<StickySheet> = {
  code: 'zar_nazar_degmez',
  version: '2',
  sheet: beadSheet({
    W: 'nazar',
    S: 'anahtar',
    A: 'balik',
    B: 'kedi',
    C: 'gemi',
    D: 'hilal',
    f: 'cay',
    g: 'simit',
    h: 'tavla',
    i: 'fener',
  }),
}

export const STICKY_TITLES = [nakkashane, kehribarDamlasi, nazarDegmez]
