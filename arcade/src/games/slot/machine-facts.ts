import type { Facts } from '../facts.ts'
import {
  bakircilarCarsisiFacts,
  darphaneFacts,
  hasatAmbariFacts,
  sungerTeknesiFacts,
} from './bakircilar-carsisi/facts.ts'
import {
  balikPazariFacts,
  balonVadisiFacts,
  leylekGocuFacts,
  ruzgarGuluFacts,
} from './balon-vadisi/facts.ts'
import { bozkirFirtinasiFacts, karayelFacts, sultaninTaciFacts } from './bozkir-firtinasi/facts.ts'
import {
  ebruTeknesiFacts,
  kilimDokuyanFacts,
  mozaikAvlusuFacts,
  petekBahcesiFacts,
} from './ebru-teknesi/facts.ts'
import {
  ankaDagiFacts,
  binKapiliCarsiFacts,
  golgePerdesiFacts,
  muhurluMektupFacts,
} from './golge-perdesi/facts.ts'
import { ceyizSandigiFacts, hamamTasiFacts, kahveFaliFacts } from './kahve-fali/facts.ts'
import { LINES_FACTS } from './lale-devri/facts.ts'
import { kehribarFacts, nakkashaneFacts, nazarDegmezFacts } from './nakkashane/facts.ts'
import {
  poyrazFeneriFacts,
  selsebilFacts,
  serilenHaliFacts,
  serviAvlusuFacts,
} from './poyraz-feneri/facts.ts'
import { ipekHaniFacts, mercanKoyuFacts, rasathaneFacts } from './rasathane/facts.ts'
import {
  atesKiraziFacts,
  saatKulesiFacts,
  sedefCekmeceFacts,
  yediTepe777Facts,
} from './saat-kulesi/facts.ts'
import {
  cayYamaciFacts,
  kardelenFacts,
  kuyumcuTerazisiFacts,
  suKemeriFacts,
} from './su-kemeri/facts.ts'

/** Of the titles of every machine that has a screen, by the machine's folder. */
export const FACTS_BY_MACHINE: Readonly<Record<string, readonly Facts[]>> = {
  'bakircilar-carsisi': [
    bakircilarCarsisiFacts,
    sungerTeknesiFacts,
    darphaneFacts,
    hasatAmbariFacts,
  ],
  'ebru-teknesi': [ebruTeknesiFacts, kilimDokuyanFacts, petekBahcesiFacts, mozaikAvlusuFacts],
  'kahve-fali': [kahveFaliFacts, hamamTasiFacts, ceyizSandigiFacts],
  'saat-kulesi': [saatKulesiFacts, sedefCekmeceFacts, atesKiraziFacts, yediTepe777Facts],
  'poyraz-feneri': [poyrazFeneriFacts, serviAvlusuFacts, selsebilFacts, serilenHaliFacts],
  'su-kemeri': [suKemeriFacts, cayYamaciFacts, kardelenFacts, kuyumcuTerazisiFacts],
  nakkashane: [nakkashaneFacts, kehribarFacts, nazarDegmezFacts],
  'bozkir-firtinasi': [bozkirFirtinasiFacts, karayelFacts, sultaninTaciFacts],
  rasathane: [rasathaneFacts, mercanKoyuFacts, ipekHaniFacts],
  'balon-vadisi': [balonVadisiFacts, leylekGocuFacts, ruzgarGuluFacts, balikPazariFacts],
  'golge-perdesi': [golgePerdesiFacts, binKapiliCarsiFacts, ankaDagiFacts, muhurluMektupFacts],
}

export const MACHINE_FACTS: readonly Facts[] = Object.values(FACTS_BY_MACHINE).flat()

/** Suppliers list the slots of twenty lines by their sheets, with more than these facts. */
const WITH_A_SCREEN: Readonly<Record<string, readonly Facts[]>> = {
  ...FACTS_BY_MACHINE,
  'lale-devri': LINES_FACTS,
}

/** The folder of a title's machine. */
export const machineOf = (gameCode: string): string | undefined =>
  Object.entries(WITH_A_SCREEN).find(([, titles]) =>
    titles.some(({ code }) => code === gameCode),
  )?.[0]
