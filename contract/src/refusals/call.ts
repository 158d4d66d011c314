/** Why a call is refused before anybody looks at what it asks for. */
export const CALL_REFUSALS = {
  invalid_input: {
    status: 400,
    tr: 'Bazı bilgiler eksik ya da hatalı. İşaretli alanları düzelt.',
    en: 'Some details are missing or wrong. Correct the marked fields.',
  },
  malformed_body: {
    status: 400,
    tr: 'İstek okunamadı.',
    en: 'The request could not be read.',
  },
  body_too_large: { status: 413, tr: 'İstek çok büyük.', en: 'The request is too large.' },
  unsupported_media: {
    status: 415,
    tr: 'Bu içerik türü kabul edilmiyor.',
    en: 'This content type is not accepted.',
  },
  not_signed_in: {
    status: 401,
    tr: 'Oturumun sona erdi. Lütfen yeniden giriş yap.',
    en: 'Your session has ended. Please log in again.',
  },
  not_found: { status: 404, tr: 'Aradığın şey bulunamadı.', en: 'We could not find that.' },
  too_many_attempts: {
    status: 429,
    tr: 'Çok fazla deneme yapıldı. Biraz sonra yeniden dene.',
    en: 'Too many attempts. Try again in a little while.',
  },
  too_many_calls: {
    status: 429,
    tr: 'Bu bağlantıdan çok sık istek geliyor. Birkaç saniye sonra yeniden dene.',
    en: 'Too many requests are coming from this connection. Try again in a few seconds.',
  },
  unavailable: {
    status: 503,
    tr: 'Şu an yanıt veremiyoruz. Paran güvende; birkaç saniye sonra yeniden dene.',
    en: 'We cannot answer right now. Your money is safe; try again in a few seconds.',
  },
} as const
