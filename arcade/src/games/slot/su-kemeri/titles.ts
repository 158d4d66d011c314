import type { CascadeSheet } from './rules.ts'

const WEIGHTS = [30, 26, 20, 15, 9]

type Title = Pick<CascadeSheet, 'code' | 'figures'> & {
  ids: readonly string[]
  pays: readonly number[]
  most: number
}

const sheetOf = ({ code, ids, pays, most, figures }: Title): CascadeSheet => ({
  code,
  version: '1',
  stones: ids.map((id, at) => ({ id, weight: WEIGHTS[at] ?? 0, pay: pays[at] ?? 0 })),
  factors: [1, 2, 3, 5],
  mostHundredths: most * 100,
  figures,
})

export const suKemeri = sheetOf({
  code: 'zar_su_kemeri',
  ids: ['tdalga', 'tyaprak', 'tyusufcuk', 'tnilufer', 'tsalamura'],
  pays: [47, 70, 140, 349, 1_396],
  most: 1_000,
  figures: { rtp: 0.96272195687623, hitRate: 0.368087635967, deviation: 3.354685579727 },
})

const CALM_PAYS = [55, 85, 160, 320, 800]
const CALM_FIGURES = { rtp: 0.960572995857965, hitRate: 0.368087635967, deviation: 2.743466529485 }

export const cayYamaci = sheetOf({
  code: 'zar_cay_yamaci',
  ids: ['yaprak2', 'yaprak3', 'findik', 'sepet', 'cay'],
  pays: CALM_PAYS,
  most: 1_000,
  figures: CALM_FIGURES,
})

export const kardelen = sheetOf({
  code: 'zar_kardelen',
  ids: ['buz4', 'buz6', 'guvercin', 'tavsan', 'kardelen'],
  pays: CALM_PAYS,
  most: 1_000,
  figures: CALM_FIGURES,
})

/** The wildest of the four. */
export const kuyumcuTerazisi = sheetOf({
  code: 'zar_kuyumcu_terazisi',
  ids: ['inci1', 'telkari4', 'topaz', 'zumrut', 'yakut'],
  pays: [30, 45, 100, 400, 2_500],
  most: 2_000,
  figures: { rtp: 0.960266183321808, hitRate: 0.368087635967, deviation: 4.86370184724 },
})

export const CASCADE_SHEETS = [suKemeri, cayYamaci, kardelen, kuyumcuTerazisi] as const
