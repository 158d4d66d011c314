import type { Title } from '../reels/title.ts'
import { calmSheet, livelySheet, type RisingSheet, wildSheet } from './sheets.ts'

export const poyrazFeneri: Title<RisingSheet> = {
  code: 'zar_poyraz_feneri',
  version: '1',
  sheet: calmSheet({
    W: 'fanus',
    A: 'yelkenli',
    N: 'pusula',
    K: 'capa',
    Q: 'flama1',
    J: 'flama2',
    T: 'flama3',
  }),
}

export const serviAvlusu: Title<RisingSheet> = {
  code: 'zar_servi_avlusu',
  version: '1',
  sheet: calmSheet({
    W: 'servi',
    A: 'fiskiye',
    N: 'guvercin',
    K: 'gulfidan',
    Q: 'yaprak',
    J: 'cakil',
    T: 'damla',
  }),
}

export const selsebil: Title<RisingSheet> = {
  code: 'zar_selsebil',
  version: '1',
  sheet: livelySheet({
    W: 'su',
    a: 'bulbul',
    b: 'testi',
    c: 'nilufer',
    d: 'ayna',
    e: 'sedef6',
    f: 'sedef5',
    g: 'sedef4',
    h: 'sedef3',
  }),
}

export const serilenHali: Title<RisingSheet> = {
  code: 'zar_serilen_hali',
  version: '1',
  sheet: wildSheet({
    W: 'hali',
    a: 'hayat',
    b: 'tavuskusu',
    c: 'kandil',
    d: 'rulo',
    e: 'dugum-kirmizi',
    f: 'dugum-mavi',
    g: 'dugum-yesil',
    h: 'dugum-sari',
  }),
}

export const RISING_TITLES = [poyrazFeneri, serviAvlusu, selsebil, serilenHali]
