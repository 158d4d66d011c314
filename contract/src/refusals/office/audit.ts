/** What the audit log refuses. */
export const AUDIT_REFUSALS = {
  secret_in_reason: {
    status: 200,
    tr: 'Nedene tam IBAN, kart veya kimlik numarası yazma. Son dört hanesi yeter.',
    en: 'Leave whole IBANs, card and identity numbers out of the reason. Their last four digits are enough.',
  },
  audit_broken: {
    status: 200,
    tr: 'Denetim izinde fark var: açıklanana kadar dışa aktarılamaz.',
    en: 'The audit log differs from its seals: nothing is exported until that is explained.',
  },
  audit_not_sealed: {
    status: 200,
    tr: 'Aralığın sonu henüz mühürlenmedi. En az bir dakika öncesini seç.',
    en: 'The end of this range is not sealed yet. Choose one that is at least a minute ago.',
  },
  audit_export_too_large: {
    status: 200,
    tr: 'Bu aralıkta 50.000’den çok kayıt var. Aralığı daralt.',
    en: 'There are more than 50,000 rows in this range. Choose a shorter one.',
  },
} as const
