/** What a document that is handed in is refused for. */
export const DOCUMENT_REFUSALS = {
  document_not_asked: {
    status: 200,
    tr: 'Bu çekim için belge istenmedi ya da süresi doldu. Çekiminin durumuna bak.',
    en: 'No document is asked for with this withdrawal, or the time for it is over. Look at the withdrawal.',
  },
  document_waits: {
    status: 200,
    tr: 'Gönderdiğin belgeye bakılıyor. Sonucu beklemen yeterli.',
    en: 'The document you sent is being looked at. You only have to wait for the answer.',
  },
  document_day_full: {
    status: 200,
    tr: 'Bir günde en çok 5 belge gönderebilirsin. Yeni belge süreyi uzatmaz.',
    en: 'Five documents a day are the most. A new one gives no more time.',
  },
  document_type_refused: {
    status: 200,
    tr: 'Yalnız JPEG, PNG ve PDF dosyaları alıyoruz.',
    en: 'Only JPEG, PNG and PDF files are taken.',
  },
} as const
