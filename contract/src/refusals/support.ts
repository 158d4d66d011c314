/** What tickets, their files and the chat are refused for. */
export const SUPPORT_REFUSALS = {
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
} as const
