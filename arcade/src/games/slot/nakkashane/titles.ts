import type { Title } from '../reels/title.ts'
import { dropSheet, leafSheet, type StickySheet } from './sheets.ts'

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
  code: 'zar_kehribar_damlasi',
  version: '1',
  sheet: dropSheet({
    W: 'kehribar',
    S: 'kozalak',
    A: 'ari',
    B: 'egreltiotu',
    C: 'bocek',
    D: 'tuy',
    f: 'boncuk-yuvarlak',
    g: 'boncuk-oval',
    h: 'boncuk-fici',
    i: 'boncuk-damla',
  }),
}

export const STICKY_TITLES = [nakkashane, kehribarDamlasi]
