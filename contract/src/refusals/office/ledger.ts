/** What an export of the ledger refuses. */
export const LEDGER_REFUSALS = {
  ledger_broken: {
    status: 409,
    tr: 'Mühür zinciri kırık: açıklanana kadar defter dışa aktarılamaz.',
    en: 'The chain of seals is broken: nothing is exported until that is explained.',
  },
  ledger_not_sealed: {
    status: 200,
    tr: 'Aralığın sonu henüz mühürlenmedi. En az bir dakika öncesini seç.',
    en: 'The end of this range is not sealed yet. Choose one that is at least a minute ago.',
  },
  ledger_range_wrong: {
    status: 200,
    tr: 'Aralığın sonu başından sonra olmalı.',
    en: 'The end of the range has to be after its beginning.',
  },
  ledger_export_too_large: {
    status: 200,
    tr: 'Bu aralıkta 50.000’den çok aktarım var. Aralığı daralt ya da bir oyuncu seç.',
    en: 'There are more than 50,000 transfers in this range. Choose a shorter one, or one player.',
  },
} as const
