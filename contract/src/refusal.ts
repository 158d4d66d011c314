import { ACCOUNT_REFUSALS } from './refusals/account.ts'
import { BONUS_REFUSALS } from './refusals/bonus.ts'
import { ERASURE_REFUSALS } from './refusals/erasure.ts'
import { PAYMENT_REFUSALS } from './refusals/payment.ts'
import { PROTECTION_REFUSALS } from './refusals/protection.ts'

/**
 * Every reason we may turn a caller down, with its HTTP status and the sentence the player reads.
 * Anything that is not in this list is a bug: 500, a request id and no detail.
 *
 * A business "no" answers 200 with `success: false`, as the product specification has it; only
 * what the transport itself must say has another status (401 logs the client out).
 */
export const REFUSALS = {
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
  game_unknown: {
    status: 200,
    tr: 'Bu oyun bulunamadı ya da şu an kapalı.',
    en: 'This game was not found or is closed right now.',
  },
  game_provider_down: {
    status: 200,
    tr: 'Oyun şu an açılamadı. Lütfen biraz sonra yeniden dene.',
    en: 'The game could not be opened right now. Please try again shortly.',
  },
  ticket_closed: {
    status: 200,
    tr: 'Bu talep kapanalı 14 günü geçti. Aynı konu için yeni bir talep aç.',
    en: 'This ticket was closed more than 14 days ago. Open a new one about the same matter.',
  },
  ticket_full: {
    status: 200,
    tr: 'Bu talep çok uzadı. Devamı için yeni bir talep aç.',
    en: 'This ticket has become very long. Open a new one to go on.',
  },
  file_type_refused: {
    status: 200,
    tr: 'Yalnız PNG, JPEG, WebP ve PDF dosyaları ekleyebilirsin.',
    en: 'Only PNG, JPEG, WebP and PDF files can be attached.',
  },
  file_missing: {
    status: 200,
    tr: 'Eklediğin dosya artık burada değil. Yeniden ekleyip gönder.',
    en: 'A file you attached is not here any more. Attach it again and send.',
  },
  chat_empty: {
    status: 200,
    tr: 'Sohbette destek talebine dönüşecek yeni bir mesaj yok.',
    en: 'There is nothing new in the chat to make a ticket of.',
  },
  ...ACCOUNT_REFUSALS,
  ...PAYMENT_REFUSALS,
  ...BONUS_REFUSALS,
  ...ERASURE_REFUSALS,
  ...PROTECTION_REFUSALS,
} as const satisfies Record<string, { status: number; tr: string; en: string }>

export type RefusalCode = keyof typeof REFUSALS
