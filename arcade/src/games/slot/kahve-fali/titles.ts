import type { Title } from '../reels/title.ts'
import { bowlSheet, chestSheet, cupSheet, type PickSheet } from './sheets.ts'

export const kahveFali: Title<PickSheet> = {
  code: 'zar_kahve_fali',
  version: '1',
  sheet: cupSheet({
    W: 'terskapak',
    S: 'tepsi',
    a: 'fincan',
    b: 'kahvedegirmeni',
    c: 'cezvekor',
    d: 'lokum',
    e: 'falkus',
    f: 'falyol',
    g: 'falbalik',
    h: 'falkalp',
  }),
}

export const hamamTasi: Title<PickSheet> = {
  code: 'zar_hamam_tasi',
  version: '1',
  sheet: bowlSheet({
    W: 'buhar',
    S: 'musluk',
    a: 'hamamtasi',
    b: 'nalin',
    c: 'pestemal',
    d: 'sabun',
    e: 'damla4',
    f: 'damla3',
    g: 'damla2',
    h: 'damla1',
  }),
}

export const ceyizSandigi: Title<PickSheet> = {
  code: 'zar_ceyiz_sandigi',
  version: '1',
  sheet: chestSheet({
    W: 'anahtar',
    S: 'sandik',
    a: 'ayna',
    b: 'tarak',
    c: 'fincan',
    d: 'kahvedegirmeni',
    e: 'dantel8',
    f: 'dantel6',
    g: 'dantel5',
    h: 'dantel4',
  }),
}

export const PICK_TITLES = [kahveFali, hamamTasi, ceyizSandigi]
