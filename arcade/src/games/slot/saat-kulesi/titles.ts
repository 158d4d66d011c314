import { strip } from '../sheet.ts'
import type { DrumSheet } from './rules.ts'

export const saatKulesi: DrumSheet = {
  code: 'zar_saat_kulesi',
  version: '1',
  pays: { kadran: 10_000, horoz: 3_000, kostek: 800, saatcan: 440, kurma: 400, disli: 160 },
  mostHundredths: 10_000,
  drums: [
    strip(`
      disli kurma saatcan kostek disli kurma horoz saatcan disli kostek kurma saatcan disli
      horoz kadran kurma disli saatcan kurma kostek
    `),
    strip(`
      kurma disli saatcan kostek kurma horoz disli saatcan kurma kostek disli saatcan kurma
      horoz disli kadran saatcan kurma disli kostek
    `),
    strip(`
      saatcan kurma disli kostek horoz kurma saatcan disli kurma kostek saatcan disli horoz
      kurma disli saatcan kurma kadran disli saatcan
    `),
  ],
}

/** Calmer: more small wins, a lower highest one. */
export const sedefCekmece: DrumSheet = {
  code: 'zar_sedef_cekmece',
  version: '1',
  pays: {
    anahtar: 8_000,
    kalemlik: 3_000,
    muhur: 1_200,
    kumsaati: 900,
    sedef8: 560,
    sedef6: 400,
    sedef4: 280,
  },
  mostHundredths: 8_000,
  drums: [
    strip(`
      sedef4 sedef6 sedef8 sedef4 muhur sedef6 sedef4 kumsaati sedef8 sedef6 sedef4 anahtar
      sedef6 sedef4 muhur sedef8 sedef6 sedef4 kumsaati kalemlik
    `),
    strip(`
      sedef6 sedef4 kumsaati sedef6 sedef8 sedef4 sedef6 muhur sedef4 kalemlik sedef8 sedef4
      sedef6 kumsaati sedef4 sedef6 anahtar sedef4 muhur sedef8
    `),
    strip(`
      sedef4 muhur sedef6 sedef4 sedef8 kumsaati sedef6 sedef4 sedef8 sedef6 sedef4 kalemlik
      sedef4 sedef6 muhur sedef8 sedef4 sedef6 anahtar kumsaati
    `),
  ],
}

export const DRUM_SHEETS = [saatKulesi, sedefCekmece] as const
