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

/** A cherry stands for every other thing. */
export const atesKirazi: DrumSheet = {
  code: 'zar_ates_kirazi',
  version: '2',
  wild: 'kiraz',
  pays: {
    kiraz: 10_000,
    yedi: 1_200,
    saatcan: 600,
    nar: 420,
    kor3: 180,
    uzum: 140,
    narenciye: 120,
  },
  mostHundredths: 10_000,
  drums: [
    strip(`
      yedi kor3 narenciye uzum kor3 saatcan yedi narenciye kor3 yedi nar uzum saatcan nar
      kor3 narenciye saatcan uzum kiraz narenciye nar uzum
    `),
    strip(`
      saatcan narenciye nar yedi kor3 narenciye nar uzum kor3 saatcan narenciye uzum nar
      kor3 kiraz narenciye yedi saatcan uzum kor3 yedi uzum
    `),
    strip(`
      kor3 yedi narenciye kor3 saatcan uzum narenciye kor3 uzum narenciye nar yedi uzum
      narenciye kor3 saatcan nar kiraz saatcan nar yedi uzum
    `),
  ],
}

/** Three sevens pay 777 stakes of a line. */
export const yediTepe777: DrumSheet = {
  code: 'zar_yedi_tepe_777',
  version: '2',
  wild: 'yedi',
  pays: {
    yedi: 15_540,
    elmas: 1_000,
    bingo: 600,
    nal: 420,
    can: 200,
    uzum: 180,
    narenciye: 120,
  },
  mostHundredths: 15_540,
  drums: [
    strip(`
      uzum nal yedi uzum narenciye bingo nal can uzum bingo narenciye elmas can narenciye
      elmas nal can uzum elmas can bingo narenciye
    `),
    strip(`
      nal can narenciye uzum bingo nal can uzum narenciye elmas nal bingo uzum narenciye can
      elmas uzum can elmas narenciye yedi bingo
    `),
    strip(`
      elmas narenciye yedi uzum can bingo nal narenciye elmas nal uzum elmas can uzum
      narenciye can uzum bingo can narenciye bingo nal
    `),
  ],
}

export const DRUM_SHEETS = [saatKulesi, sedefCekmece, atesKirazi, yediTepe777] as const
