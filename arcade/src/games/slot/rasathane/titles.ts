import type { Title } from '../reels/title.ts'
import { type CountedSheet, silkSheet, skySheet } from './sheets.ts'

export const rasathane: Title<CountedSheet> = {
  code: 'zar_rasathane',
  version: '1',
  sheet: skySheet({
    a: 'tas4',
    b: 'tas5',
    c: 'tas6',
    d: 'mavi',
    e: 'kizil',
    f: 'halkali',
    g: 'gunes',
    S: 'usturlap',
  }),
}

export const mercanKoyu: Title<CountedSheet> = {
  code: 'zar_mercan_koyu',
  version: '1',
  sheet: skySheet({
    a: 'kabuk',
    b: 'koni',
    c: 'burgu',
    d: 'amfora',
    e: 'mercan',
    f: 'balik',
    g: 'kaplumbaga',
    S: 'istiridye',
  }),
}

export const ipekHani: Title<CountedSheet> = {
  code: 'zar_ipek_hani',
  version: '1',
  sheet: silkSheet({
    a: 'makara1',
    b: 'makara2',
    c: 'makara3',
    d: 'mekik',
    e: 'dut',
    f: 'pervane',
    g: 'koza',
    S: 'balya',
  }),
}

export const TUMBLE_TITLES = [rasathane, mercanKoyu, ipekHani]
