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
    N: 'gulfidan',
    K: 'guvercin',
    Q: 'yaprak5',
    J: 'thalka',
    T: 'tdamla',
  }),
}

export const selsebil: Title<RisingSheet> = {
  code: 'zar_selsebil',
  version: '1',
  sheet: livelySheet({
    W: 'fiskiye',
    a: 'bulbul',
    b: 'testi',
    c: 'tnilufer',
    d: 'ayna',
    e: 'sedefgul6',
    f: 'sedefgul5',
    g: 'sedefgul4',
    h: 'sedefgul3',
  }),
}

export const serilenHali: Title<RisingSheet> = {
  code: 'zar_serilen_hali',
  version: '1',
  sheet: wildSheet({
    W: 'hali',
    a: 'hayat',
    b: 'tavuskusu',
    c: 'ibrik',
    d: 'fener',
    e: 'dugum4',
    f: 'dugum3',
    g: 'dugum2',
    h: 'dugum1',
  }),
}

export const RISING_TITLES = [poyrazFeneri, serviAvlusu, selsebil, serilenHali]
